/// What the Greeting router needs; no part of the component tree. The module owns the router, so the way back is unowned.
struct GreetingViewComponent {
  unowned let module: any GreetingSupporting
}
