import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { LANGUAGE_NAMES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { words } from '../../words/en/ui.ts';

interface ViewChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChoose(value: Value): void;
}

/** Buttons that choose what a preview shows; one of them is pressed. */
export function ViewChoice<Value extends string>({ label, value, choices, onChoose }: ViewChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChoose(chosen)}
    >
      {choices.map(([id, name]) => (
        <ToggleButton key={id} value={id}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export type PreviewWidth = 'phone' | 'desk';
export const WIDTH_NAMES: Readonly<Record<PreviewWidth, string>> = { phone: words.phone, desk: words.wideScreen };
const WIDTHS = Object.entries(WIDTH_NAMES) as [PreviewWidth, string][];

/** Buttons that choose the screen of a preview. */
export function WidthChoice({ value, onChoose }: { value: PreviewWidth; onChoose(value: PreviewWidth): void }) {
  return <ViewChoice label={words.widthOfThePreview} value={value} choices={WIDTHS} onChoose={onChoose} />;
}

const LANGUAGES = Object.entries(LANGUAGE_NAMES) as [Language, string][];

/** Buttons that choose the language of a preview. */
export function LanguageChoice({ value, onChoose }: { value: Language; onChoose(value: Language): void }) {
  return <ViewChoice label={words.languageOfThePreview} value={value} choices={LANGUAGES} onChoose={onChoose} />;
}
