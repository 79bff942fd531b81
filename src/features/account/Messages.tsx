import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { mobileDigits, mobileFault } from '#contract/shop/india.ts';
import { consentWords, MESSAGE_CHANNEL_NAMES } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import { messageFor } from '../../api/client.ts';
import { changeMessageConsents } from '../../api/messages.ts';
import type { ChangeMessageConsents, MessageConsents } from '../../api/wire.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { TextField } from '../../ui/TextField.tsx';
import { messageConsents } from '../messages/consents.ts';
import { LanguageChoice } from '../messages/LanguageChoice.tsx';
import { $profile, loadProfile } from './account-state.ts';
import styles from './account.module.css';

/** What a shopper can allow, in the order of the page. */
const PURPOSES = [
  { purpose: 'orders', title: 'Updates of your orders' },
  { purpose: 'offers', title: 'Offers' },
] as const;

/** The shopper's consents to messages by WhatsApp and SMS. Nothing is shown in a shop that sends none. */
export function Messages() {
  const { value: consents } = useStore(messageConsents.$answer);
  useEffect(() => void messageConsents.load(), []);
  return consents && consents.offered.length > 0 ? <Choices consents={consents} /> : null;
}

function Choices({ consents }: { consents: MessageConsents }) {
  const { said, saidAny } = useSpoken();
  const { value: profile } = useStore($profile);
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [message, setMessage] = useState('');
  // Optimistic: a box shows its new state while the change is sent.
  const [sent, setSent] = useState<NonNullable<ChangeMessageConsents['choices']>>([]);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => void loadProfile(), []);
  const { offered, given } = consents;
  const [wished, setWished] = useState<Language>();
  const language = wished ?? consents.language;
  const mobile = typed ?? consents.mobile ?? profile?.mobile ?? '';
  const isNewMobile = mobileDigits(mobile) !== consents.mobile;

  async function change(changes: ChangeMessageConsents) {
    const fault = changes.mobile === undefined ? undefined : mobileFault(mobileDigits(changes.mobile));
    setFailure(fault);
    setMessage('');
    if (fault) return;
    setIsSending(true);
    setSent(changes.choices ?? []);
    try {
      messageConsents.write(await changeMessageConsents(changes));
      setTyped(undefined);
      setMessage(said('Saved'));
    } catch (error) {
      setFailure(messageFor(error));
    } finally {
      setIsSending(false);
      setSent([]);
    }
  }

  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages">{said('WhatsApp and SMS')}</h2>
      <p className="soft small">{said('Messages come beside the emails about the same.')}</p>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <TextField
        id="messages-mobile"
        label={said('Mobile number for messages')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={mobile}
        onChange={setTyped}
      />
      {given.length > 0 && isNewMobile && (
        <button className="button quiet" type="button" disabled={isSending} onClick={() => void change({ mobile })}>
          {said('Send messages to this number')}
        </button>
      )}
      <LanguageChoice
        value={language}
        onChange={(chosen) => {
          setWished(chosen);
          if (given.length > 0) void change({ language: chosen });
        }}
      />
      <ul className={styles.cards}>
        {PURPOSES.map(({ purpose, title }) => (
          <li key={purpose} className={`panel ${styles.card}`}>
            <h3>{said(title)}</h3>
            {offered.map((channel) => {
              const isMeant = (one: { channel: string; purpose: string }) =>
                one.channel === channel && one.purpose === purpose;
              const isGiven = sent.find(isMeant)?.isGiven ?? given.some(isMeant);
              return (
                <div key={channel}>
                  <label className={styles.switch}>
                    <input
                      type="checkbox"
                      checked={isGiven}
                      aria-describedby={`means-${purpose}-${channel}`}
                      onChange={({ target }) =>
                        void change({
                          ...(target.checked && isNewMobile && { mobile }),
                          language,
                          choices: [{ channel, purpose, isGiven: target.checked }],
                        })
                      }
                    />
                    {MESSAGE_CHANNEL_NAMES[channel]}
                  </label>
                  <p id={`means-${purpose}-${channel}`} className="soft small" lang={language}>
                    {consentWords(purpose, channel, language)}
                  </p>
                </div>
              );
            })}
          </li>
        ))}
      </ul>
      <p role="status" className="soft small">
        {message}
      </p>
    </section>
  );
}
