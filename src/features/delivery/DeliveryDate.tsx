import { DELIVERY_ESTIMATE_FALLBACK } from '#contract/messages.ts';
import type { Cart } from '../../api/wire.ts';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  cart: Pick<Cart, 'cartItems' | 'deliveryDate' | 'notServed'>;
  /** The PIN code; nothing is shown without one. */
  pin: string | undefined;
}

/**
 * The day when the whole cart arrives at a PIN code, or an estimate if the couriers name none. The lines of pre-orders
 * show their own dates.
 */
export function DeliveryDate({ cart: { cartItems, deliveryDate, notServed }, pin }: Props) {
  const { said, weekday } = useSpoken();
  if (!pin || notServed || cartItems.some(({ product }) => product.isPreOrder)) return null;
  const sentFrom = cartItems
    .flatMap((item) => item.sentFrom ?? [])
    .toSorted()
    .at(-1);
  const estimate = sentFrom ? said('Sent from {day}', { day: weekday(sentFrom) }) : said(DELIVERY_ESTIMATE_FALLBACK);
  return (
    <p className="small" role="status">
      {deliveryDate === null
        ? estimate
        : said('Delivery to {place} by {day}', { place: pin, day: weekday(deliveryDate) })}
    </p>
  );
}
