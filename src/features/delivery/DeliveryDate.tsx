import { DELIVERY_ESTIMATE_FALLBACK } from '#contract/messages.ts';
import { formatWeekday } from '#contract/shop/dates.ts';

interface Props {
  /** The couriers' day; null where they say none. */
  on: string | null;
  /** Where to; empty while it is not known, and then nothing is said. */
  pin: string | undefined;
  /** Whether its goods are still to start: their lines say when. */
  isPreOrder: boolean;
}

/** When all of a cart arrives at a PIN code. */
export function DeliveryDate({ on, pin, isPreOrder }: Props) {
  if (!pin || isPreOrder) return null;
  return (
    <p className="small" role="status">
      {on === null ? DELIVERY_ESTIMATE_FALLBACK : `Delivery to ${pin} by ${formatWeekday(on)}`}
    </p>
  );
}
