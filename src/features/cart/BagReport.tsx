import { useStore } from '@nanostores/react';
import { useSpoken } from '../../ui/use-spoken.ts';
import { $bagReport } from './send-bag.ts';
import styles from './cart.module.css';

/** Says which items of the bag are not in the account as the visitor chose them, until the shopper closes it. */
export function BagReport() {
  const lines = useStore($bagReport);
  const { said } = useSpoken();
  if (lines.length === 0) return null;
  return (
    <div className={`notice ${styles.report}`} role="status">
      <p>
        <strong>{said('Changed since you chose them')}</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button className="link small" type="button" onClick={() => $bagReport.set([])}>
        {said('Close')}
        <span className="visually-hidden">{said(' this list of changes')}</span>
      </button>
    </div>
  );
}
