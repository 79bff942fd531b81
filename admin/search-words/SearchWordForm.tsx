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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/search-words.ts';

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
          <Panel title={SEARCH_WORD_KIND[kind]?.word ?? words.searchWord}>
            <Box sx={FIELDS}>
              <SelectInput
                source="kind"
                label={words.whatTheSearchDoes}
                choices={KINDS}
                isRequired
                disabled={!isNew || isLocked}
                helperText={SEARCH_WORD_KIND[kind]?.hint ?? false}
              />
              <TextInput
                source="query"
                label={kind === 'pins' || kind === 'redirect' ? words.query : words.word}
                isRequired
                helperText={words.asShoppersTypeItIts}
                slotProps={{ htmlInput: { maxLength: SEARCH_WORD_MAX } }}
              />
              {(kind === 'both-ways' || kind === 'one-way') && (
                <TextInput
                  source="words"
                  label={words.synonymsOneALine}
                  isRequired
                  multiline
                  minRows={3}
                  helperText={words.theWordsOfTheTrade}
                />
              )}
              {kind === 'pins' && (
                <ChosenProducts
                  source="productIds"
                  label={common.products}
                  hint={words.theFirstProductsOfThe}
                  isOrdered
                  most={MOST_PINNED_RESULTS}
                  isLocked={isLocked}
                />
              )}
              {kind === 'redirect' && (
                <TextInput source="target" label={words.page} isRequired helperText={words.theAddressOfACategory} />
              )}
            </Box>
          </Panel>
        )}
      </FormDataConsumer>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}
