import type { ProductAttributes } from './attributes.ts';
import { divideHalfUp } from './money.ts';
import type { Paise } from './money.ts';

/** The plating whose pieces are taken back for a part of their price. */
const PLATING: ProductAttributes['plating'] = '1-gram gold plated';

/** Whether a piece can be given back once its return window is over. */
export function canBeGivenBack({ plating }: Partial<Pick<ProductAttributes, 'plating'>>): boolean {
  return plating === PLATING;
}

/** What is paid for one piece that is given back, half up to the paisa. */
export function giveBackOf(paidPaise: Paise, percent: number): Paise {
  return divideHalfUp(paidPaise * percent, 100);
}
