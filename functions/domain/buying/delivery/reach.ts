import { PIN_NOT_SERVICEABLE } from '#contract/messages.ts';
import type { Day } from '#contract/shop/dates.ts';
import { holidayOf } from '#contract/shop/holiday.ts';
import type { HolidayColumns } from '#contract/shop/holiday.ts';
import { isArmyPin } from '#contract/shop/pin-codes.ts';
import type { CourierQuote } from '../../../ports/couriers.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import type { SellerTaxKind } from '#contract/states/seller.ts';
import type { Shop } from '../../shop.ts';
import { barredByState } from './check-pin-code.ts';
import { cheapestOf, offersOf } from './offers.ts';
import { leavesOn, PARCEL_BOX } from './parcel.ts';

const USUAL_GRAMS = 500;
/** A limit for couriers' responses, because a shopper waits for the checkout. */
const PATIENCE_MS = 1500;

/** Whether parcels reach a PIN code, and whether cash is collected there. */
export interface Reach {
  isServed: boolean;
  cod: boolean;
  quotes: CourierQuote[];
}

/**
 * Returns whether couriers deliver from one PIN code to another; undefined if they do not respond in time. The quotes
 * are usually cached from a moment ago.
 */
export async function reachOf(
  shop: Pick<Shop, 'couriers' | 'log'>,
  pickupPin: string,
  deliveryPin: string,
): Promise<Reach | undefined> {
  if (isArmyPin(deliveryPin)) return { isServed: false, cod: false, quotes: [] };
  const parcel = { ...PARCEL_BOX, weightGrams: USUAL_GRAMS };
  try {
    const quotes = await shop.couriers.quotes({ pickupPin, deliveryPin, parcel, cod: false, withinMs: PATIENCE_MS });
    return { isServed: quotes.length > 0, cod: quotes.some(({ cod }) => cod), quotes };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('couriers.failed', error);
    return undefined;
  }
}

/** The facts of a seller in an order that decide where its parcels can go. */
export interface Sender extends HolidayColumns {
  pickupPin: string;
  pickupState: string;
  pickupStateCode: string;
  taxKind: SellerTaxKind;
  /** The start day of its products, if it is in the future. */
  startOn: Day | null;
}

/** How all parcels of an order reach a destination. */
export interface ReachOfOrder {
  /** Why they do not reach it, with its message; null if they do. */
  notServed: { code: 'STATE_NOT_SERVED' | 'PIN_NOT_SERVED'; words: string } | null;
  /** Whether couriers collect cash there; true if they do not respond. */
  collectsCash: boolean;
  /**
   * The day the last parcel arrives with the cheapest couriers; null if they give no date, or a product has not
   * started.
   */
  deliveryOn: Day | null;
}

/**
 * Returns whether an order can reach a PIN code: each seller may sell to its State, and couriers deliver there. If
 * couriers do not respond, the order is accepted, and the seller ships it when they do.
 */
export async function reachOfOrder(
  shop: Pick<Shop, 'couriers' | 'log'>,
  senders: readonly Sender[],
  { pinCode, stateCode }: { pinCode: string; stateCode: string | null },
  { today, dispatchHours }: { today: Day; dispatchHours: number },
): Promise<ReachOfOrder> {
  const states = stateCode === null ? [] : [{ code: stateCode }];
  for (const sender of senders) {
    const words = barredByState(sender, states);
    if (words !== null) return { notServed: { code: 'STATE_NOT_SERVED', words }, collectsCash: true, deliveryOn: null };
  }
  const pickups = [...new Set(senders.map(({ pickupPin }) => pickupPin))];
  const reaches = await Promise.all(pickups.map((pickupPin) => reachOf(shop, pickupPin, pinCode)));
  const reachFrom = new Map(pickups.map((pickupPin, index) => [pickupPin, reaches[index]]));
  const isServed = reaches.every((reach) => reach?.isServed !== false);
  const isPreOrder = senders.some(({ startOn }) => startOn !== null && startOn > today);
  const days = senders.map((sender) => {
    const quotes = reachFrom.get(sender.pickupPin)?.quotes ?? [];
    return cheapestOf(offersOf(quotes, today, leavesOn(today, null, dispatchHours, holidayOf(sender))))?.etd ?? null;
  });
  return {
    notServed: isServed ? null : { code: 'PIN_NOT_SERVED', words: PIN_NOT_SERVICEABLE },
    collectsCash: reaches.every((reach) => reach?.cod !== false),
    deliveryOn: isPreOrder || days.includes(null) ? null : (days.toSorted().at(-1) ?? null),
  };
}
