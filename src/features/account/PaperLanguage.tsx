import { useId, useState } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
import * as texts from '#contract/words/en/scripts.ts';
import { messageFor } from '../../api/client.ts';
import { changeProfile } from '../../api/users.ts';
import type { UserProfile } from '../../api/wire.ts';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { writeProfile } from './account-state.ts';

/** Asks in which language the shopper wants emails and papers. A choice is saved at once. */
export function PaperLanguage({ profile }: { profile: UserProfile }) {
  const { said, saidAny } = useSpoken();
  const id = useId();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string>();

  async function choose(name: string) {
    setMessage('');
    setFailure(undefined);
    try {
      writeProfile(await changeProfile({ language: LANGUAGES.find((one) => one === name) ?? 'en' }));
      setMessage(said(texts.SAVED));
    } catch (error) {
      setFailure(messageFor(error));
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{said(texts.PAPER_LANGUAGE)}</label>
      <select id={id} value={profile.language} onChange={({ target }) => void choose(target.value)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      {failure && (
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
      )}
      <p role="status" className="soft small">
        {message}
      </p>
    </div>
  );
}
