/** Processes many things, at most `count` at a time. */
export async function sideBySide<Thing>(
  count: number,
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  const rest = things[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
