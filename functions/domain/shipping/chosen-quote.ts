import { refuse } from '#contract/calls/refusals.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { CourierQuote, ParcelSize } from '../../providers/couriers/couriers.ts';
import { askCouriers } from '../delivery/index.ts';
import type { Shop } from '../shop.ts';
import type { ParcelRow } from './reads.ts';

/**
 * What the named courier takes for a parcel, or else the cheapest that does what is needed: where cash is collected, one
 * that collects it.
 * @throws COURIER_NOT_AVAILABLE where the named one does not take it, AWB_FAILED where none does
 */
export async function chosenQuote(
  shop: Shop,
  {
    order,
    seller,
  }: { order: Pick<ParcelRow['order'], 'shipPinCode'>; seller: Pick<ParcelRow['seller'], 'pickupPinCode'> },
  { size, codPaise }: { size: ParcelSize; codPaise: Paise | null },
  courierNumber: number | undefined,
): Promise<CourierQuote> {
  const { weightGrams, lengthCm, breadthCm, heightCm } = size;
  const cod = codPaise !== null && codPaise > 0;
  const quotes = await askCouriers(shop, 'AWB_FAILED', (couriers) =>
    couriers.quotes({
      pickupPin: seller.pickupPinCode,
      deliveryPin: order.shipPinCode,
      parcel: { weightGrams, lengthCm, breadthCm, heightCm },
      cod,
    }),
  );
  const able = quotes.filter((quote) => quote.cod || !cod);
  if (courierNumber !== undefined) {
    return able.find((quote) => quote.courierNumber === courierNumber) ?? refuse('COURIER_NOT_AVAILABLE');
  }
  return able.toSorted((a, b) => a.ratePaise - b.ratePaise)[0] ?? refuse('AWB_FAILED');
}
