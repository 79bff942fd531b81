import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { consentWords } from '#contract/shop/message-consents.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import { messageConsents } from '../messages/consents.ts';
import { LanguageChoice } from '../messages/LanguageChoice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import type { OrderConsent } from './draft.ts';
import styles from './checkout.module.css';

interface Props {
  /** Undefined before the shopper has chosen anything. */
  value: OrderConsent | undefined;
  onChange: (value: OrderConsent) => void;
}

/**
 * Asks for consent to messages about orders, for the mobile of the address. Nothing is chosen before; ways that the
 * shopper already allows are not asked for again.
 */
export function OrderMessages({ value, onChange }: Props) {
  const { said, language: ofPage } = useSpoken();
  const { value: consents } = useStore(messageConsents.$answer);
  useEffect(() => void messageConsents.load(), []);
  const ways = consents?.offered.filter(
    (channel) => !consents.given.some((one) => one.channel === channel && one.purpose === 'orders'),
  );
  if (!consents || !ways || ways.length === 0) return null;
  const { channels, language } = value ?? {
    channels: [],
    // A page in another language asks in its own.
    language: ofPage === 'en' ? consents.language : ofPage,
  };
  const tick = (channel: MessageChannel, isTicked: boolean) =>
    onChange({ language, channels: [...channels.filter((one) => one !== channel), ...(isTicked ? [channel] : [])] });
  return (
    <section className={styles.businessFields}>
      {ways.map((channel) => (
        <label key={channel} className={styles.business} lang={language}>
          <input
            type="checkbox"
            checked={channels.includes(channel)}
            onChange={({ target }) => tick(channel, target.checked)}
          />
          {consentWords('orders', channel, language)}
        </label>
      ))}
      {channels.length > 0 && (
        <>
          <p className="soft small">{said('They go to the mobile number of the delivery address.')}</p>
          <LanguageChoice value={language} onChange={(chosen) => onChange({ channels, language: chosen })} />
        </>
      )}
    </section>
  );
}
