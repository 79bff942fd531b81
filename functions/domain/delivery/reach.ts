import { isArmyPin } from '#contract/shop/pin-codes.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Shop } from '../shop.ts';
import { PARCEL_BOX } from './parcel.ts';

const USUAL_GRAMS = 500;
/** Whoever orders does not wait long for couriers. */
const PATIENCE_MS = 1500;

/** Whether parcels get to a PIN code, and whether cash is collected there. */
export interface Reach {
  isServed: boolean;
  cod: boolean;
}

/**
 * Whether couriers reach a PIN code from another; nothing where they do not answer soon. Mostly that was asked a moment
 * ago, and is known.
 */
export async function reachOf(
  shop: Pick<Shop, 'couriers' | 'log'>,
  pickupPin: string,
  deliveryPin: string,
): Promise<Reach | undefined> {
  if (isArmyPin(deliveryPin)) return { isServed: false, cod: false };
  const parcel = { ...PARCEL_BOX, weightGrams: USUAL_GRAMS };
  try {
    const quotes = await shop.couriers.quotes({ pickupPin, deliveryPin, parcel, cod: false, withinMs: PATIENCE_MS });
    return { isServed: quotes.length > 0, cod: quotes.some(({ cod }) => cod) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('couriers.failed', error);
    return undefined;
  }
}
