import { Box } from '@mui/material';
import { FormDataConsumer, SelectInput, TextInput } from 'react-admin';
import { MOST_PINNED_RESULTS, SEARCH_WORD_KINDS, SEARCH_WORD_MAX } from '#contract/shop/search-words.ts';
import { ChosenProducts } from '../collections/ChosenProducts.tsx';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SEARCH_WORD_KIND, searchWordErrors } from './searchWordValues.ts';
import type { SearchWordValues } from './searchWordValues.ts';

interface SearchWordFormProps {
  searchWord: SearchWordValues;
  isNew?: boolean;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(searchWord: SearchWordValues): Promise<Record<string, string> | undefined>;
}

const KINDS = SEARCH_WORD_KINDS.map((id) => ({ id, name: SEARCH_WORD_KIND[id].word }));

/** The form of a search word. The kind is chosen once. */
export function SearchWordForm({ searchWord, isNew = false, isSaving, isLocked, onSave }: SearchWordFormProps) {
  return (
    <ConsoleForm<SearchWordValues>
      record={searchWord}
      validate={(values) => searchWordErrors(values as SearchWordValues)}
      onSubmit={(values: Partial<SearchWordValues>) => onSave(values as SearchWordValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <FormDataConsumer<SearchWordValues>>
        {({ formData: { kind } }) => (
          <Panel title={SEARCH_WORD_KIND[kind]?.word ?? 'Search word'}>
            <Box sx={FIELDS}>
              <SelectInput
                source="kind"
                label="What the search does"
                choices={KINDS}
                isRequired
                disabled={!isNew || isLocked}
                helperText={SEARCH_WORD_KIND[kind]?.hint ?? false}
              />
              <TextInput
                source="query"
                label={kind === 'pins' || kind === 'redirect' ? 'Query' : 'Word'}
                isRequired
                helperText="As shoppers type it. Its other spellings and scripts are treated alike."
                slotProps={{ htmlInput: { maxLength: SEARCH_WORD_MAX } }}
              />
              {(kind === 'both-ways' || kind === 'one-way') && (
                <TextInput
                  source="words"
                  label="Synonyms, one a line"
                  isRequired
                  multiline
                  minRows={3}
                  helperText="The words of the trade that the search knows already stay in use."
                />
              )}
              {kind === 'pins' && (
                <ChosenProducts
                  source="productIds"
                  label="Products"
                  hint="The first products of the results, in this order. Those that are not on sale are left out."
                  isOrdered
                  most={MOST_PINNED_RESULTS}
                  isLocked={isLocked}
                />
              )}
              {kind === 'redirect' && (
                <TextInput
                  source="target"
                  label="Page"
                  isRequired
                  helperText="The address of a category, collection, product, festival or page of this shop, such as /category/jhumkas."
                />
              )}
            </Box>
          </Panel>
        )}
      </FormDataConsumer>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}
