import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { DELIVERY_ESTIMATE_FALLBACK } from '#contract/messages.ts';
import { formatWeekday } from '#contract/shop/dates.ts';
import { estimateDelivery } from '../../api/delivery.ts';
import { useAwake } from '../../ui/awake.ts';
import { $deliveryPin } from './delivery-pin.ts';

/** When a parcel arrives: at an address' PIN code, or at the one this browser asked about; nothing while neither is known. */
export function DeliveryDate({ pin: chosen }: { pin?: string | undefined }) {
  const isAwake = useAwake();
  const remembered = useStore($deliveryPin);
  const pin = isAwake ? (chosen ?? remembered) : '';
  const [said, setSaid] = useState<{ pin: string; words: string }>();

  useEffect(() => {
    if (pin === '') return;
    let isWanted = true;
    const say = (words: string) => isWanted && setSaid({ pin, words });
    estimateDelivery(pin).then(
      ({ estimatedDeliveryDate: on, estimate }) =>
        say(on === null ? estimate : `Delivery to ${pin} by ${formatWeekday(on)}`),
      () => say(DELIVERY_ESTIMATE_FALLBACK),
    );
    return () => {
      isWanted = false;
    };
  }, [pin]);

  if (said?.pin !== pin) return null;
  return (
    <p className="small" role="status">
      {said.words}
    </p>
  );
}
