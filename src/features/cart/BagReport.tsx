import { useStore } from '@nanostores/react';
import { $bagReport } from './send-bag.ts';
import styles from './cart.module.css';

/** Says which items of the bag are not in the account as the visitor chose them, until the shopper closes it. */
export function BagReport() {
  const lines = useStore($bagReport);
  if (lines.length === 0) return null;
  return (
    <div className={`notice ${styles.report}`} role="status">
      <p>
        <strong>Changed since you chose them</strong>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <button className="link small" type="button" onClick={() => $bagReport.set([])}>
        Close<span className="visually-hidden"> this list of changes</span>
      </button>
    </div>
  );
}
