import type { Order } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { PriceSummary } from '../cart/PriceSummary.tsx';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { causeText, dueAtDoor, methodText, paymentText, refundText } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import cartStyles from '../cart/cart.module.css';
import styles from './orders.module.css';

/** The amounts of an order, its payment and its refunds. */
export function OrderMoney({ order, policy }: { order: Order; policy: OrderPolicy }) {
  const { said, instant } = useSpoken();
  const { refunds, payments, paymentDetails, total } = order;
  const due = dueAtDoor(order);
  const byBundles = order.bundles.reduce((sum, { discount }) => sum + discount, 0);
  const paid = payments.find(({ paymentId }) => paymentId === paymentDetails.paymentId);
  return (
    <section className={`panel ${cartStyles.summary} ${styles.money}`} aria-labelledby="order-money">
      <h2 id="order-money">{said('Payment')}</h2>
      <PriceSummary
        price={{
          ...order,
          savings:
            order.totalMrpPrice -
            order.totalSellingPrice +
            byBundles +
            order.couponPrice +
            order.staffDiscount +
            order.prepaidDiscount,
        }}
        pieces={order.totalItems}
      />
      <p>
        <strong>{paymentText(order)}</strong>
        {paid && (
          <span className="small soft">
            <br />
            {saidWith('By {method} on {time}, reference {reference}', {
              method: methodText(paid.method),
              time: instant(Date.parse(paid.at)),
              reference: <span lang="en">{paid.paymentId}</span>,
            })}
          </span>
        )}
      </p>
      {due !== null && due !== total && (
        <p>
          {said('To pay on delivery:')} <strong className="amount">{formatRupees(due)}</strong>
        </p>
      )}
      {refunds.length > 0 && (
        <>
          <h3>{said('Refunds')}</h3>
          <ul className={styles.refunds}>
            {refunds.map((refund) => (
              <li key={refund.id}>
                <p className={styles.line}>
                  <span>{causeText(refund)}</span>
                  <strong className="amount">{formatRupees(refund.amount)}</strong>
                </p>
                <p className="small soft">
                  {instant(Date.parse(refund.at)) + said('.')} {refundText(refund, policy)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
