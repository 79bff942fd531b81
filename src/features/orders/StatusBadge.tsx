import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import styles from './orders.module.css';

const COLOURS: Partial<Record<OrderStatus, string | undefined>> = {
  DELIVERED: styles.green,
  PENDING: styles.yellow,
  SHIPPED: styles.blue,
  CANCELLED: styles.red,
};

interface Props {
  status: OrderStatus;
  words?: string;
}

/** Where an order or a part of it stands, in its colour; in the words of its status unless others are given. */
export function StatusBadge({ status, words = ORDER_STATUS_WORDS[status] }: Props) {
  return <span className={`${styles.badge} ${COLOURS[status] ?? styles.grey}`}>{words}</span>;
}
