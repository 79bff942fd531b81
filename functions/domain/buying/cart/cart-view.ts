import type { Cart, CartItem, SavedItem } from '#contract/calls/cart.ts';
import type { Price } from '#contract/calls/pricing.ts';
import { cartPriceOf } from '#contract/shop/cart-price.ts';
import { helpForShopper, reasonsForShopper } from '#contract/shop/cod-risk.ts';
import { beatenInWords, missingReason, reasonInWords } from '#contract/shop/coupon-words.ts';
import type { CouponNo } from '#contract/shop/coupon-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { Day } from '#contract/shop/dates.ts';
import { stateOfSupplier } from '#contract/shop/documents.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import * as messages from '#contract/messages.ts';
import { MAX_QUANTITY } from '#contract/shop/policy.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { StaffDiscount } from '#contract/shop/staff-discount.ts';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import { bundleHints, bundlesOfCart } from '../bundles/index.ts';
import type { BundleCandidate, LineToHint } from '../bundles/index.ts';
import type { CouponsOfCart } from '../coupons/index.ts';
import { leavesOn } from '../delivery/index.ts';
import type { RiskWithoutPrice } from '../cod-risk/index.ts';
import type { ReachOfOrder } from '../delivery/index.ts';
import { mediaItem } from '../../files/media/index.ts';
import type { MediaRow } from '../../files/media/index.ts';
import { amountOff, priceOrder, worthOf } from '../pricing/index.ts';
import type { CouponMiss, LineToPrice, PricedOrder } from '../pricing/index.ts';
import type { CartLine, SavedLine, SkuToBuy } from './reads.ts';

/** A line with the quantity that can be ordered now. */
export interface StockedLine<Line> {
  line: Line;
  quantity: number;
  notice: string | null;
}

interface Wanting extends Pick<SkuToBuy, 'skuId' | 'available' | 'sellable' | 'taxBasisPoints'> {
  wantedQuantity: number;
}

/**
 * Reduces each line to the stock. Lines of one SKU share its stock, the older first: two sizes of an adjustable piece
 * are the same pieces.
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

/**
 * Returns the pieces of a SKU that one order may contain now. A SKU without a tax rate cannot be invoiced, so it cannot
 * be sold.
 */
export function orderable(sku: Pick<SkuToBuy, 'available' | 'sellable' | 'taxBasisPoints'>): number {
  return sku.sellable && sku.taxBasisPoints !== null ? Math.min(sku.available, MAX_QUANTITY) : 0;
}

/** Returns the notice why a line has fewer pieces than the shopper entered; null if it has not. */
export function cutNotice(options: number, quantity: number): string | null {
  if (quantity === options) return null;
  if (quantity === 0) return messages.OUT_OF_STOCK;
  return messages.fill(REFUSALS.QUANTITY_CUT.text, { available: quantity });
}

/** Returns a line as the price pipeline takes it. */
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

/** Returns the delivery estimate while no PIN code is known. */
export function deliveryEstimate(startOn: Day | null, today: Day, policy: StorePolicy): string {
  const isPreOrder = startOn !== null && startOn > today;
  return spanInWords(isPreOrder ? policy.preOrderDays : policy.deliveryBusinessDays, isPreOrder);
}

/** Returns the day on which a line leaves if its seller's holiday delays it, else null. */
function sentFrom(line: SkuToBuy, today: Day, { dispatchHours }: StorePolicy): Day | null {
  const leaves = leavesOn(today, line.startOn, dispatchHours, holidayOf(line));
  return leaves === leavesOn(today, line.startOn, dispatchHours, null) ? null : leaves;
}

/**
 * Returns a promised time span as text: calendar days after the start date of a pre-order, else business days after
 * dispatch.
 */
export function spanInWords({ from, to }: { from: number; to: number }, isPreOrder: boolean): string {
  return `${from}-${to} ${isPreOrder ? 'days after start date' : 'business days'}`;
}

/** The data that a cart is built from. */
export interface CartRows {
  lines: CartLine[];
  /** Items saved for later; only for the shopper's own cart. */
  saved?: SavedLine[];
  pictures: MediaRow[];
  policy: StorePolicy;
  coupons: CouponsOfCart;
  /** The open bundles with a piece in the cart; none for a direct purchase, which is of one product. */
  bundles?: readonly BundleCandidate[];
  /** How the order reaches its destination; undefined while that is not known. */
  reach?: ReachOfOrder | undefined;
  refusedParcels: number;
  /** The facts of the ladder for cash on delivery; undefined while the address is not known. */
  risk?: RiskWithoutPrice | undefined;
  /** What staff take off an order they place. */
  staffDiscount?: StaffDiscount | null | undefined;
  now: number;
}

/** Returns the cart as shown: items reduced to the stock, plain sums, and the price for each payment method. */
export function cartOf(rows: CartRows): Cart {
  return pricedCart(rows).cart;
}

