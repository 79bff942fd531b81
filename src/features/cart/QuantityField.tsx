import { Minus, Plus } from 'lucide';
import * as texts from '#contract/words/en/product-scripts.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './quantity.module.css';
import { LineIcon } from '../../ui/LineIcon.tsx';

interface Props {
  quantity: number;
  /** The stock, which limits the quantity. */
  most: number;
  disabled?: boolean;
  onChange: (quantity: number) => void;
  /** The name of the item, for screen readers. */
  name: string;
}

/** A quantity of at least one and at most the stock. */
export function QuantityField({ quantity, most, disabled = false, onChange, name }: Props) {
  const { said } = useSpoken();
  return (
    <div className={styles.quantity} role="group" aria-label={said(texts.QUANTITY_OF, { name })}>
      <button
        type="button"
        disabled={disabled || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
        aria-label={said(texts.ONE_LESS)}
      >
        <LineIcon icon={Minus} size={16} />
      </button>
      <output className="amount" aria-live="polite">
        {quantity}
      </output>
      <button
        type="button"
        disabled={disabled || quantity >= most}
        onClick={() => onChange(quantity + 1)}
        aria-label={said(texts.ONE_MORE)}
      >
        <LineIcon icon={Plus} size={16} />
      </button>
    </div>
  );
}
