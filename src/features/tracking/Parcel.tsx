import { ORDER_STATUS_WORDS, SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import { formatInstant, formatWeekday } from '#contract/shop/dates.ts';
import type { WhoseOrder } from '../../api/tracking.ts';
import type { TrackedOrder } from '../../api/wire.ts';
import { FailedDeliveryForm } from './FailedDeliveryForm.tsx';
import styles from './tracking.module.css';

const GONE_WRONG = new Set<string>(['UNDELIVERED', 'RTO_INITIATED', 'RTO_DELIVERED', 'RETURNED', 'LOST']);

type TrackedParcel = TrackedOrder['parcels'][number];

interface Props {
  parcel: TrackedParcel;
  whose: WhoseOrder;
  onAnswered: () => void;
}

/** One parcel: where it is, what happened to it, and after a failed delivery the question what is to be done. */
export function Parcel({ parcel, whose, onAnswered }: Props) {
  const { sellerName, orderStatus, pieces, shipment } = parcel;
  const open = shipment?.status === 'UNDELIVERED' ? shipment.failures.at(-1) : undefined;
  return (
    <article className={styles.parcel}>
      <header className={styles.head}>
        <h3>
          {pieces} {pieces === 1 ? 'piece' : 'pieces'} from {sellerName}
        </h3>
        <p className={shipment && GONE_WRONG.has(shipment.status) ? `badge ${styles.wrong}` : 'badge'}>
          {shipment && !shipment.isByHand ? SHIPMENT_WORDS[shipment.status] : ORDER_STATUS_WORDS[orderStatus]}
        </p>
      </header>
      {shipment && (
        <p className="small soft">
          {shipment.courier_name}
          {shipment.awb && <>, AWB {shipment.awb}</>}
          {shipment.etd && shipment.status !== 'DELIVERED' && <>, expected by {formatWeekday(shipment.etd)}</>}
        </p>
      )}
      {open && open.answer === null && shipment && (
        <FailedDeliveryForm shipmentId={shipment.id} reason={open.reason} whose={whose} onAnswered={onAnswered} />
      )}
      {open?.answer && (
        <p className="notice good">
          {open.answer === 'RETURN'
            ? 'You asked for the parcel to be sent back.'
            : `You asked for another attempt${open.wishedOn ? ` on ${formatWeekday(open.wishedOn)}` : ''}.`}
        </p>
      )}
      {shipment ? (
        <ol className={styles.timeline} reversed>
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
      ) : (
        <p className="small">The seller has not handed it to a courier yet.</p>
      )}
    </article>
  );
}
