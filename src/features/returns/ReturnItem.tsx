import { useId } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { RETURN_REASON_WORDS, RETURN_REASONS } from '#contract/shop/return-words.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import { formatRupees } from '../../ui/rupees.ts';
import type { Chosen, Item } from './return-request.ts';
import styles from './returns.module.css';

interface Props {
  /** The name of the field for the reason. */
  name: string;
  item: Item;
  chosen: Chosen | undefined;
  error: string | undefined;
  /** Whether an item of the other kind is chosen. */
  isOther: boolean;
  onChange: (chosen: Chosen | undefined) => void;
}

/** An item of an order: whether and until when it can be returned, with quantity and reason. */
export function ReturnItem({ name, item, chosen, error, isOther, onChange }: Props) {
  const id = useId();
  const { detail, pictureKey, kind, left, reasonNot, returnUntil, amounts } = item;
  const isGivenBack = kind === 'GIVE_BACK';
  return (
    <li className={`panel ${styles.item}`}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          disabled={kind === null || isOther}
          onChange={({ target }) =>
            onChange(target.checked ? { quantity: 1, reason: isGivenBack ? 'changedMind' : '' } : undefined)
          }
        />
        {pictureKey && <img src={imageUrl(pictureKey, 96, 'webp')} width="64" height="64" alt="" />}
        <span>
          <strong>{item.name}</strong>
          {detail && <span className="small soft"> {detail}</span>}
          <br />
          <span className="small">
            {kind === 'RETURN' && returnUntil && <>Can be returned until {formatInstant(Date.parse(returnUntil))}</>}
            {isGivenBack && <>Can be given back for {formatRupees(amounts[0] ?? 0)} each</>}
            {kind === null && <span className="soft">{reasonNot}</span>}
          </span>
        </span>
      </label>
      {chosen && (
        <div className={styles.wish}>
          {left > 1 && (
            <div className="field">
              <label htmlFor={`${id}-quantity`}>Quantity</label>
              <select
                id={`${id}-quantity`}
                value={chosen.quantity}
                onChange={({ target }) => onChange({ ...chosen, quantity: Number(target.value) })}
              >
                {Array.from({ length: left }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            </div>
          )}
          {!isGivenBack && (
            <div className="field">
              <label htmlFor={`${id}-reason`}>Reason</label>
              <select
                id={`${id}-reason`}
                name={name}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${id}-fault` : undefined}
                value={chosen.reason}
                onChange={({ target }) => onChange({ ...chosen, reason: target.value as ReturnReason })}
              >
                <option value="">Please choose</option>
                {RETURN_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {RETURN_REASON_WORDS[reason]}
                  </option>
                ))}
              </select>
              {error && (
                <p className="fault" id={`${id}-fault`}>
                  {error}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
