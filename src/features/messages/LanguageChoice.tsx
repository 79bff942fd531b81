import { useId } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { useSpoken } from '../../ui/use-spoken.ts';

interface Props {
  value: Language;
  onChange: (language: Language) => void;
}

/** Asks in which language messages are to be. */
export function LanguageChoice({ value, onChange }: Props) {
  const { said } = useSpoken();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{said('Language of messages')}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(LANGUAGES.find((one) => one === target.value) ?? 'en')}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
