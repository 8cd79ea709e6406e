/** Over every page whose order form is asked for while the shop is closed to orders. */
export const ordersClosedWords = {
  title: 'No orders at the moment',
  text: 'This shop takes no orders at the moment. Please come back later; what you have with us goes on as usual.',
}
