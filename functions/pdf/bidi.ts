/*
 * The visual order of a line's characters, from left to right, when some are of Arabic script. A line of a document is
 * read from the left, like its layout. This implements the rules of the Unicode Bidirectional Algorithm (Standard Annex
 * 9) that names and addresses need. It omits embeddings, overrides and isolates, which no text of the shop has.
 */

/** Left, right, a European or an Arabic number, a nonspacing mark, or a neutral character. */
type Direction = 'L' | 'R' | 'EN' | 'AN' | 'NSM' | 'ON';

const ARABIC = /[\u0600-\u06ff\u0750-\u077f]/;
const MIRRORED = new Map(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open, close]) => [
    [open!, close!],
    [close!, open!],
  ]),
);

/** Tells whether a text has right-to-left characters. */
export function isBidirectional(text: string): boolean {
  return ARABIC.test(text);
}

function directionOf(sign: string): Direction {
  if (/[\u0660-\u0669]/.test(sign)) return 'AN';
  if (/[0-9\u06f0-\u06f9]/.test(sign)) return 'EN';
  if (/\p{Mn}/u.test(sign) && ARABIC.test(sign)) return 'NSM';
  if (ARABIC.test(sign)) return /[\p{L}\u06d4]/u.test(sign) ? 'R' : 'ON';
  return /[\p{L}\p{M}\p{Nd}]/u.test(sign) ? 'L' : 'ON';
}

/** Returns the levels of characters: 0 is left-to-right, 1 is right-to-left, 2 is a number in right-to-left text. */
export function levelsOf(signs: readonly string[]): number[] {
  const directions = signs.map(directionOf);
  // A mark takes its character's direction (W1). A number after Arabic letters is an Arabic number (W2), otherwise it
  // is left-to-right (W7).
  let strong: Direction = 'L';
  directions.forEach((direction, at) => {
    if (direction === 'NSM') directions[at] = directions[at - 1] ?? 'ON';
    else if (direction === 'EN') directions[at] = strong === 'R' ? 'AN' : 'L';
    else if (direction !== 'ON' && direction !== 'AN') strong = direction;
  });
  // One separator between two numbers belongs to them (W4), such as the hyphen of 21-2-118.
  const isNumber = (at: number) => directions[at] === 'AN';
  signs.forEach((sign, at) => {
    if (/[-+.,:/\u060c]/.test(sign) && directions[at] === 'ON' && isNumber(at - 1) && isNumber(at + 1))
      directions[at] = 'AN';
  });
  const isFromRight = (at: number) => directions[at] === 'R' || directions[at] === 'AN';
  // Brackets around right-to-left text are right-to-left, if the text before them is, too (N0).
  for (const [open, close] of pairsOf(signs)) {
    const inside = directions.slice(open + 1, close).filter((direction) => direction !== 'ON');
    const before = directions.slice(0, open).findLast((direction) => direction !== 'ON') ?? 'L';
    if (inside.length === 0) continue;
    const direction = inside.includes('L') || before === 'L' ? 'L' : 'R';
    directions[open] = directions[close] = direction;
  }
  // Neutral characters take the direction of the text on both sides, or the line's direction when the sides differ (N1,
  // N2).
  for (let from = 0; from < signs.length; from += 1) {
    if (directions[from] !== 'ON') continue;
    let to = from;
    while (directions[to] === 'ON') to += 1;
    const direction = isFromRight(from - 1) && isFromRight(to) ? 'R' : 'L';
    directions.fill(direction, from, to);
  }
  return directions.map((direction) => ({ L: 0, R: 1, AN: 2 })[direction as 'L' | 'R' | 'AN']);
}

/** Returns the positions of matching brackets, each pair once, the outer ones first. */
function pairsOf(signs: readonly string[]): [open: number, close: number][] {
  const opened: number[] = [];
  const pairs: [number, number][] = [];
  signs.forEach((sign, at) => {
    if (/[([{]/.test(sign)) opened.push(at);
    const last = opened.at(-1);
    if (last === undefined || !/[)\]}]/.test(sign) || MIRRORED.get(signs[last]!) !== sign) return;
    opened.pop();
    pairs.push([last, at]);
  });
  return pairs.toSorted(([one], [other]) => one - other);
}

/** Returns the parts of a line in visual order, from left to right (L2). */
export function inVisualOrder<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  for (const least of [2, 1]) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= least) to += 1;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
      if (to > from) from = to;
    }
  }
  return ordered;
}

/** Returns right-to-left text in visual order, with mirrored brackets (L4). */
export function reversed(text: string): string {
  return Array.from(text, (sign) => MIRRORED.get(sign) ?? sign)
    .toReversed()
    .join('');
}
