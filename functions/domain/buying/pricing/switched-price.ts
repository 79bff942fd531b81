import type { Paise } from '#contract/shop/money.ts';
import { prepaidAdjustment } from './discounts.ts';
import type { Adjustment } from './discounts.ts';
import { splitTax } from './tax.ts';
import type { TaxSplit } from './tax.ts';

/** A stored line of an order. */
export interface StoredLine {
  sellerId: number;
  discountPaise: Paise;
  platformDiscountPaise: Paise;
  netPaise: Paise;
  shippingFeePaise: Paise;
  taxBasisPoints: number;
  igstPaise: Paise;
}

/** The amounts of a line that change with online payment. */
export interface SwitchedLine extends TaxSplit {
  discountPaise: Paise;
  platformDiscountPaise: Paise;
  netPaise: Paise;
}

export interface SwitchedPrice {
  adjustment: Adjustment;
  lines: SwitchedLine[];
  taxIncludedPaise: Paise;
  totalPaise: Paise;
}

/**
 * Returns the price of a cash-on-delivery order when it is paid online, from its stored lines and coupon: minus the
 * prepaid discount and the fee for cash. The tax stays intra-State or inter-State, as stored.
 */
export function switchedPrice(
  lines: readonly StoredLine[],
  terms: Parameters<typeof prepaidAdjustment>[0],
): SwitchedPrice {
  const adjustment = prepaidAdjustment(
    terms,
    lines.map(({ sellerId, netPaise }) => ({ sellerId, weight: netPaise })),
  );
  const switched = lines.map((line, index): SwitchedLine => {
    const off = adjustment.perLine[index]!;
    const netPaise = line.netPaise - off;
    const platformDiscountPaise = line.platformDiscountPaise + (terms.fundedBy === 'PLATFORM' ? off : 0);
    const taxed = netPaise + platformDiscountPaise + line.shippingFeePaise;
    return {
      discountPaise: line.discountPaise + off,
      platformDiscountPaise,
      netPaise,
      ...splitTax(taxed, line.taxBasisPoints, line.igstPaise > 0 ? 'across' : 'within'),
    };
  });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    adjustment,
    lines: switched,
    taxIncludedPaise: sum(switched.map((line) => line.cgstPaise + line.sgstPaise + line.igstPaise)),
    totalPaise: sum(switched.map(({ netPaise }, index) => netPaise + lines[index]!.shippingFeePaise)),
  };
}
