import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Changed } from './checkout-state.ts';
import styles from './checkout.module.css';

interface Props {
  error: string;
  changed: Changed;
  onGoOn: () => void;
}

/** The order has changed since the shopper saw it: former total, new total, and what can be done. */
export function Decision({ error, changed: { before, now, canBePlaced }, onGoOn }: Props) {
  const { said, saidAny, path } = useSpoken();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section className={`notice ${styles.decision}`} role="alert" tabIndex={-1} ref={panel}>
      <p>
        <strong>{saidAny(error)}</strong>
      </p>
      {before !== now && (
        <p>
          {saidWith('You saw {before}. It is now {now}.', {
            before: <s className="amount">{formatRupees(before)}</s>,
            now: <strong className="amount">{formatRupees(now)}</strong>,
          })}
        </p>
      )}
      <p className={styles.ways}>
        {canBePlaced && (
          <button className="button" type="button" onClick={onGoOn}>
            {said('Order for {amount}', { amount: formatRupees(now) })}
          </button>
        )}
        <a className="button quiet" href={path(paths.cart)}>
          {said('Back to your cart')}
        </a>
      </p>
    </section>
  );
}
