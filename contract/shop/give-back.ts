import type { ProductAttributes } from './attributes.ts';
import { divideHalfUp } from './money.ts';
import type { Paise } from './money.ts';

/** The plating of pieces that are taken back for a part of their price. */
const PLATING: ProductAttributes['plating'] = '1-gram gold plated';

/** Returns whether a piece can be given back after its return window. */
export function canBeGivenBack({ plating }: Partial<Pick<ProductAttributes, 'plating'>>): boolean {
  return plating === PLATING;
}

/** Returns the amount for one piece that is given back, half up to the paisa. */
export function giveBackOf(paidPaise: Paise, percent: number): Paise {
  return divideHalfUp(paidPaise * percent, 100);
}
