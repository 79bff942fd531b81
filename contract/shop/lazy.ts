/** What `make` makes, made when it is first asked for: an Intl formatter costs a cheap phone some 20 ms. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
