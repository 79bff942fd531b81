/** An error at the start of the shop, with a message for its operator: the fault, and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
