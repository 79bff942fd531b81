import { shopNameOf } from './brand.ts';
import { hasDefaultColours } from './look/look.ts';
import type { StorePolicy } from './policy.ts';

/** The shop on whose papers something is printed. */
export interface PaperHouse {
  name: string;
  /** The colour of titles as six hexadecimal digits; null for black. */
  accent: string | null;
  /** A note at the foot of each page, or empty. */
  note: string;
}

export const NO_HOUSE: PaperHouse = { name: '', accent: null, note: '' };

/** Returns what papers show of the shop by its settings. */
export function paperHouseOf(policy: StorePolicy, origin: string): PaperHouse {
  return {
    name: shopNameOf(policy, origin),
    accent: hasDefaultColours(policy.look) ? null : policy.look.colours.brand,
    note: policy.words.paperNote,
  };
}
