import { useEffect, useId, useState } from 'react';
import { TRACK_FAILED } from '#contract/messages.ts';
import { answerFailedDelivery, trackOrder } from '../../api/tracking.ts';
import type { WhoseOrder } from '../../api/tracking.ts';
import type { FailedDeliveryWish, TrackedOrder } from '../../api/wire.ts';
import { useForm } from '../../forms/use-form.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Parcel } from './Parcel.tsx';
import styles from './tracking.module.css';

/** The tracking form: order number and contact; shows the parcels. */
function TrackOrder() {
  const { said, saidAny } = useSpoken();
  const [found, setFound] = useState<{ order: TrackedOrder; whose: WhoseOrder }>();
  const id = useId();
  const ask = async (whose: WhoseOrder) => setFound({ order: await trackOrder(whose), whose });
  const { form, field, set, failure, isSending } = useForm({
    initial: { orderId: '', contact: '' },
    send: ask,
    failure: TRACK_FAILED,
  });

  // Links in mails contain the order number.
  useEffect(() => {
    const orderId = new URLSearchParams(location.search).get('orderId');
    if (orderId) set('orderId', orderId);
    // The address is read once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={styles.tracking}>
      <form className={styles.form} {...form}>
        <TextField
          id={`${id}-order`}
          label={said('Order number')}
          placeholder="RH-7K4M-92QD-X3TB"
          autoComplete="off"
          autoCapitalize="characters"
          required
          {...field('orderId')}
        />
        <TextField
          id={`${id}-contact`}
          label={said('Mobile number or email')}
          autoComplete="email"
          required
          {...field('contact')}
        />
        {failure && (
          <p className="notice bad" role="alert">
            {saidAny(failure)}
          </p>
        )}
        <button className="button" type="submit" disabled={isSending}>
          {said(isSending ? 'Searching …' : 'Track')}
        </button>
      </form>
      {found && (
        <Found
          order={found.order}
          onAnswer={async (shipmentId, answer) => {
            await answerFailedDelivery(found.whose, shipmentId, answer);
            await ask(found.whose);
          }}
        />
      )}
    </div>
  );
}

export default withBoundary(TrackOrder);

interface FoundProps {
  order: TrackedOrder;
  onAnswer: (shipmentId: number, answer: FailedDeliveryWish) => Promise<void>;
}

function Found({ order, onAnswer }: FoundProps) {
  const { said, weekday, instant } = useSpoken();
  return (
    <section className={styles.found} aria-labelledby="found-order">
      <header role="status">
        <h2 id="found-order">{said('Order {order}', { order: order.orderId })}</h2>
        <p className="soft">
          {saidWith('Placed {time}, to {city}. Expected by {day}.', {
            time: instant(Date.parse(order.orderDate)),
            city: <OwnText text={order.city} />,
            day: weekday(order.deliveryDate),
          })}
        </p>
      </header>
      {order.parcels.map((parcel) => (
        <Parcel key={parcel.consignmentId} parcel={parcel} onAnswer={onAnswer} />
      ))}
    </section>
  );
}
