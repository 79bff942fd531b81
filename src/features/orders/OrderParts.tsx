import { imageUrl } from '#contract/pages/image-url.ts';
import type { FailedDeliveryWish, Order, Shipment } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { focusOf } from '../../ui/focus.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { ParcelProgress } from '../tracking/Parcel.tsx';
import { inOrderOfInterest, nextOfPart, partInWords } from './order-words.ts';
import type { OrderPart, OrderPolicy } from './order-words.ts';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './orders.module.css';

interface Props {
  order: Order;
  parcels: readonly Shipment[];
  policy: OrderPolicy;
  onAnswer: (shipmentId: number, wish: FailedDeliveryWish) => Promise<void>;
}

/** An order part by part: what is in each, where it is, and what happens next. What is cancelled stands last. */
export function OrderParts({ order, parcels, policy, onAnswer }: Props) {
  return (
    <ol className={styles.parts}>
      {inOrderOfInterest(order.consignments).map((part) => {
        const parcel = parcels.find(({ id }) => id === part.shipment?.id);
        return (
          <li key={part.id} className={styles.part}>
            <header className={styles.line}>
              <h3>From {part.sellerName}</h3>
              <StatusBadge status={part.orderStatus} words={partInWords(order, part)} />
            </header>
            <p>{nextOfPart(order, part, policy)}</p>
            <PartItems order={order} part={part} />
            {parcel && (
              <details className={`${styles.parcel} no-print`} open={part.orderStatus === 'SHIPPED'}>
                <summary>History</summary>
                <ParcelProgress shipment={parcel} onAnswer={(wish) => onAnswer(parcel.id, wish)} />
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function PartItems({ order, part }: { order: Order; part: OrderPart }) {
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
              <a href={paths.product(item.product.seoUrl)}>{item.product.name}</a>
              <br />
              <span className="soft small">{[item.color, item.size].filter(Boolean).join(', ')}</span>
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
