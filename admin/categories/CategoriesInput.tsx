import { AutocompleteArrayInput } from 'react-admin';
import { CATEGORIES_FETCH_FAILED } from '#contract/messages.ts';
import { useAnswer } from '../providers/useAnswer.ts';

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
      choices={(categories ?? []).map(({ id, displayName }) => ({ id, name: displayName }))}
      isPending={!categories && !error}
      helperText={error ? `${CATEGORIES_FETCH_FAILED}. Please reload the page.` : (helperText ?? false)}
    />
  );
}
