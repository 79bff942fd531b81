import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { messageFor } from '../../api/client.ts';
import { getPrepaidOffer, switchToPrepaid } from '../../api/payments.ts';
import type { PrepaidOffer } from '../../api/wire.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { saidWith } from '../../ui/said-with.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import styles from './payment.module.css';

/** Offers online payment for a cash-on-delivery order, as long as it is possible. */
export function SwitchToPrepaid({ orderId }: { orderId: string }) {
  const { said, saidAny } = useSpoken();
  const [offer, setOffer] = useState<PrepaidOffer>();
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // Offers nothing if it is not possible any more.
    getPrepaidOffer(orderId).then(setOffer, () => undefined);
  }, [orderId]);

  async function payOnline() {
    setUnderWay(true);
    setFailure(undefined);
    try {
      const { payment_link_url: url } = await switchToPrepaid(orderId);
      if (url) location.assign(url);
    } catch (error) {
      setFailure(messageFor(error, messages.CHECKOUT_NO_PAYMENT_LINK));
      setUnderWay(false);
    }
  }

  if (!offer) return null;
  return (
    <section className={`notice no-print ${styles.offer}`} aria-label={said('Pay online instead')}>
      <p>
        {offer.saving > 0
          ? saidWith('Pay online now and pay {amount} in place of {former}.', {
              amount: <strong className="amount">{formatRupees(offer.total)}</strong>,
              former: formatRupees(offer.total + offer.saving),
            })
          : saidWith('Pay online now and pay {amount}.', {
              amount: <strong className="amount">{formatRupees(offer.total)}</strong>,
            })}{' '}
        {said('Until you have paid, your order stays with cash on delivery.')}
      </p>
      <button className="button" type="button" disabled={isUnderWay} onClick={() => void payOnline()}>
        {isUnderWay
          ? said(messages.PROCESSING)
          : offer.saving > 0
            ? said('Pay online and save {amount}', { amount: formatRupees(offer.saving) })
            : said('Pay online')}
      </button>
      {failure && (
        <p className="fault" role="alert">
          {saidAny(failure)}
        </p>
      )}
    </section>
  );
}
