import * as messages from '#contract/messages.ts';
import type { PaymentMethod } from '#contract/states/payment.ts';
import type { Cart } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import styles from './checkout.module.css';

const LABELS: Record<PaymentMethod, string> = { PREPAID: 'Pay online', COD: 'Cash on delivery' };

/** What helps where no way to pay is left. */
const CANNOT_BE_PAID = 'So this order cannot be placed as it is: please go back to your cart and change it.';

interface Props {
  summary: Cart['summary'];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** The ways to pay this order can be had with, each with its total; and why one of them cannot. */
export function PaymentChoice({ summary, chosen, onChoose }: Props) {
  const offered = (['PREPAID', 'COD'] as const).filter((method) => summary[method].unavailable === null);
  return (
    <fieldset className={styles.payments}>
      <legend className="visually-hidden">{messages.CHECKOUT_PAYMENT_TYPE_MISSING}</legend>
      {offered.map((method) => (
        <label key={method} className={styles.payment}>
          <input type="radio" name="payment" checked={method === chosen} onChange={() => onChoose(method)} />
          <span>
            {LABELS[method]}
            <br />
            <span className="soft small">{wordsFor(method, summary)}</span>
          </span>
          <span className={`amount ${styles.price}`}>{formatRupees(summary[method].total)}</span>
        </label>
      ))}
      {summary.COD.unavailable && <p className="notice">{summary.COD.unavailable}</p>}
      {offered.length === 0 && (
        <p className="notice">
          {summary.PREPAID.unavailable} {CANNOT_BE_PAID}
        </p>
      )}
    </fieldset>
  );
}

function wordsFor(method: PaymentMethod, summary: Cart['summary']): string {
  const { prepaidDiscount, codFee } = summary[method];
  if (method === 'PREPAID')
    return prepaidDiscount > 0
      ? `${formatRupees(prepaidDiscount)} off for paying now`
      : 'Card, UPI, net banking or wallet';
  return codFee > 0 ? `Includes a fee of ${formatRupees(codFee)}` : 'Pay in cash when the parcel arrives';
}
