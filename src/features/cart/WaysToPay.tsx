import type { Cart } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import styles from './cart.module.css';

/** What the cart comes to by each way to pay, what paying online saves, and why it cannot be had in cash. */
export function WaysToPay({ summary: { PREPAID, COD } }: { summary: Cart['summary'] }) {
  const saved = COD.total - PREPAID.total;
  return (
    <dl className={styles.ways}>
      {PREPAID.unavailable === null && (
        <div className={styles.way}>
          <dt>Pay online</dt>
          <dd className="amount">
            <strong>{formatRupees(PREPAID.total)}</strong>
          </dd>
          {saved > 0 && (
            <dd className={`small ${styles.why} ${styles.savings}`}>{formatRupees(saved)} less than in cash</dd>
          )}
        </div>
      )}
      <div className={styles.way}>
        <dt>Cash on delivery</dt>
        {COD.unavailable === null ? (
          <dd className="amount">
            <strong>{formatRupees(COD.total)}</strong>
          </dd>
        ) : (
          <dd className={`small ${styles.why}`}>{COD.unavailable}</dd>
        )}
      </div>
    </dl>
  );
}
