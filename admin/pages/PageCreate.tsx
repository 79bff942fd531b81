import { Box } from '@mui/material';
import { useState } from 'react';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { PageForm } from './PageForm.tsx';
import { NEW_PAGE } from './pageValues.ts';
import { useSavePage } from './useSavePage.ts';
import { words } from '../words/en/pages.ts';

export function PageCreate() {
  const [page] = useState(NEW_PAGE);
  const { save, isSaving } = useSavePage();
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/pages">{words.pages}</BackLink>
      <PageHeading title={words.newPage} />
      <Answered query={choices} failed={words.failedToFetchWhatLinks}>
        {(known) => (
          <PageForm
            page={page}
            isHome={false}
            isSaving={isSaving}
            isLocked={false}
            choices={known}
            onSave={(values) => save(values)}
          />
        )}
      </Answered>
    </Box>
  );
}
