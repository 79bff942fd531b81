/**
 * Returns a function that calls `make` on its first call and caches the result. Long lists take some milliseconds each
 * on a cheap phone.
 */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
