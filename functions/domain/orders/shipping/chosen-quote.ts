import { refuse } from '#contract/calls/refusals.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { CourierQuote, ParcelSize } from '../../../ports/couriers.ts';
import { askCouriers } from '../../buying/delivery/index.ts';
import type { Shop } from '../../shop.ts';
import type { ParcelRow } from './reads.ts';

/** A parcel on its way from a seller to a shopper. */
interface Route {
  order: Pick<ParcelRow['order'], 'shipPinCode'>;
  seller: Pick<ParcelRow['seller'], 'pickupPinCode'>;
}

interface Parcel {
  size: ParcelSize;
  codPaise: Paise | null;
}

/**
 * Returns what couriers take for a parcel: where cash is collected, those that collect it.
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
 * What the named courier takes for a parcel, or else the cheapest that does what is needed: where cash is collected, one
 * that collects it.
 * @throws COURIER_NOT_AVAILABLE where the named one does not take it, AWB_FAILED where none does
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