/** Returns the cart, with the price whose figures are shown while no payment method is chosen. */
export function pricedCart(rows: CartRows): { cart: Cart; price: PricedOrder } {
  const {
    lines,
    saved = [],
    pictures,
    policy,
    coupons,
    bundles = [],
    reach,
    refusedParcels,
    risk,
    staffDiscount,
    now,
  } = rows;
  const today = kolkataDay(now);
  const stocked = cutToStock(lines);
  const orderableLines = stocked.filter(({ quantity }) => quantity > 0);
  const toPrice = orderableLines.map(({ line, quantity }) => lineToPrice(line, quantity));
  const toState = lines[0]?.toState ?? undefined;
  const pinCode = lines[0]?.toPin;
  const place = reach && pinCode ? { pinCode, collectsCash: reach.collectsCash } : undefined;
  const toApply = bundlesOfCart(bundles, lines);
  const priceBy = (method: PaymentMethod) =>
    priceOrder({
      lines: toPrice,
      method,
      policy,
      toState,
      coupons: coupons.toChoose,
      bundles: toApply,
      staffDiscount,
      cod: { place, refusedParcels, risk },
    });
  const prices = { PREPAID: priceBy('PREPAID'), COD: priceBy('COD') };
  const price = cartPriceOf(prices);
  const cart = {
    cartItems: stocked.map((item) => cartItemOf(item, pictures, policy, today)),
    savedItems: saved.map((line) => savedItemOf(line, pictures, policy, today)),
    couponCode: price.coupon?.coupon.code ?? null,
    couponPrice: price.coupon?.amount ?? 0,
    enteredCoupon: enteredCoupon(coupons, price),
    bundleHints: bundleHints(bundles, linesToHint(stocked, price)),
    totalSellingPrice: price.totals.totalSellingPrice,
    totalMrpPrice: price.totals.totalMrpPrice,
    notServed: reach?.notServed?.words ?? null,
    deliveryDate: reach?.deliveryOn ?? null,
    totalItems: orderableLines.reduce((sum, { quantity }) => sum + quantity, 0),
    summary: { PREPAID: priceShown(prices.PREPAID), COD: priceShown(prices.COD) },
    cashDecision: cashDecision(prices.COD, policy),
  };
  return { cart, price };
}

/** Returns what the ladder needs of a cash order, in words; null if it needs nothing. */
function cashDecision({ codDecided }: PricedOrder, policy: StorePolicy): Cart['cashDecision'] {
  if (!codDecided || codDecided.decision.applied === 'NONE') return null;
  const { decision } = codDecided;
  return {
    isToConfirm: decision.applied === 'CONFIRM',
    reasons: reasonsForShopper(decision),
    help: helpForShopper(decision, policy),
  };
}

/** Returns the lines with the number of pieces that are in no set of a bundle. */
function linesToHint(stocked: readonly StockedLine<CartLine>[], { afterBundles }: PricedOrder): LineToHint[] {
  const priced = afterBundles.values();
  return stocked.map(({ line: { skuId, productId, unitSellingPaise }, quantity }) => {
    const inSets = quantity > 0 ? (priced.next().value?.bundled?.length ?? 0) : 0;
    return { skuId, productId, unitSellingPaise, quantity, free: quantity - inSets };
  });
}

/** Returns the entered coupon, with the reason if it does not take effect. */
function enteredCoupon({ entered }: CouponsOfCart, price: PricedOrder): Cart['enteredCoupon'] {
  if (!entered) return null;
  const { code } = entered.row;
  const no = enteredNo(entered, price);
  if (no) return { code, inEffect: false, notice: no === 'gone' ? messages.COUPON_NOT_VALID : reasonInWords(no) };
  if (price.entered === 'in effect') return { code, inEffect: true, notice: null };
  const better = price.coupon!;
  return { code, inEffect: false, notice: beatenInWords(better.coupon.code, worthOf(better)) };
}

/** Returns why an entered coupon gives nothing: it cannot be used at all, or not for these items. */
export function enteredNo(
  { row, no }: NonNullable<CouponsOfCart['entered']>,
  { entered }: PricedOrder,
): CouponNo | 'gone' | null {
  if (no !== null || entered === null || typeof entered === 'string') return no;
  return missAsReason(entered, row.isLimited === 1);
}

/** Returns the reason why a coupon gives nothing on some items. */
export function missAsReason(miss: CouponMiss, isLimited: boolean): CouponNo {
  return 'none' in miss ? { reason: 'COUPON_NOT_FOR_CART' } : missingReason(miss, isLimited);
}

/** Returns a price in the contract's shape. */
function priceShown({ method, unavailable, missing, lines, adjustments, coupon, totals }: PricedOrder): Price {
  const { discount: _, ...sums } = totals;
  return {
    method,
    unavailable,
    missing,
    lines,
    bundles: adjustments.flatMap(({ bundle, amount }) => (bundle ? { ...bundle, discount: amount } : [])),
    couponCode: coupon?.coupon.code ?? null,
    couponPrice: coupon?.amount ?? 0,
    waivedFees: coupon?.waivedFees ?? 0,
    staffDiscount: amountOff(adjustments, 'staff'),
    prepaidDiscount: amountOff(adjustments, 'prepaid'),
    ...sums,
  };
}

/** A saved item takes no stock, so it does not share it with other lines. */
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
    sentFrom: sentFrom(line, today, policy),
    sellerId: line.sellerId,
    product: {
      id: line.productId,
      name: line.productName,
      translations: line.productTranslations,
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
