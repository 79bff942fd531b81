import type { Cart } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './cart.module.css';

/** The total of the cart by payment method, the saving of online payment, and why cash on delivery is unavailable. */
export function WaysToPay({ summary: { PREPAID, COD } }: { summary: Cart['summary'] }) {
  const { said, saidAny } = useSpoken();
  const saved = COD.total - PREPAID.total;
  return (
    <dl className={styles.ways}>
      {PREPAID.unavailable === null && (
        <div className={styles.way}>
          <dt>{said('Pay online')}</dt>
          <dd className="amount">
            <strong>{formatRupees(PREPAID.total)}</strong>
          </dd>
          {saved > 0 && (
            <dd className={`small ${styles.why} ${styles.savings}`}>
              {said('{amount} less than in cash', { amount: formatRupees(saved) })}
            </dd>
          )}
        </div>
      )}
      <div className={styles.way}>
        <dt>{said('Cash on delivery')}</dt>
        {COD.unavailable === null ? (
          <dd className="amount">
            <strong>{formatRupees(COD.total)}</strong>
          </dd>
        ) : (
          <dd className={`small ${styles.why}`}>{saidAny(COD.unavailable)}</dd>
        )}
      </div>
    </dl>
  );
}
