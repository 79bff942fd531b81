import { useId } from 'react';
import { imageUrl } from '#contract/pages/image-url.ts';
import { RETURN_REASON_WORDS, RETURN_REASONS, RETURN_WINDOW_OVER } from '#contract/shop/return-words.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { OwnText } from '../../ui/OwnText.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { detailIn } from './detail-in.ts';
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
  const { said, saidAny, instant } = useSpoken();
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
          <strong>
            <OwnText text={item.name} />
          </strong>
          {detail && <span className="small soft"> {detailIn(saidAny, detail)}</span>}
          <br />
          <span className="small">
            {kind === 'RETURN' &&
              returnUntil &&
              said('Can be returned until {time}', { time: instant(Date.parse(returnUntil)) })}
            {isGivenBack && said('Can be given back for {amount} each', { amount: formatRupees(amounts[0] ?? 0) })}
            {kind === null && (
              <span className="soft">
                {returnUntil && isWindowOver(reasonNot)
                  ? said(RETURN_WINDOW_OVER, { time: instant(Date.parse(returnUntil)) })
                  : saidAny(reasonNot ?? '')}
              </span>
            )}
          </span>
        </span>
      </label>
      {chosen && (
        <div className={styles.wish}>
          {left > 1 && (
            <div className="field">
              <label htmlFor={`${id}-quantity`}>{said('Quantity')}</label>
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
              <label htmlFor={`${id}-reason`}>{said('Reason')}</label>
              <select
                id={`${id}-reason`}
                name={name}
                aria-invalid={error !== undefined}
                aria-describedby={error ? `${id}-fault` : undefined}
                value={chosen.reason}
                onChange={({ target }) => onChange({ ...chosen, reason: target.value as ReturnReason })}
              >
                <option value="">{said('Please choose')}</option>
                {RETURN_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {saidAny(RETURN_REASON_WORDS[reason])}
                  </option>
                ))}
              </select>
              {error && (
                <p className="fault" id={`${id}-fault`}>
                  {saidAny(error)}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

/** Returns whether the server's reason is that the return window is over: then the page says the time in its language. */
function isWindowOver(reasonNot: string | null): boolean {
  return reasonNot?.startsWith(RETURN_WINDOW_OVER.split('{')[0]!) ?? false;
}
