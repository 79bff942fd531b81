import { roundToRupee, spread } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { codRefusal } from './cod.ts';
import { splitTax } from './tax.ts';
import type { TaxSplit } from './tax.ts';

/** A line as it goes into the pipeline. */
export interface LineToPrice {
  skuId: number;
  name: string;
  quantity: number;
  unitMrpPaise: Paise;
  unitSellingPaise: Paise;
  /** Whether product and seller allow cash on delivery. */
  codAllowed: boolean;
  taxBasisPoints: number;
  /** GST code of the State the goods leave from. */
  fromState: string;
}

/** A line as it comes out: amounts in paise, named as on the wire. */
export interface PricedLine {
  skuId: number;
  quantity: number;
  mrpPrice: Paise;
  sellingPrice: Paise;
  discount: Paise;
  net: Paise;
  tax: TaxSplit;
}

/** What an order costs with one payment method. */
export interface PricedOrder {
  method: PaymentMethod;
  unavailable: string | null;
  lines: PricedLine[];
  totalMrpPrice: Paise;
  totalSellingPrice: Paise;
  prepaidDiscount: Paise;
  shippingFee: Paise;
  codFee: Paise;
  taxIncluded: Paise;
  savings: Paise;
  total: Paise;
}

/**
 * The one price pipeline. Cart, checkout, order and invoice show its figures and nothing else computes any:
 * line totals → prepaid discount → cash-on-delivery rule → fees → tax inside each line → total. Each discount is
 * rounded to a whole rupee and spread over the lines by largest remainder, so that the lines sum to what is paid.
 * @param toState GST code of the State of delivery; while it is not known the tax is shown as across a border
 */
export function priceLines(
  lines: readonly LineToPrice[],
  method: PaymentMethod,
  policy: StorePolicy,
  toState: string | undefined,
): PricedOrder {
  const selling = lines.map((line) => line.unitSellingPaise * line.quantity);
  const mrp = lines.map((line) => line.unitMrpPaise * line.quantity);
  const totalSellingPrice = sum(selling);
  const totalMrpPrice = sum(mrp);

  const prepaidPercent = method === 'PREPAID' ? policy.prepaid.discountPercent : 0;
  // Rounded up it could be more than there is to pay.
  const prepaidDiscount = Math.min(roundToRupee((totalSellingPrice * prepaidPercent) / 100), totalSellingPrice);
  const discounts = spread(prepaidDiscount, selling);

  const unavailable =
    method === 'COD'
      ? codRefusal({ totalPaise: totalSellingPrice, lines }, policy)
      : policy.prepaid.offered
        ? null
        : 'Online payment is not offered at the moment.';
  const codFee = method === 'COD' && lines.length > 0 ? policy.cod.feePaise : 0;
  const shippingFee = lines.length > 0 ? policy.shippingFeePaise : 0;

  const priced = lines.map((line, index): PricedLine => {
    const net = selling[index]! - discounts[index]!;
    return {
      skuId: line.skuId,
      quantity: line.quantity,
      mrpPrice: mrp[index]!,
      sellingPrice: selling[index]!,
      discount: discounts[index]!,
      net,
      tax: splitTax(net, line.taxBasisPoints, line.fromState === toState ? 'within' : 'across'),
    };
  });

  return {
    method,
    unavailable,
    lines: priced,
    totalMrpPrice,
    totalSellingPrice,
    prepaidDiscount,
    shippingFee,
    codFee,
    taxIncluded: sum(priced.map(({ tax }) => tax.cgstPaise + tax.sgstPaise + tax.igstPaise)),
    savings: totalMrpPrice - totalSellingPrice + prepaidDiscount,
    total: totalSellingPrice - prepaidDiscount + shippingFee + codFee,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
