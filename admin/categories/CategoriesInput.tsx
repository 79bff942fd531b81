import { AutocompleteArrayInput } from 'react-admin';
import { CATEGORIES_FETCH_FAILED } from '#contract/messages.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { words } from '../words/en/categories.ts';
import { shared } from '../words/language.ts';

interface CategoriesInputProps {
  /** The form's field: a list of ids. */
  source: string;
  label: string;
  helperText?: string;
}

/** Chooses categories, including those below them. */
export function CategoriesInput({ source, label, helperText }: CategoriesInputProps) {
  const { answer: categories, error } = useAnswer<{ id: number; displayName: string }[]>('/categories');
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={(categories ?? []).map(({ id, displayName }) => ({ id, name: shared(displayName) }))}
      isPending={!categories && !error}
      helperText={error ? words.pleaseReloadAfter(shared(CATEGORIES_FETCH_FAILED)) : (helperText ?? false)}
    />
  );
}
