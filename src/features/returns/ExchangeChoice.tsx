import { useId } from 'react';
import type { Item } from './return-request.ts';
import styles from './returns.module.css';

interface Props {
  item: Item;
  quantity: number;
  isExchange: boolean;
  onExchange: (isExchange: boolean) => void;
  /** The SKU that replaces the item. */
  skuId: number | undefined;
  onSku: (skuId: number | undefined) => void;
  error: string | undefined;
}

/** What the shopper gets for a returned item: the money, or another size or colour. */
export function ExchangeChoice({ item, quantity, isExchange, onExchange, skuId, onSku, error }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>What would you like?</legend>
      <label>
        <input type="radio" name={`${id}-for`} checked={!isExchange} onChange={() => onExchange(false)} /> A refund
      </label>
      <label>
        <input type="radio" name={`${id}-for`} checked={isExchange} onChange={() => onExchange(true)} /> An exchange
      </label>
      {isExchange && (
        <div className="field">
          <label htmlFor={`${id}-sku`}>Size or colour</label>
          <select
            id={`${id}-sku`}
            name="skuId"
            aria-invalid={error !== undefined}
            value={skuId ?? ''}
            onChange={({ target }) => onSku(Number(target.value) || undefined)}
          >
            <option value="">Please choose</option>
            {item.exchanges.map((sku) => (
              <option key={sku.skuId} value={sku.skuId} disabled={sku.available < quantity}>
                {sku.detail}
                {sku.available < quantity ? ' (sold out)' : ''}
              </option>
            ))}
          </select>
          {error && <p className="fault">{error}</p>}
        </div>
      )}
    </fieldset>
  );
}
