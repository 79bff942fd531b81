/**
 * The kind of a refusal. One place, at the edge of the API, maps kinds to HTTP statuses.
 * `missing` is also the answer for a record that belongs to another person.
 */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'gone'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedType'
  | 'outOfRange'
  | 'invalid'
  | 'tooMany'
  | 'provider'
  | 'closed'
  | 'unavailable';

/** Returns a row of the tables of refusals. */
export const refusal = <Kind extends RefusalKind, const Text extends string>(kind: Kind, text: Text) => ({
  kind,
  text,
});
