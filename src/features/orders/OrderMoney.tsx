import { formatInstant } from '#contract/shop/dates.ts';
import type { Order } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { PriceSummary } from '../cart/PriceSummary.tsx';
import { causeText, dueAtDoor, methodText, paymentText, refundText } from './order-text.ts';
import type { OrderPolicy } from './order-text.ts';
import cartStyles from '../cart/cart.module.css';
import styles from './orders.module.css';

/** The amounts of an order, its payment and its refunds. */
export function OrderMoney({ order, policy }: { order: Order; policy: OrderPolicy }) {
  const { refunds, payments, paymentDetails, total } = order;
  const due = dueAtDoor(order);
  const byBundles = order.bundles.reduce((sum, { discount }) => sum + discount, 0);
  const paid = payments.find(({ paymentId }) => paymentId === paymentDetails.paymentId);
  return (
    <section className={`panel ${cartStyles.summary} ${styles.money}`} aria-labelledby="order-money">
      <h2 id="order-money">Payment</h2>
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
            By {methodText(paid.method)} on {formatInstant(Date.parse(paid.at))}, reference {paid.paymentId}
          </span>
        )}
      </p>
      {due !== null && due !== total && (
        <p>
          To pay on delivery: <strong className="amount">{formatRupees(due)}</strong>
        </p>
      )}
      {refunds.length > 0 && (
        <>
          <h3>Refunds</h3>
          <ul className={styles.refunds}>
            {refunds.map((refund) => (
              <li key={refund.id}>
                <p className={styles.line}>
                  <span>{causeText(refund)}</span>
                  <strong className="amount">{formatRupees(refund.amount)}</strong>
                </p>
                <p className="small soft">
                  {formatInstant(Date.parse(refund.at))}. {refundText(refund, policy)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
