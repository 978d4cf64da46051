// swift-format-ignore-file
// A result builder's attribute mentions it.
// The index has the builder's functions at the beginning of a block, as references and not as calls.

struct Dish {}
struct Meal {}
@resultBuilder enum MealBuilder {
  static func buildBlock(_ dishes: Dish...) -> Meal { Meal() }
//> MealBuilder.buildBlock(_:) constructs Meal.init(), mentions Dish, Meal, Meal
}
struct Kitchen {
  @MealBuilder var meal: Meal {
//> Kitchen.meal mentions Meal, MealBuilder, MealBuilder.buildBlock(_:) (implicit)
    Dish()
//> Kitchen.meal constructs Dish.init(), mentions Dish
    Dish()
//> Kitchen.meal constructs Dish.init(), mentions Dish
  }
  func serve(@MealBuilder _ make: () -> Meal) {}
//> Kitchen.serve(_:) mentions Meal, MealBuilder
}
struct Waiter {
  func wait(_ kitchen: Kitchen) {
//> Waiter.wait(_:) mentions Kitchen
    kitchen.serve { Dish() }
//> Waiter.wait(_:) calls Kitchen.serve(_:), constructs Dish.init(), mentions Dish, MealBuilder.buildBlock(_:) (implicit)
  }
}
