import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { hasInvoice, isCancellable } from './order-words.ts';
import styles from './orders.module.css';

/** What a shopper can do with an order as it is now. */
export function OrderActions({ order }: { order: Order }) {
  const { orderId, consignments } = order;
  return (
    <div className={`${styles.actions} no-print`}>
      {consignments.some(isCancellable) && (
        <a className="button quiet" href={paths.cancelOrder(orderId)}>
          Cancel items
        </a>
      )}
      {consignments.some(({ orderStatus }) => orderStatus === 'DELIVERED') && (
        <a className="button quiet" href={`${paths.returnOrder}?orderId=${orderId}`}>
          Return or exchange
        </a>
      )}
      <BuyAgain order={order} />
      {hasInvoice(order) && <InvoiceButtons orderId={orderId} />}
      <button className="button quiet" type="button" onClick={() => print()}>
        {messages.ORDER_PRINT}
      </button>
    </div>
  );
}
