import type { SeenOrder } from './order-state.ts';
import { answerParcel } from './order-state.ts';
import { AddressBlock } from './AddressBlock.tsx';
import { GiftLine } from './GiftLine.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderParts } from './OrderParts.tsx';
import { partsText } from './order-text.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { OrderPolicy } from './order-text.ts';
import cartStyles from '../cart/cart.module.css';
import styles from './orders.module.css';

/** An order in its current state: parts, amounts and addresses. */
export function OrderDetails({ policy, ...seen }: SeenOrder & { policy: OrderPolicy }) {
  const { said } = useSpoken();
  const { order } = seen;
  return (
    <div className={cartStyles.columns}>
      <div className={styles.about}>
        <section aria-labelledby="order-parts">
          <h2 id="order-parts">{partsText(order)}</h2>
          <OrderParts
            seen={seen}
            policy={policy}
            onAnswer={(shipmentId, answer) => answerParcel(order.orderId, shipmentId, answer)}
          />
        </section>
        <OrderActions {...seen} />
        <section className={styles.addresses} aria-label={said('Addresses')}>
          <AddressBlock label={said('Shipping address')} address={order.shippingAddress} />
          <AddressBlock label={said('Billing address')} address={order.billingAddress} business={order.business} />
        </section>
        <GiftLine gift={order.gift} />
        {order.note && (
          <p>
            <span className="soft">{said('Your note:')} </span>
            <OwnText text={order.note} />
          </p>
        )}
      </div>
      <OrderMoney order={order} policy={policy} />
    </div>
  );
}
