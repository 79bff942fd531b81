import { COLOUR_NAMES } from '../../shop/colours.ts';
import { named } from './named.ts';

/** Hindi for the colours of what was ordered: a browser has no other list of them. */
export const colours: Readonly<Record<string, string>> = Object.fromEntries(
  COLOUR_NAMES.map((colour) => [colour, named(colour) ?? colour]),
);
