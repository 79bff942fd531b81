import { ORDER_STATUS_WORDS } from '#contract/shop/parcel-words.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Order } from '../../api/wire.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
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
  /** Whether the order has ended in another way than its status says: the badge is grey. */
  isOver?: boolean;
}

/** A badge with the status of an order or a part. The text is that of the status by default. */
export function StatusBadge({ status, text, isOver = false }: Props) {
  const { saidAny } = useSpoken();
  return (
    <span className={`badge ${styles.status} ${(isOver ? undefined : COLOURS[status]) ?? styles.grey}`}>
      {text ?? saidAny(ORDER_STATUS_WORDS[status])}
    </span>
  );
}

/** The badge of a whole order. */
export function OrderBadge({ order }: { order: Order }) {
  const text = standingText(order);
  return text === undefined ? (
    <StatusBadge status={order.orderStatus} />
  ) : (
    <StatusBadge status={order.orderStatus} text={text} isOver />
  );
}
