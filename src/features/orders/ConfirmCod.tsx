import { useStore } from '@nanostores/react';
import * as messages from '#contract/messages.ts';
import type { Order } from '../../api/wire.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $deciding, decide } from './confirm-state.ts';
import { loadOrder } from './order-state.ts';
import styles from './confirm-order.module.css';

/** Asks a signed-in shopper to confirm a cash-on-delivery order, as the mailed link does. */
export function ConfirmCod({ orderId, confirmUntil }: Pick<Order, 'orderId'> & { confirmUntil: string }) {
  const { said, saidAny, instant } = useSpoken();
  const { underWay, error } = useStore($deciding);
  return (
    <section className={`notice no-print ${styles.ask}`} aria-label={said('Confirm this order')}>
      <p>
        {saidWith(
          'Please confirm by {time} that you want this order: here, or by the link we emailed you. The seller sends it after that. If you do not confirm, it is cancelled.',
          { time: <strong>{instant(Date.parse(confirmUntil))}</strong> },
        )}
      </p>
      <button
        className="button"
        type="button"
        disabled={underWay !== undefined}
        onClick={() => void decide({ orderId }, 'CONFIRM', () => loadOrder(orderId))}
      >
        {said(underWay ? messages.PROCESSING : 'Confirm order')}
      </button>
      {error && (
        <p className="fault" role="alert">
          {saidAny(error)}
        </p>
      )}
    </section>
  );
}
