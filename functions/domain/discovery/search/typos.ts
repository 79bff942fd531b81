/** Shorter words are too near to too many others. */
const LEAST_LENGTH = 4;
/** From so many letters on, two mistakes are forgiven. */
const LONG = 7;

/** How many mistakes are forgiven in a word of this length. */
function forgiven(length: number): number {
  if (length < LEAST_LENGTH) return 0;
  return length >= LONG ? 2 : 1;
}

/**
 * How many mistakes lie between two words, where they are few enough to be forgiven; a mistake is a letter too many, too
 * few or wrong, or two neighbours swapped. Nothing where there are more. The first letter is nearly always right.
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
