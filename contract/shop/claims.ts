/**
 * Claims that imitation jewellery may not make (Consumer Protection Act 2019 and the CCPA guidelines on misleading
 * advertisements of 2022; hallmarks under the BIS Act 2016 are only for articles of gold and silver).
 */

interface Claim {
  /** Matches the claim in a text. */
  pattern: RegExp;
  /** Why the claim is forbidden, and what to write instead. */
  reason: string;
}

/** Words next to 'gold' that make it a colour or a plating. */
const PLATED =
  '(?:plat(?:ed|ing)|polish(?:ed)?|ton(?:e|ed)|imitation|colou?r(?:ed)?|look|finish(?:ed)?|foil|wash(?:ed)?|leaf|beads?|border|work|thread|rim|edge)';

/** Gold without the words that make it a colour or a plating. */
const GOLD_ALONE: Claim = {
  pattern: new RegExp(
    String.raw`(?<!\b${PLATED}[\s-]+(?:in\s+)?)\b(?:gold|sona)\b(?![\s-]+(?:\w+[\s-]+){0,2}${PLATED}\b)`,
    'i',
  ),
  reason: 'Write “gold plated”, “gold tone” or “gold colour”: gold alone says that it is of gold.',
};

const CLAIMS: readonly Claim[] = [
  {
    pattern:
      /\b(?:(?:22|24|18|14|9)\s?-?(?:k|kt|kdm|ct|carat|karat)|916|kdm|hallmark(?:ed|s)?|huid|bis[- ]?(?:certified|approved|mark(?:ed)?))\b/i,
    reason: 'Fineness and hallmarks are for gold and silver. Write the plating, such as “1-gram gold plated”.',
  },
  {
    pattern:
      /\b(?:real|pure|solid|genuine|original|asli)\s+(?:gold|silver|diamonds?|pearls?|rub(?:y|ies)|emeralds?|sapphires?|stones?|sona|chandi)\b/i,
    reason: 'Imitation jewellery has no real gold, silver or gemstones. Write what it is plated with or looks like.',
  },
  {
    pattern: /(?<!\bamerican\s)(?<!\bnot\s(?:a\s)?)\bdiamonds?\b(?!\s+look)/i,
    reason: 'Write “AD (American diamond)”, “CZ” or “stone” in place of diamond.',
  },
  {
    pattern: /\bgold\s+weight\b|\b(?:resale|exchange)\s+value\b|\bbuy[- ]?back\b/i,
    reason: 'Imitation jewellery has no gold weight, and no resale or exchange value.',
  },
  {
    pattern:
      /\b(?:nickel[- ]?free|hypo[- ]?allergenic|anti[- ]?tarnish|never\s+tarnish(?:es)?|life[- ]?time\s+(?:guarantee|warranty|shine|polish))\b/i,
    reason: 'This needs a test report or a written guarantee. Please leave it out.',
  },
];

/** The colour in the name of a SKU, which consists of product, colour and size: `Coin bangle, Antique Gold, 2.4`. */
const COLOUR_IN_NAME = /,\s*(?:(?!real|pure|solid|genuine|original|asli)[\p{L}-]+\s+){0,2}gold\s*(?=,|$)/giu;

/** Returns the forbidden claim in a text, with the reason; undefined without one. */
export function forbiddenClaim(text: string): { words: string; reason: string } | undefined {
  return claimIn(text, [...CLAIMS, GOLD_ALONE]);
}

/** Returns the forbidden claim in the name of a SKU, in which gold may be the colour. */
export function forbiddenClaimOfSku(name: string): { words: string; reason: string } | undefined {
  return claimIn(name, CLAIMS) ?? claimIn(name.replace(COLOUR_IN_NAME, ''), [GOLD_ALONE]);
}

function claimIn(text: string, claims: readonly Claim[]): { words: string; reason: string } | undefined {
  for (const { pattern, reason } of claims) {
    const found = pattern.exec(text);
    if (found) return { words: found[0], reason };
  }
  return undefined;
}
