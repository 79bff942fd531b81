import type { Cart, CartItem, SavedItem } from '#contract/calls/cart.ts';
import type { Price } from '#contract/calls/pricing.ts';
import { beatenInWords, missingReason, reasonInWords } from '#contract/shop/coupon-words.ts';
import type { CouponNo } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { stateOfSupplier } from '#contract/shop/documents.ts';
import * as messages from '#contract/messages.ts';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { CouponsOfCart } from '../coupons/index.ts';
import type { ReachOfOrder } from '../delivery/index.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { amountOff, priceOrder, worthOf } from '../pricing/index.ts';
import type { CouponMiss, LineToPrice, PricedOrder } from '../pricing/index.ts';
import type { CartLine, SavedLine, SkuToBuy } from './reads.ts';

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
export function cutNotice(options: number, quantity: number): string | null {
  if (quantity === options) return null;
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

/** All that a cart is shown from. */
export interface CartRows {
  lines: CartLine[];
  /** What is saved for later, where the shopper's own cart is shown. */
  saved?: SavedLine[];
  pictures: MediaRow[];
  policy: StorePolicy;
  coupons: CouponsOfCart;
  /** How it gets where it goes; nothing while that is not known. */
  reach?: ReachOfOrder | undefined;
  refusedParcels: number;
  now: number;
}

/** The cart as it is shown: items cut to the stock, plain sums, and the price for each way to pay. */
export function cartOf(rows: CartRows): Cart {
  return pricedCart(rows).cart;
}

/** The cart, with the price whose figures stand for it where no way to pay is chosen yet. */
export function pricedCart({ lines, saved = [], pictures, policy, coupons, reach, refusedParcels, now }: CartRows): {
  cart: Cart;
  price: PricedOrder;
} {
  const today = kolkataDay(now);
  const stocked = cutToStock(lines);
  const orderableLines = stocked.filter(({ quantity }) => quantity > 0);
  const toPrice = orderableLines.map(({ line, quantity }) => lineToPrice(line, quantity));
  const toState = lines[0]?.toState ?? undefined;
  const pinCode = lines[0]?.toPin;
  const place = reach && pinCode ? { pinCode, collectsCash: reach.collectsCash } : undefined;
  const priceBy = (method: PaymentMethod) =>
    priceOrder({
      lines: toPrice,
      method,
      policy,
      toState,
      coupons: coupons.toChoose,
      cod: { place, refusedParcels },
    });
  const prices = { PREPAID: priceBy('PREPAID'), COD: priceBy('COD') };
  const price = prices.COD.unavailable !== null && prices.PREPAID.unavailable === null ? prices.PREPAID : prices.COD;
  const cart = {
    cartItems: stocked.map((item) => cartItemOf(item, pictures, policy, today)),
    savedItems: saved.map((line) => savedItemOf(line, pictures, policy, today)),
    couponCode: price.coupon?.coupon.code ?? null,
    couponPrice: price.coupon?.amount ?? 0,
    enteredCoupon: enteredCoupon(coupons, price),
    totalSellingPrice: price.totals.totalSellingPrice,
    totalMrpPrice: price.totals.totalMrpPrice,
    notServed: reach?.notServed?.words ?? null,
    deliveryDate: reach?.deliveryOn ?? null,
    totalItems: orderableLines.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: { PREPAID: priceShown(prices.PREPAID), COD: priceShown(prices.COD) },
  };
  return { cart, price };
}

/** The coupon the shopper entered, and why it does not take effect where it does not. */
function enteredCoupon({ entered }: CouponsOfCart, price: PricedOrder): Cart['enteredCoupon'] {
  if (!entered) return null;
  const { code } = entered.row;
  const no = enteredNo(entered, price);
  if (no) return { code, inEffect: false, notice: no === 'gone' ? messages.COUPON_NOT_VALID : reasonInWords(no) };
  if (price.entered === 'in effect') return { code, inEffect: true, notice: null };
  const better = price.coupon!;
  return { code, inEffect: false, notice: beatenInWords(better.coupon.code, worthOf(better)) };
}

/** Why an entered coupon gives nothing: it may not be used at all, or not for these goods. */
export function enteredNo(
  { row, no }: NonNullable<CouponsOfCart['entered']>,
  { entered }: PricedOrder,
): CouponNo | 'gone' | null {
  if (no !== null || entered === null || typeof entered === 'string') return no;
  return missAsReason(entered, row.isLimited === 1);
}

/** Why a coupon gives nothing on some goods, as a reason. */
export function missAsReason(miss: CouponMiss, isLimited: boolean): CouponNo {
  return 'none' in miss ? { reason: 'COUPON_NOT_FOR_CART' } : missingReason(miss, isLimited);
}

/** A price as the contract shows it. */
function priceShown({ method, unavailable, missing, lines, adjustments, coupon, totals }: PricedOrder): Price {
  const { discount: _, ...sums } = totals;
  return {
    method,
    unavailable,
    missing,
    lines,
    couponCode: coupon?.coupon.code ?? null,
    couponPrice: coupon?.amount ?? 0,
    waivedFees: coupon?.waivedFees ?? 0,
    prepaidDiscount: amountOff(adjustments, 'prepaid'),
    ...sums,
  };
}

/** What is saved shares no stock with anything: nothing of it is taken. */
function savedItemOf(line: SavedLine, pictures: MediaRow[], policy: StorePolicy, today: Day): SavedItem {
  const [stocked] = cutToStock([line]);
  return {
    ...cartItemOf(stocked!, pictures, policy, today),
    savedUnitPrice: line.savedUnitPaise ?? line.unitSellingPaise,
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
