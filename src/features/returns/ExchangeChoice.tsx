import { useId } from 'react';
import type { Item } from './return-request.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { detailIn } from './detail-in.ts';
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
  const { said, saidAny } = useSpoken();
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{said('What would you like?')}</legend>
      <label>
        <input type="radio" name={`${id}-for`} checked={!isExchange} onChange={() => onExchange(false)} />{' '}
        {said('A refund')}
      </label>
      <label>
        <input type="radio" name={`${id}-for`} checked={isExchange} onChange={() => onExchange(true)} />{' '}
        {said('An exchange')}
      </label>
      {isExchange && (
        <div className="field">
          <label htmlFor={`${id}-sku`}>{said('Size or colour')}</label>
          <select
            id={`${id}-sku`}
            name="skuId"
            aria-invalid={error !== undefined}
            value={skuId ?? ''}
            onChange={({ target }) => onSku(Number(target.value) || undefined)}
          >
            <option value="">{said('Please choose')}</option>
            {item.exchanges.map((sku) => (
              <option key={sku.skuId} value={sku.skuId} disabled={sku.available < quantity}>
                {detailIn(saidAny, sku.detail)}
                {sku.available < quantity ? ` ${said('(sold out)')}` : ''}
              </option>
            ))}
          </select>
          {error && <p className="fault">{saidAny(error)}</p>}
        </div>
      )}
    </fieldset>
  );
}
