import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import type { SeenOrder } from './order-state.ts';
import { cancellableParts, hasInvoice, waitsForPayment } from './order-text.ts';
import styles from './orders.module.css';

/** The actions for an order in its current state: common actions as buttons, documents and help as links. */
export function OrderActions({ order, mayReturn }: Pick<SeenOrder, 'order' | 'mayReturn'>) {
  const { said, path } = useSpoken();
  const { orderId } = order;
  return (
    <div className="no-print">
      <div className={styles.actions}>
        {cancellableParts(order).length > 0 && (
          <a className="button quiet" href={path(paths.cancelOrder(orderId))}>
            {said('Cancel items')}
          </a>
        )}
        {mayReturn && (
          <a className="button quiet" href={path(`${paths.returnOrder}?orderId=${orderId}`)}>
            {said('Return or exchange')}
          </a>
        )}
        {!waitsForPayment(order) && <BuyAgain order={order} />}
      </div>
      <div className={styles.papers}>
        {hasInvoice(order) && <InvoiceButtons orderId={orderId} look="link" />}
        <button className="link" type="button" onClick={() => print()}>
          {said(messages.ORDER_PRINT)}
        </button>
        <a href={path(paths.contactAbout(orderId))}>{said('Help with this order')}</a>
      </div>
    </div>
  );
}
