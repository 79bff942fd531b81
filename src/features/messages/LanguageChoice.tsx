import { useId } from 'react';
import { MESSAGE_LANGUAGE_NAMES, MESSAGE_LANGUAGES } from '#contract/shop/messages.ts';
import type { MessageLanguage } from '#contract/shop/messages.ts';

interface Props {
  value: MessageLanguage;
  onChange: (language: MessageLanguage) => void;
}

/** Asks in which language messages are to be. */
export function LanguageChoice({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Language of messages</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(MESSAGE_LANGUAGES.find((one) => one === target.value) ?? 'en')}
      >
        {MESSAGE_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {MESSAGE_LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
