import { useEffect, useState } from 'react';
import { AutocompleteArrayInput } from 'react-admin';
import { CATEGORIES_FETCH_FAILED } from '#contract/messages.ts';
import { call } from '../providers/call.ts';

interface Choice {
  id: number;
  name: string;
}

interface CategoriesInputProps {
  /** The form's field: a list of ids. */
  source: string;
  label: string;
  helperText?: string;
}

/** Chooses categories, including those below them. */
export function CategoriesInput({ source, label, helperText }: CategoriesInputProps) {
  const [choices, setChoices] = useState<Choice[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    call('/categories').then(
      ({ json }) =>
        setChoices(
          (json as { id: number; displayName: string }[]).map(({ id, displayName }) => ({ id, name: displayName })),
        ),
      () => setFailed(true),
    );
  }, []);
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      choices={choices ?? []}
      isPending={choices === undefined && !failed}
      helperText={failed ? `${CATEGORIES_FETCH_FAILED}. Please reload the page.` : (helperText ?? false)}
    />
  );
}
