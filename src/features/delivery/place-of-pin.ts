import { checkPin } from '../../api/delivery.ts';

/** What a PIN code says of an address; of a PIN that two States share no State, since the shopper must say it. */
export interface PlaceOfPin {
  city: string | undefined;
  state: string | undefined;
}

/** State and city of a PIN code; nothing where they are not known, or cannot be asked: then the shopper fills them in. */
export async function placeOfPin(pin: string): Promise<PlaceOfPin> {
  const checked = await checkPin(pin).catch(() => undefined);
  const [state, ...others] = checked?.states ?? [];
  return { city: checked?.city ?? undefined, state: others.length === 0 ? state : undefined };
}
