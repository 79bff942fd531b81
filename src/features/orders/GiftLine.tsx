import type { Order } from '../../api/wire.ts';
import styles from './GiftLine.module.css';

/** A line about gift wrapping and the text of the card. */
export function GiftLine({ gift }: Pick<Order, 'gift'>) {
  if (gift === null) return null;
  return (
    <p>
      Gift wrapped, without prices on its packing slip.
      {gift.message && (
        <>
          <br />
          <span className="soft">On the card: </span>
          <span className={styles.message}>{gift.message}</span>
        </>
      )}
    </p>
  );
}
