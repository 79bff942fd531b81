import { useStore } from '@nanostores/react';
import { formatInstant } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { $deciding, decide } from './confirm-state.ts';
import { loadOrder } from './order-state.ts';
import styles from './confirm-order.module.css';

/** Asks a signed-in shopper to confirm a cash-on-delivery order, as the mailed link does. */
export function ConfirmCod({ orderId, confirmUntil }: Pick<Order, 'orderId'> & { confirmUntil: string }) {
  const { underWay, error } = useStore($deciding);
  return (
    <section className={`notice no-print ${styles.ask}`} aria-label="Confirm this order">
      <p>
        Please confirm by <strong>{formatInstant(Date.parse(confirmUntil))}</strong> that you want this order: here, or
        by the link we emailed you. The seller sends it after that. If you do not confirm, it is cancelled.
      </p>
      <button
        className="button"
        type="button"
        disabled={underWay !== undefined}
        onClick={() => void decide({ orderId }, 'CONFIRM', () => loadOrder(orderId))}
      >
        {underWay ? messages.PROCESSING : 'Confirm order'}
      </button>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
