import { checkPin } from '../../api/delivery.ts';

/** State and city of a PIN code; no State if two States share it. */
export interface PlaceOfPin {
  city: string | undefined;
  state: string | undefined;
}

/**
 * Returns State and city of a PIN code, or nothing if they are unknown or the request fails; the shopper then fills
 * them in.
 */
export async function placeOfPin(pin: string): Promise<PlaceOfPin> {
  const checked = await checkPin(pin).catch(() => undefined);
  const [state, ...others] = checked?.states ?? [];
  return { city: checked?.city ?? undefined, state: others.length === 0 ? state : undefined };
}
