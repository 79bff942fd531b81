import type { Paise } from '#contract/shop/money.ts';
import { divideHalfUp } from '#contract/shop/money.ts';

/** The GST inside a paid amount, split by the place of supply. The parts sum to the tax. */
export interface TaxSplit {
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

/**
 * Splits the tax out of an inclusive amount. Within a State half is the Union's (CGST) and half the State's (SGST or
 * UTGST), each rounded half up and equal. Across a border all of it is IGST (IGST Act s.7, s.8). It is applied to each
 * line and then summed: a sum is never split again.
 * @param basisPoints hundredths of a percent of the amount before tax: 300 is 3 %
 */
export function splitTax(amount: Paise, basisPoints: number, place: 'within' | 'across'): TaxSplit {
  const inclusive = 10_000 + basisPoints;
  if (place === 'across') {
    const igstPaise = divideHalfUp(amount * basisPoints, inclusive);
    return { taxablePaise: amount - igstPaise, cgstPaise: 0, sgstPaise: 0, igstPaise };
  }
  const half = divideHalfUp(amount * basisPoints, 2 * inclusive);
  return { taxablePaise: amount - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}
