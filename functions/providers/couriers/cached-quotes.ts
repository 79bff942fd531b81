import type { CourierQuote, CourierService, QuoteRequest } from '../../ports/couriers.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5000;
/** Couriers charge per half kilogram of actual or volumetric weight. */
const SLAB_GRAMS = 500;
const CM3_PER_KILOGRAM = 5000;

/**
 * Wraps the courier service with a cache of quotes for some minutes, by both PIN codes and the weight slab: every
 * visitor of a product causes the same few requests. Failures are not cached.
 */
export function withCachedQuotes(service: CourierService, clock: { now(): number }): CourierService {
  const stored = new Map<string, { quotes: CourierQuote[]; until: number }>();
  return {
    ...service,
    async quotes({ pickupPin, deliveryPin, parcel, cod, ...patience }: QuoteRequest) {
      const volumetric = ((parcel.lengthCm * parcel.breadthCm * parcel.heightCm) / CM3_PER_KILOGRAM) * 1000;
      const slabs = Math.max(1, Math.ceil(Math.max(parcel.weightGrams, volumetric) / SLAB_GRAMS));
      const key = `${pickupPin} ${deliveryPin} ${slabs} ${cod}`;
      const now = clock.now();
      const found = stored.get(key);
      if (found && found.until > now) return found.quotes;
      const quotes = await service.quotes({
        pickupPin,
        deliveryPin,
        // The whole slab, so that the cached quote is right for every weight in it.
        parcel: { ...parcel, weightGrams: slabs * SLAB_GRAMS },
        cod,
        ...patience,
      });
      stored.delete(key);
      stored.set(key, { quotes, until: now + KEPT_MS });
      if (stored.size > MOST_KEPT) stored.delete(stored.keys().next().value!);
      return quotes;
    },
  };
}
