import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import styles from './orders.module.css';

const COLOURS: Partial<Record<OrderStatus, string | undefined>> = {
  DELIVERED: styles.green,
  PENDING: styles.yellow,
  SHIPPED: styles.blue,
  CANCELLED: styles.red,
};

/** Where an order or a part of it stands, in its colour. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <span className={`${styles.badge} ${COLOURS[status] ?? styles.grey}`}>{ORDER_STATUS_WORDS[status]}</span>;
}
