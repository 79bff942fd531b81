import { refuse } from '#contract/calls/refusals.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { CourierQuote, ParcelSize } from '../../../ports/couriers.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import type { Shop } from '../../shop.ts';
import type { ParcelRow } from './reads.ts';

/** The origin and destination of a parcel. */
interface Route {
  order: Pick<ParcelRow['order'], 'shipPinCode'>;
  seller: Pick<ParcelRow['seller'], 'pickupPinCode'>;
}

interface Parcel {
  size: ParcelSize;
  codPaise: Paise | null;
}

/**
 * Returns the couriers' quotes for a parcel. A parcel that collects cash gets only couriers that collect cash.
 * @throws `refusal` when the couriers do not answer
 */
export async function quotesOf(
  shop: Shop,
  refusal: Parameters<typeof askCouriers>[1],
  { order, seller }: Route,
  { size, codPaise }: Parcel,
): Promise<CourierQuote[]> {
  const { weightGrams, lengthCm, breadthCm, heightCm } = size;
  const cod = codPaise !== null && codPaise > 0;
  const quotes = await askCouriers(shop, refusal, (couriers) =>
    couriers.quotes({
      pickupPin: seller.pickupPinCode,
      deliveryPin: order.shipPinCode,
      parcel: { weightGrams, lengthCm, breadthCm, heightCm },
      cod,
    }),
  );
  return quotes.filter((quote) => quote.cod || !cod);
}

/**
 * Returns the quote of the named courier, or else the cheapest. A parcel that collects cash gets only couriers that
 * collect cash.
 * @throws COURIER_NOT_AVAILABLE when the named courier does not take the parcel
 * @throws AWB_FAILED when no courier takes the parcel
 */
export async function chosenQuote(
  shop: Shop,
  route: Route,
  parcel: Parcel,
  courierNumber: number | undefined,
): Promise<CourierQuote> {
  const able = await quotesOf(shop, 'AWB_FAILED', route, parcel);
  if (courierNumber !== undefined) {
    return able.find((quote) => quote.courierNumber === courierNumber) ?? refuse('COURIER_NOT_AVAILABLE');
  }
  return able.toSorted((a, b) => a.ratePaise - b.ratePaise)[0] ?? refuse('AWB_FAILED');
}
