import { COLOUR_NAMES } from '../../shop/colours.ts';
import { named } from './named.ts';

/**
 * Returns Hindi for the colours, which are a part of what was ordered; a browser has no other list of them. A function,
 * so that bundles that do not call it have none of it.
 */
export const colourNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(COLOUR_NAMES.map((colour) => [colour, named(colour) ?? colour]));
