import { ORDER_STATUS_WORDS, SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import type { FailedDeliveryWish, Shipment, TrackedOrder } from '../../api/wire.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
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
  const { said, saidAny } = useSpoken();
  const { sellerName, orderStatus, pieces, shipment } = parcel;
  return (
    <article className={`panel ${styles.parcel}`}>
      <header className={styles.head}>
        <h3>
          {saidWith(pieces === 1 ? '{count} item from {seller}' : '{count} items from {seller}', {
            count: pieces,
            seller: <OwnText text={sellerName} />,
          })}
        </h3>
        <p className={shipment && GONE_WRONG.has(shipment.status) ? `badge ${styles.wrong}` : 'badge'}>
          {saidAny(shipment && !shipment.isByHand ? SHIPMENT_WORDS[shipment.status] : ORDER_STATUS_WORDS[orderStatus])}
        </p>
      </header>
      {shipment ? (
        <ParcelProgress shipment={shipment} onAnswer={(answer) => onAnswer(shipment.id, answer)} />
      ) : (
        <p className="small">{said('The seller has not handed it to a courier yet.')}</p>
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
  const { said, saidAny, weekday, instant } = useSpoken();
  const open = shipment.status === 'UNDELIVERED' ? shipment.failures.at(-1) : undefined;
  return (
    <>
      <p className="small soft">
        <OwnText text={shipment.courier_name} />
        {shipment.awb && (
          <>
            {', '}
            <OwnText text={`AWB ${shipment.awb}`} />
          </>
        )}
        {shipment.etd && shipment.status !== 'DELIVERED' && said(', expected by {day}', { day: weekday(shipment.etd) })}
      </p>
      {open && open.answer === null && <FailedDeliveryForm reason={open.reason} onAnswer={onAnswer} />}
      {open?.answer && (
        <p className="notice good">
          {open.answer === 'RETURN'
            ? said('You asked for the parcel to be sent back.')
            : open.wishedOn
              ? said('You asked for another attempt on {day}.', { day: weekday(open.wishedOn) })
              : said('You asked for another attempt.')}
        </p>
      )}
      <ol className={`timeline ${styles.events}`} reversed>
        {shipment.events.map((event) => (
          <li key={`${event.at} ${event.activity}`}>
            <strong>{event.status ? saidAny(SHIPMENT_WORDS[event.status]) : <OwnText text={event.activity} />}</strong>
            <span className="small soft">
              {instant(Date.parse(event.at))}
              {event.location && (
                <>
                  , <OwnText text={event.location} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
