import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { pathOfCategory } from './categoryLabels.ts';

const TREE = { field: 'tree', order: 'ASC' } as const;
/** The API's page size; other categories are found by typing. */
const MOST = 100;

interface CategoryInputProps {
  source: string;
  label: string;
  helperText?: string;
  /** Offers only levels up to this one; the top level is 1. */
  upToLevel?: number;
  /** The label of the empty choice, if that is allowed. */
  none?: string;
  isRequired?: boolean;
  isLocked?: boolean;
}

/** Chooses a category from the tree, by typing or from the list. */
export function CategoryInput({
  source,
  label,
  helperText,
  upToLevel,
  none,
  isRequired = false,
  isLocked = false,
}: CategoryInputProps) {
  return (
    <ReferenceInput
      source={source}
      reference="categories"
      sort={TREE}
      perPage={MOST}
      filter={upToLevel === undefined ? {} : { upToLevel }}
    >
      <AutocompleteInput
        label={label}
        isRequired={isRequired}
        disabled={isLocked}
        optionText={pathOfCategory}
        filterToQuery={(q: string) => ({ q })}
        helperText={helperText ?? false}
        {...(none === undefined ? {} : { placeholder: none })}
      />
    </ReferenceInput>
  );
}
