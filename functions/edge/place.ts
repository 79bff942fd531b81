/** Cloudflare's data about the origin of a request (IncomingRequestCfProperties). */
export interface WhereFrom {
  city?: string | undefined;
  /** ISO 3166-1 alpha-2, or T1 for Tor. */
  country?: string | undefined;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Returns city and country as text, as far as they are known.
 * @example placeOf({ city: 'Hyderabad', country: 'IN' }) // 'Hyderabad, India'
 */
export function placeOf({ city, country }: WhereFrom): string | null {
  const name = country && /^[A-Z]{2}$/.test(country) ? COUNTRIES.of(country) : undefined;
  return [city, name].filter(Boolean).join(', ') || null;
}
