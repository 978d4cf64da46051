/// What crosses from the interactor to the presenter: a transport structure, not an entity.
struct GreetingData: Equatable {
  let salutation: String
  let subject: String
}
