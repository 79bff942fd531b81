import { imageUrl } from '#contract/pages/image-url.ts';
import { RETURN_KIND_WORDS, RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import type { FailedDeliveryWish } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { ParcelProgress } from '../tracking/Parcel.tsx';
import type { SeenOrder } from './order-state.ts';
import { inOrderOfInterest, isNotPaid, nextOfPart, partText, returnedText, returnedOf } from './order-text.ts';
import type { OrderPart, OrderPolicy } from './order-text.ts';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './orders.module.css';

interface Props {
  seen: SeenOrder;
  policy: OrderPolicy;
  onAnswer: (shipmentId: number, answer: FailedDeliveryWish) => Promise<void>;
}

/** The parts of an order: items, state and next step. Cancelled parts are last. */
export function OrderParts({ seen, policy, onAnswer }: Props) {
  const { said } = useSpoken();
  const { order, parcels } = seen;
  return (
    <ol className={styles.parts}>
      {inOrderOfInterest(order.consignments).map((part) => {
        const parcel = parcels.find(({ id }) => id === part.shipment?.id);
        return (
          <li key={part.id} className={`panel ${styles.part}`}>
            <header className={styles.line}>
              <h3>{saidWith('From {seller}', { seller: <OwnText text={part.sellerName} /> })}</h3>
              <StatusBadge status={part.orderStatus} text={partText(order, part)} isOver={isNotPaid(order)} />
            </header>
            <p>{nextOfPart(order, part, policy)}</p>
            <PartItems seen={seen} part={part} />
            {parcel && (
              <details className={`${styles.parcel} no-print`} open={part.orderStatus === 'SHIPPED'}>
                <summary>{said('History')}</summary>
                <ParcelProgress shipment={parcel} onAnswer={(answer) => onAnswer(parcel.id, answer)} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function PartItems({ seen, part }: { seen: SeenOrder; part: OrderPart }) {
  const { saidAny, langOf, path } = useSpoken();
  const { order } = seen;
  return (
    <ul className={styles.items}>
      {part.items.map(({ orderItemId, quantity }) => {
        const item = order.orderItems.find(({ id }) => id === orderItemId)!;
        const [picture] = item.product.skus[0]?.mediaList ?? [];
        return (
          <li key={orderItemId} className={styles.item}>
            {picture && (
              <img
                src={imageUrl(picture.key, 200, 'webp')}
                width="64"
                height="64"
                alt=""
                data-focus={focusOf(picture)}
              />
            )}
            <span>
              <a href={path(paths.product(item.product.seoUrl))} lang={langOf(item.product.name)}>
                {item.product.name}
              </a>
              <br />
              <span className="soft small">{[item.color, item.size].filter(Boolean).map(saidAny).join(', ')}</span>
              {part.orderStatus === 'DELIVERED' && <AfterDelivery seen={seen} item={item} />}
            </span>
            <span className={styles.price}>
              <span className="amount">{formatRupees(item.unitSellingPrice * quantity)}</span>
              {quantity > 1 && (
                <span className="small soft amount">
                  {quantity} × {formatRupees(item.unitSellingPrice)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The state of a delivered item: its returns, or a link to review it. */
function AfterDelivery({
  seen: { order, returns, toReview },
  item,
}: {
  seen: SeenOrder;
  item: SeenOrder['order']['orderItems'][number];
}) {
  const { said, saidAny, path } = useSpoken();
  const returned = returnedOf(order, item.id);
  const open = returns.filter(
    ({ items, status }) =>
      status !== 'REFUNDED' && status !== 'WITHDRAWN' && items.some(({ orderItemId }) => orderItemId === item.id),
  );
  const mayReview = returned === undefined && toReview.includes(item.product.id);
  return (
    <>
      {returned && <span className={styles.note}>{returnedText(returned, item.quantity)}</span>}
      {open.map(({ id, kind, status }) => (
        <span key={id} className={styles.note}>
          {saidAny(RETURN_KIND_WORDS[kind])}:{' '}
          <a className="link" href={path(`${paths.returnOrder}?orderId=${order.orderId}`)}>
            {saidAny(RETURN_STATUS_WORDS[status]).toLowerCase()}
          </a>
        </span>
      ))}
      {mayReview && (
        <a className={`link ${styles.rate} no-print`} href={path(paths.writeReview(item.product.seoUrl))}>
          {said('Rate it')}
          <span className="visually-hidden">
            {' '}
            <OwnText text={item.product.name} />
          </span>
        </a>
      )}
    </>
  );
}
