import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import type { Changed } from './checkout-state.ts';
import styles from './checkout.module.css';

interface Props {
  error: string;
  changed: Changed;
  onGoOn: () => void;
}

/** The order has changed since the shopper saw it: former total, new total, and what can be done. */
export function Decision({ error, changed: { before, now, canBePlaced }, onGoOn }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section className={`notice ${styles.decision}`} role="alert" tabIndex={-1} ref={panel}>
      <p>
        <strong>{error}</strong>
      </p>
      {before !== now && (
        <p>
          You saw <s className="amount">{formatRupees(before)}</s>. It is now{' '}
          <strong className="amount">{formatRupees(now)}</strong>.
        </p>
      )}
      <p className={styles.ways}>
        {canBePlaced && (
          <button className="button" type="button" onClick={onGoOn}>
            Order for {formatRupees(now)}
          </button>
        )}
        <a className="button quiet" href={paths.cart}>
          Back to your cart
        </a>
      </p>
    </section>
  );
}
