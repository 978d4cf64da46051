/// The Greeting router's dependencies, outside the component tree. The module owns the router, so it is unowned here.
struct GreetingViewComponent {
  unowned let module: any GreetingSupporting
}
