import type { Order } from '../../api/wire.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { inOrderOfInterest, isNotPaid, nextOfPart, partText } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import { StatusBadge } from './StatusBadge.tsx';
import styles from './orders.module.css';

/** The state and next step of each part of an order, without its items. */
export function OrderNext({ order, policy }: { order: Order; policy: OrderPolicy }) {
  return (
    <ol className={styles.parts}>
      {inOrderOfInterest(order.consignments).map((part) => {
        const pieces = part.items.reduce((sum, { quantity }) => sum + quantity, 0);
        return (
          <li key={part.id} className={`panel ${styles.part}`}>
            <p className={styles.line}>
              <strong>
                {saidWith(pieces === 1 ? '{count} item from {seller}' : '{count} items from {seller}', {
                  count: pieces,
                  seller: <OwnText text={part.sellerName} />,
                })}
              </strong>
              <StatusBadge status={part.orderStatus} text={partText(order, part)} isOver={isNotPaid(order)} />
            </p>
            <p>{nextOfPart(order, part, policy)}</p>
          </li>
        );
      })}
    </ol>
  );
}
