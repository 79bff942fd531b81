import type { CourierQuote, CourierService, QuoteRequest } from '../../ports/couriers.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 5000;
/** Couriers charge by the half kilogram, of what a parcel weighs or of what its volume counts for. */
const SLAB_GRAMS = 500;
const CM3_PER_KILOGRAM = 5000;

/**
 * The courier service with quotes kept for some minutes, by both PIN codes and the slab of weight: the same few questions
 * come from every visitor of a product. A failure is not kept.
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
        // The whole slab: what is kept is true for all it is given out for.
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
