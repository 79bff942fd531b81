import { ORDER_STATUS_WORDS, SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import { formatInstant, formatWeekday } from '#contract/shop/dates.ts';
import { counted } from '#contract/shop/words.ts';
import type { FailedDeliveryWish, Shipment, TrackedOrder } from '../../api/wire.ts';
import { FailedDeliveryForm } from './FailedDeliveryForm.tsx';
import styles from './tracking.module.css';

const GONE_WRONG = new Set<string>(['UNDELIVERED', 'RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED', 'LOST']);

type TrackedParcel = TrackedOrder['parcels'][number];

interface Props {
  parcel: TrackedParcel;
  onAnswer: (shipmentId: number, answer: FailedDeliveryWish) => Promise<void>;
}

/** A parcel of an order: seller and state. */
export function Parcel({ parcel, onAnswer }: Props) {
  const { sellerName, orderStatus, pieces, shipment } = parcel;
  return (
    <article className={`panel ${styles.parcel}`}>
      <header className={styles.head}>
        <h3>
          {counted(pieces, 'item')} from {sellerName}
        </h3>
        <p className={shipment && GONE_WRONG.has(shipment.status) ? `badge ${styles.wrong}` : 'badge'}>
          {shipment && !shipment.isByHand ? SHIPMENT_WORDS[shipment.status] : ORDER_STATUS_WORDS[orderStatus]}
        </p>
      </header>
      {shipment ? (
        <ParcelProgress shipment={shipment} onAnswer={(answer) => onAnswer(shipment.id, answer)} />
      ) : (
        <p className="small">The seller has not handed it to a courier yet.</p>
      )}
    </article>
  );
}

/** The state and events of a parcel, with a form after a failed delivery. */
export function ParcelProgress({
  shipment,
  onAnswer,
}: {
  shipment: Shipment;
  onAnswer: (answer: FailedDeliveryWish) => Promise<void>;
}) {
  const open = shipment.status === 'UNDELIVERED' ? shipment.failures.at(-1) : undefined;
  return (
    <>
      <p className="small soft">
        {shipment.courier_name}
        {shipment.awb && <>, AWB {shipment.awb}</>}
        {shipment.etd && shipment.status !== 'DELIVERED' && <>, expected by {formatWeekday(shipment.etd)}</>}
      </p>
      {open && open.answer === null && <FailedDeliveryForm reason={open.reason} onAnswer={onAnswer} />}
      {open?.answer && (
        <p className="notice good">
          {open.answer === 'RETURN'
            ? 'You asked for the parcel to be sent back.'
            : `You asked for another attempt${open.wishedOn ? ` on ${formatWeekday(open.wishedOn)}` : ''}.`}
        </p>
      )}
      <ol className={`timeline ${styles.events}`} reversed>
        {shipment.events.map((event) => (
          <li key={`${event.at} ${event.activity}`}>
            <strong>{event.status ? SHIPMENT_WORDS[event.status] : event.activity}</strong>
            <span className="small soft">
              {formatInstant(Date.parse(event.at))}
              {event.location && `, ${event.location}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
