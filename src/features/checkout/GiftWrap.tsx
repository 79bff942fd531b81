import { GIFT_MESSAGE_MAX_LENGTH } from '#contract/shop/policy.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './checkout.module.css';

interface Props {
  /** Undefined if the order is no gift. */
  value: { message: string } | undefined;
  /** Whether it is paid on delivery, which the recipient would have to do. */
  isCash: boolean;
  onChange: (value: { message: string } | undefined) => void;
}

/** Asks whether the order is a gift, and for the text of the card. */
export function GiftWrap({ value, isCash, onChange }: Props) {
  const { said } = useSpoken();
  return (
    <section>
      <label className={styles.business}>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.target.checked ? { message: '' } : undefined)}
        />
        {said('This is a gift')}
      </label>
      {value && (
        <div className={styles.businessFields}>
          <p className="soft small">
            {said('We wrap it at no charge. The packing slip names no prices; the bill comes to you by email.')}
            {isCash && ` ${said('With cash on delivery, the amount is asked for at the door.')}`}
          </p>
          <div className="field">
            <label htmlFor="gift-message">
              {said('Message on the card')} <span className="soft">{said('(optional)')}</span>
            </label>
            <textarea
              id="gift-message"
              maxLength={GIFT_MESSAGE_MAX_LENGTH}
              value={value.message}
              onChange={(event) => onChange({ message: event.target.value })}
            />
          </div>
        </div>
      )}
    </section>
  );
}
