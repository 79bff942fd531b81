import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { EditBase, useCanAccess, useNotify, useRedirect } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { searchPath } from '#contract/pages/search-path.ts';
import type { SearchWordRecord } from '../providers/records.ts';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { SearchWordForm } from './SearchWordForm.tsx';
import { SEARCH_WORD_FIELDS, searchWordToSend, valuesOf } from './searchWordValues.ts';
import type { SearchWordValues } from './searchWordValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/search-words.ts';

export function SearchWordEdit() {
  return (
    <EditBase<SearchWordRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/search-words', word: words.searchWords }}
          record={record}
          error={error}
          refetch={refetch}
        >
          {(searchWord) => <SearchWordPage key={searchWord.version} searchWord={searchWord} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

interface SearchWordPageProps {
  searchWord: SearchWordRecord;
  refetch: () => unknown;
}

/** The page of a search word. */
function SearchWordPage({ searchWord, refetch }: SearchWordPageProps) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'search-words', action: 'change' });
  const notify = useNotify();
  const redirect = useRedirect();
  const { query } = searchWord;
  const saving = useSaveRow<SearchWordValues, SearchWordRecord>({
    resource: 'search-words',
    present: searchWord,
    fields: SEARCH_WORD_FIELDS,
    valuesOf,
    toSend: changeToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: (saved) => {
      notify(words.queryIsSaved(saved.query), { type: 'success' });
      redirect('list', 'search-words');
    },
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(searchWord));
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading
        title={query}
        actions={
          <>
            <Button href={searchPath({ q: query })} target="_blank" variant="outlined" color="secondary">
              {words.tryItInTheShop}
            </Button>
            {mayChange && (
              <RemoveButton
                resource="search-words"
                record={searchWord}
                word={common.remove}
                question={words.removeThisSearchWord}
                done={words.queryIsRemoved(query)}
              >
                {words.theSearchTreatsItAsBefore(query)}
              </RemoveButton>
            )}
          </>
        }
      />
      <SearchWordForm
        searchWord={values}
        isSaving={saving.isSaving}
        isLocked={mayChange === false}
        onSave={(mine) => saving.save(mine)}
      />
      <RowConflictDialog title={common.twoChangesTo(query)} saving={saving} refetch={refetch} />
    </Box>
  );
}

/** Returns the body of a change. The kind never changes. */
function changeToSend(values: SearchWordValues): object {
  const { kind: _, ...change } = searchWordToSend(values);
  return change;
}
