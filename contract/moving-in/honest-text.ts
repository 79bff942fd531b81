import { forbiddenClaim } from '../shop/claims.ts';
import { cleaned, hasBadSign, unprintableLetter } from '../shop/text.ts';
import { inLatin } from '../shop/latin-letters.ts';

/** Replacements of claims that imitation jewellery may not make, by the words of the claim. The first match counts. */
const REPLACEMENTS: readonly (readonly [claim: RegExp, words: string])[] = [
  [/\bsilver\b|\bchandi\b/i, 'silver-tone'],
  [/\bdiamonds?\b/i, 'American diamond'],
  [/\bpearls?\b/i, 'pearl bead'],
  [/\b(?:rub|emerald|sapphire|stone)/i, 'coloured stone'],
  [/\bgold\s+weight\b/i, ''],
  [/\bgold\b|\bsona\b/i, 'gold-tone'],
];
/** A text has at most this many claims that are replaced. */
const MOST_CLAIMS = 50;

const replacementOf = (claim: string) => REPLACEMENTS.find(([pattern]) => pattern.test(claim))?.[1] ?? '';

/**
 * Returns a text without the claims that imitation jewellery may not make. Gold becomes gold-tone, and fineness is left
 * out. HTML keeps its tags.
 * @example withoutClaims('22kt Gold jhumka') // 'gold-tone jhumka'
 */
export function withoutClaims(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : plainWithoutClaims(part)))
    .join('');
}

function plainWithoutClaims(text: string): string {
  let rest = text;
  for (let count = 0; count < MOST_CLAIMS; count += 1) {
    const claim = forbiddenClaim(rest);
    if (!claim) return rest;
    const [before, ...after] = rest.split(claim.words);
    rest = `${before}${replacementOf(claim.words)}${after.join(claim.words)}`.replace(/ {2,}/g, ' ');
  }
  return rest;
}

const ORNAMENTS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/gu;

/** Returns a title without HTML, emoji, claims and characters that an invoice cannot print. */
export function plainTitle(text: string): string {
  const bare = cleaned(text.replace(/<[^>]*>/g, ' ').replace(ORNAMENTS, ' '))
    .replace(/&amp;/g, '&')
    .replace(/[\s|]+/g, ' ')
    .trim();
  const printable = unprintableLetter(bare) === undefined ? bare : inLatin(bare);
  const kept = [...printable].filter((sign) => !hasBadSign(sign) && unprintableLetter(sign) === undefined).join('');
  return withoutClaims(kept)
    .replace(/^[\s,·-]+/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the beginning of a text, cut after a word. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max + 1);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), max / 2))
    .replace(/[\s,|–-]+$/, '')
    .slice(0, max);
}
