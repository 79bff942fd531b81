import type { Paise } from '#contract/shop/money.ts';
import { divideHalfUp } from '#contract/shop/money.ts';

/** The GST inside an amount that was paid, split as the place of supply wants it. The parts sum to the amount. */
export interface TaxSplit {
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

/**
 * Takes the tax out of an inclusive amount. Within a State half is the Union's (CGST) and half the State's (SGST or
 * UTGST), each rounded half up and equal; across a border all of it is IGST (IGST Act s.7, s.8). Done for each line
 * and only then summed: a sum is never split again.
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
