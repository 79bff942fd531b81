import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Order } from '../../api/wire.ts';
import { standingText } from './order-text.ts';
import styles from './orders.module.css';

const COLOURS: Partial<Record<OrderStatus, string | undefined>> = {
  DELIVERED: styles.green,
  PENDING: styles.yellow,
  SHIPPED: styles.blue,
  CANCELLED: styles.red,
};

interface Props {
  status: OrderStatus;
  text?: string;
  /** That it is over otherwise than its status says, so that it has no colour. */
  isOver?: boolean;
}

/** Where an order or a part of it stands, in its colour; in the words of its status unless others are given. */
export function StatusBadge({ status, text = ORDER_STATUS_WORDS[status], isOver = false }: Props) {
  return (
    <span className={`badge ${styles.status} ${(isOver ? undefined : COLOURS[status]) ?? styles.grey}`}>{text}</span>
  );
}

/** Where an order stands as a whole. */
export function OrderBadge({ order }: { order: Order }) {
  const text = standingText(order);
  return text === undefined ? (
    <StatusBadge status={order.orderStatus} />
  ) : (
    <StatusBadge status={order.orderStatus} text={text} isOver />
  );
}
