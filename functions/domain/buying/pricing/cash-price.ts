import type { DiscountFunder } from '#contract/shop/discounts.ts';
import type { Paise } from '#contract/shop/money.ts';
import { spreadOverSellers } from './spread-over-sellers.ts';
import type { StoredLine, SwitchedLine } from './switched-price.ts';
import { splitTax } from './tax.ts';

/** A stored line of a prepaid order, with its prepaid discount. */
export interface PrepaidLine extends StoredLine {
  prepaidPaise: Paise;
  /** Null if the line has no prepaid discount. */
  prepaidBy: DiscountFunder | null;
}

/** A line's amounts with cash on delivery. */
export interface CashLine extends SwitchedLine {
  codFeePaise: Paise;
}

export interface CashPrice {
  lines: CashLine[];
  /** The items after the coupon, without fees. The limits of cash on delivery are compared with this amount. */
  goodsPaise: Paise;
  codFeePaise: Paise;
  taxIncludedPaise: Paise;
  totalPaise: Paise;
}

/**
 * Returns the price of a prepaid order with cash on delivery, from its stored lines: without the prepaid discount, with
 * the fee for cash. It is the inverse of `switchedPrice`. The coupon and the kind of tax stay as stored.
 */
export function cashPrice(lines: readonly PrepaidLine[], codFeePaise: Paise): CashPrice {
  const nets = lines.map(({ netPaise, prepaidPaise }) => netPaise + prepaidPaise);
  const goodsPaise = sum(nets);
  const weights = lines.map(({ sellerId, netPaise, discountPaise }, index) => ({
    sellerId,
    // As in the price pipeline: if the items cost nothing, the fee is spread by their price before discounts.
    weight: goodsPaise > 0 ? nets[index]! : netPaise + discountPaise,
  }));
  const fees = spreadOverSellers(codFeePaise, weights, 'any');
  const cash = lines.map((line, index): CashLine => {
    const netPaise = nets[index]!;
    const platformDiscountPaise = line.platformDiscountPaise - (line.prepaidBy === 'PLATFORM' ? line.prepaidPaise : 0);
    const taxed = netPaise + platformDiscountPaise + line.shippingFeePaise + fees[index]!;
    return {
      discountPaise: line.discountPaise - line.prepaidPaise,
      platformDiscountPaise,
      netPaise,
      codFeePaise: fees[index]!,
      ...splitTax(taxed, line.taxBasisPoints, line.igstPaise > 0 ? 'across' : 'within'),
    };
  });
  return {
    lines: cash,
    goodsPaise,
    codFeePaise,
    taxIncludedPaise: sum(cash.map((line) => line.cgstPaise + line.sgstPaise + line.igstPaise)),
    totalPaise: goodsPaise + codFeePaise + sum(lines.map(({ shippingFeePaise }) => shippingFeePaise)),
  };
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0);
}
