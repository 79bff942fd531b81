import { DELIVERY_ESTIMATE_FALLBACK } from '#contract/messages.ts';
import { formatWeekday } from '#contract/shop/dates.ts';

interface Props {
  /** The day promised by the couriers; null if there is none. */
  on: string | null;
  /** The PIN code; nothing is shown without one. */
  pin: string | undefined;
  /** Whether it has pre-orders, whose lines show their own dates. */
  isPreOrder: boolean;
}

/** The day when the whole cart arrives at a PIN code. */
export function DeliveryDate({ on, pin, isPreOrder }: Props) {
  if (!pin || isPreOrder) return null;
  return (
    <p className="small" role="status">
      {on === null ? DELIVERY_ESTIMATE_FALLBACK : `Delivery to ${pin} by ${formatWeekday(on)}`}
    </p>
  );
}
