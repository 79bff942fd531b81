/** What `make` makes, made when it is first asked for: long lists cost a cheap phone some milliseconds each. */
export function lazy<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
