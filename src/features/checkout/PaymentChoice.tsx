import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { Cart } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { Speech } from '../../ui/use-spoken.ts';
import styles from './checkout.module.css';

const LABELS = { PREPAID: 'Pay online', COD: 'Cash on delivery' } as const satisfies Record<PaymentMethod, string>;

/** What to do if no payment method is available. */
const CANNOT_BE_PAID = 'This order cannot be placed as it is. Please go back to your cart and change it.';

interface Props {
  summary: Cart['summary'];
  chosen: PaymentMethod | undefined;
  /** Whether the order was submitted without a choice. */
  isMissing: boolean;
  /** Cash-on-delivery orders above this total in rupees need a confirmation by mail; null for none. */
  confirmCodAbove: number | null;
  /** What cash on delivery needs for this order and why; null if it needs nothing more. */
  cashDecision: Cart['cashDecision'];
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods, each with its total or the reason why it is unavailable. */
export function PaymentChoice({ summary, chosen, isMissing, confirmCodAbove, cashDecision, onChoose }: Props) {
  const speech = useSpoken();
  const { said, saidAny } = speech;
  const cannot = summary.PREPAID.unavailable !== null && summary.COD.unavailable !== null;
  const all = (sentences: readonly string[]) => sentences.map(saidAny).join(' ');
  return (
    <fieldset className={styles.payments} id="payment-choice" aria-invalid={isMissing ? true : undefined}>
      <legend className="visually-hidden">{said(messages.CHECKOUT_PAYMENT_TYPE_MISSING)}</legend>
      {(['PREPAID', 'COD'] as const).map((method) => {
        const { unavailable, total } = summary[method];
        return (
          <label key={method} className={`panel ${styles.payment}`} data-off={unavailable !== null ? true : undefined}>
            <input
              type="radio"
              name="payment"
              checked={method === chosen && unavailable === null}
              disabled={unavailable !== null}
              aria-describedby={method === 'COD' && cashDecision ? 'payment-COD cash-reasons' : `payment-${method}`}
              onChange={() => onChoose(method)}
            />
            <span>
              {said(LABELS[method])}
              <br />
              <span className="soft small" id={`payment-${method}`}>
                {unavailable === null
                  ? methodText(method, summary, { confirmCodAbove, cashDecision }, speech)
                  : saidAny(unavailable)}
              </span>
            </span>
            {unavailable === null && <span className={`amount ${styles.price}`}>{formatRupees(total)}</span>}
          </label>
        );
      })}
      {cashDecision && (
        <p className="soft small" id="cash-reasons">
          {cashDecision.reasons.length > 0 && <>{said('Why: {reasons}', { reasons: all(cashDecision.reasons) })} </>}
          {cashDecision.isToConfirm && said('What you can do: {help}', { help: all(cashDecision.help) })}
        </p>
      )}
      {isMissing && <p className="fault">{said(messages.CHECKOUT_PAYMENT_TYPE_MISSING)}</p>}
      {cannot && <p className="notice">{said(CANNOT_BE_PAID)}</p>}
    </fieldset>
  );
}

function methodText(
  method: PaymentMethod,
  summary: Cart['summary'],
  { confirmCodAbove, cashDecision }: Pick<Props, 'confirmCodAbove' | 'cashDecision'>,
  { said }: Speech,
): string {
  const { prepaidDiscount, codFee, total } = summary[method];
  if (method === 'PREPAID')
    return prepaidDiscount > 0
      ? said('{amount} off for paying now, by UPI, card, net banking or wallet', {
          amount: formatRupees(prepaidDiscount),
        })
      : said('UPI, card, net banking or wallet');
  const text =
    codFee > 0
      ? said('Includes a fee of {amount}', { amount: formatRupees(codFee) })
      : said('Pay in cash when the parcel arrives');
  const isToConfirm = cashDecision?.isToConfirm || (confirmCodAbove !== null && total > confirmCodAbove);
  return isToConfirm ? said('{text}. We email you a link to confirm this order before it is sent', { text }) : text;
}
