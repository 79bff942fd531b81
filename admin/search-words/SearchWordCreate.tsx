import { Box } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { SearchWordRecord } from '../providers/records.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { SearchWordForm } from './SearchWordForm.tsx';
import { newSearchWord, searchWordToSend } from './searchWordValues.ts';
import type { SearchWordValues } from './searchWordValues.ts';
import { words } from '../words/en/search-words.ts';

/** The form of a new search word, with the query of its address. */
export function SearchWordCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [params] = useSearchParams();
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => newSearchWord(params.get('query') ?? ''));
  const { save, isSaving } = useSaveRow<SearchWordValues, SearchWordRecord>({
    resource: 'search-words',
    toSend: searchWordToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ query }) => {
      notify(words.queryIsAdded(query), { type: 'success' });
      redirect('list', 'search-words');
    },
  });
  return (
    <Box sx={{ maxWidth: 720 }}>
      <BackLink to="/search-words">{words.searchWords}</BackLink>
      <PageHeading title={words.newSearchWord} />
      <SearchWordForm
        searchWord={values}
        isNew
        isSaving={isSaving}
        isLocked={false}
        onSave={(searchWord) => save(searchWord)}
      />
    </Box>
  );
}
