import type { Order } from '../../api/wire.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './GiftLine.module.css';

/** A line about gift wrapping and the text of the card. */
export function GiftLine({ gift }: Pick<Order, 'gift'>) {
  const { said } = useSpoken();
  if (gift === null) return null;
  return (
    <p>
      {said('Gift wrapped, without prices on its packing slip.')}
      {gift.message && (
        <>
          <br />
          <span className="soft">{said('On the card:')} </span>
          <span className={styles.message}>
            <OwnText text={gift.message} />
          </span>
        </>
      )}
    </p>
  );
}
