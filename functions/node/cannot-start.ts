/** Why a shop does not start, in words for its operator: what is wrong, and what to do. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
