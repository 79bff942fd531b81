import * as messages from '#contract/messages.ts';
import { ORDERS_A_PAGE } from '../../api/orders.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { Unread } from '../orders/ForShoppers.tsx';
import { NoOrders, useOrders } from '../orders/OrderList.tsx';
import { causeText, dueAtDoor, methodText, paymentText, refundText } from '../orders/order-text.ts';
import type { OrderPolicy } from '../orders/order-text.ts';
import styles from './account.module.css';

/** The payments and refunds of each order. */
export function Payments({ policy }: { policy: OrderPolicy }) {
  const { said, path } = useSpoken();
  const { orders, error, page, retry } = useOrders();
  if (error) return <Unread error={error} onRetry={retry} />;
  if (!orders) return <p className={`waiting ${styles.waiting}`}>{said(messages.LAZY_LOADING)}</p>;
  if (orders.rows.length === 0 && page === 1) return <NoOrders />;
  return (
    <>
      <ul className={styles.payments}>
        {orders.rows.map((order) => (
          <li key={order.id}>
            <PaymentsOf order={order} policy={policy} />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        pageCount={Math.ceil(orders.total / ORDERS_A_PAGE)}
        address={(number) => path(paths.dashboard('payments', number))}
      />
    </>
  );
}

function PaymentsOf({ order, policy }: { order: Order; policy: OrderPolicy }) {
  const { said, instant, path } = useSpoken();
  const due = dueAtDoor(order);
  const took = order.payments.filter(({ status }) => status === 'captured');
  return (
    <article className={`panel ${styles.payment}`}>
      <h2>
        <a href={path(paths.order(order.orderId))}>{order.orderId}</a>
      </h2>
      <p>{paymentText(order)}</p>
      <dl className={styles.sums}>
        {took.map(({ paymentId, amount, method, at }) => (
          <Sum
            key={paymentId}
            label={said('Paid by {method} on {time}', { method: methodText(method), time: instant(Date.parse(at)) })}
            amount={amount}
          />
        ))}
        {due !== null && <Sum label={said('To pay on delivery')} amount={due} />}
        {order.refunds.map((refund) => (
          <Sum
            key={refund.id}
            label={`${said('{cause}.', { cause: causeText(refund) })} ${refundText(refund, policy)}`}
            amount={-refund.amount}
          />
        ))}
      </dl>
    </article>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="amount">{formatRupees(amount).replace('-', '−')}</dd>
    </div>
  );
}
