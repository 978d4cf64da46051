/// The data from interactor to presenter: a transport structure, not an entity.
struct GreetingData: Equatable {
  let salutation: String
  let subject: String
}
