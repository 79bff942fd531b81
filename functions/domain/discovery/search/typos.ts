/** Shorter words are too close to too many others. */
const LEAST_LENGTH = 4;
/** From this length on, two mistakes are allowed. */
const LONG = 7;

/** Returns the number of mistakes allowed in a word of this length. */
function forgiven(length: number): number {
  if (length < LEAST_LENGTH) return 0;
  return length >= LONG ? 2 : 1;
}

/**
 * Returns the edit distance of two words, if it is within the allowed number. An edit is a letter added, missing or
 * wrong, or two neighbours swapped. Undefined if there are more. The first letter is nearly always right.
 */
export function distance(input: string, meant: string): number | undefined {
  const most = forgiven(Math.min(input.length, meant.length));
  if (most === 0 || Math.abs(input.length - meant.length) > most || input[0] !== meant[0]) return undefined;
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let at = 1; at <= input.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= meant.length; to += 1) {
      const isSame = input[at - 1] === meant[to - 1];
      let cost = Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + (isSame ? 0 : 1));
      const isSwapped = at > 1 && to > 1 && input[at - 1] === meant[to - 2] && input[at - 2] === meant[to - 1];
      if (isSwapped) cost = Math.min(cost, before[to - 2]! + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return undefined;
    before = row;
    row = next;
  }
  const found = row[meant.length]!;
  return found <= most ? found : undefined;
}
