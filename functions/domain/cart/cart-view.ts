import type { Cart, CartItem } from '#contract/calls/cart.ts';
import type { Price } from '#contract/calls/pricing.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { stateOfSupplier } from '#contract/shop/documents.ts';
import * as messages from '#contract/messages.ts';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { mediaItem } from '../media/index.ts';
import type { MediaRow } from '../media/index.ts';
import { amountOff, priceOrder } from '../pricing/index.ts';
import type { LineToPrice, PricedOrder } from '../pricing/index.ts';
import type { CartLine, SkuToBuy } from './reads.ts';

/** A line with what of it can be ordered now. */
export interface StockedLine<Line> {
  line: Line;
  quantity: number;
  notice: string | null;
}

interface Wanting extends Pick<SkuToBuy, 'skuId' | 'available' | 'sellable' | 'taxBasisPoints'> {
  wantedQuantity: number;
}

/**
 * Cuts each line down to the stock. Lines of one SKU share its stock, the older first: two sizes of an adjustable
 * piece are the same pieces.
 */
export function cutToStock<Line extends Wanting>(lines: readonly Line[]): StockedLine<Line>[] {
  const left = new Map<number, number>();
  return lines.map((line) => {
    const available = left.get(line.skuId) ?? orderable(line);
    const quantity = Math.min(line.wantedQuantity, available);
    left.set(line.skuId, available - quantity);
    return { line, quantity, notice: cutNotice(line.wantedQuantity, quantity) };
  });
}

/** Pieces of a SKU one order may take now. A SKU without a tax rate cannot be invoiced, so it cannot be sold. */
export function orderable(sku: Pick<SkuToBuy, 'available' | 'sellable' | 'taxBasisPoints'>): number {
  return sku.sellable && sku.taxBasisPoints !== null ? Math.min(sku.available, MAX_QUANTITY) : 0;
}

/** Why a line holds less than was wanted; null where it does not. */
export function cutNotice(wanted: number, quantity: number): string | null {
  if (quantity === wanted) return null;
  if (quantity === 0) return messages.OUT_OF_STOCK;
  return messages.fill(REFUSALS.QUANTITY_CUT.text, { available: quantity });
}

/** A line as the price pipeline takes it. */
export function lineToPrice(line: SkuToBuy, quantity: number): LineToPrice {
  return {
    skuId: line.skuId,
    sellerId: line.sellerId,
    name: line.productName,
    quantity,
    unitMrpPaise: line.unitMrpPaise,
    unitSellingPaise: line.unitSellingPaise,
    codAllowed: line.codAllowed === 1,
    taxBasisPoints: line.taxBasisPoints ?? 0,
    fromState: stateOfSupplier({ gstin: line.sellerGstin, pickupStateCode: line.pickupStateCode }),
  };
}

/** What a shopper is told about delivery before a PIN code is known. */
export function deliveryEstimate(startOn: Day | null, today: Day, policy: StorePolicy): string {
  const isPreOrder = startOn !== null && startOn > today;
  return spanInWords(isPreOrder ? policy.preOrderDays : policy.deliveryBusinessDays, isPreOrder);
}

/** A promised span: calendar days after the start of a pre-order, business days after the dispatch of anything else. */
export function spanInWords({ from, to }: { from: number; to: number }, isPreOrder: boolean): string {
  return `${from}-${to} ${isPreOrder ? 'days after start date' : 'business days'}`;
}

/** The cart as it is shown: items cut to the stock, plain sums, and the price for each way to pay. */
export function cartOf(lines: CartLine[], pictures: MediaRow[], policy: StorePolicy, now: number): Cart {
  const today = kolkataDay(now);
  const stocked = cutToStock(lines);
  const orderableLines = stocked.filter(({ quantity }) => quantity > 0);
  const toPrice = orderableLines.map(({ line, quantity }) => lineToPrice(line, quantity));
  const toState = lines[0]?.toState ?? undefined;
  const priceBy = (method: PaymentMethod) =>
    priceShown(priceOrder({ lines: toPrice, method, policy, toState, coupons: { entered: null, automatic: [] } }));
  const summary = { PREPAID: priceBy('PREPAID'), COD: priceBy('COD') };
  return {
    cartItems: stocked.map((item) => cartItemOf(item, pictures, policy, today)),
    couponCode: null,
    couponPrice: 0,
    totalSellingPrice: summary.COD.totalSellingPrice,
    totalMrpPrice: summary.COD.totalMrpPrice,
    totalItems: orderableLines.reduce((sum, { quantity }) => sum + quantity, 0),
    summary,
  };
}

/** A price as the contract shows it. */
function priceShown({ method, unavailable, lines, adjustments, coupon, totals }: PricedOrder): Price {
  const { discount: _, ...sums } = totals;
  return {
    method,
    unavailable,
    lines,
    couponCode: coupon?.coupon.code ?? null,
    couponPrice: coupon?.amount ?? 0,
    waivedFees: coupon?.waivedFees ?? 0,
    prepaidDiscount: amountOff(adjustments, 'prepaid'),
    ...sums,
  };
}

export function cartItemOf(
  { line, quantity, notice }: StockedLine<CartLine>,
  pictures: MediaRow[],
  policy: StorePolicy,
  today: Day,
): CartItem {
  return {
    id: line.id,
    skuId: line.skuId,
    size: line.size,
    quantity,
    wantedQuantity: line.wantedQuantity,
    notice,
    sellingPrice: line.unitSellingPaise * quantity,
    mrpPrice: line.unitMrpPaise * quantity,
    unitSellingPrice: line.unitSellingPaise,
    unitMrpPrice: line.unitMrpPaise,
    deliveryEstimate: deliveryEstimate(line.startOn, today, policy),
    sellerId: line.sellerId,
    product: {
      id: line.productId,
      name: line.productName,
      seoUrl: line.seoUrl,
      startDate: line.startOn,
      isPreOrder: line.startOn !== null && line.startOn > today,
      sellerName: line.sellerName,
    },
    sku: {
      name: line.skuName,
      color: line.color,
      inventory: { availableQuantity: orderable(line) },
    },
    mediaList: pictures.filter((picture) => picture.subjectId === line.skuId).map(mediaItem),
    addedAt: line.addedAt,
  };
}
