import { Button } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { LinkChoicesRecord, PageRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { Answered } from '../ui/record/Answered.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { PageForm } from './PageForm.tsx';
import { PageVersions } from './PageVersions.tsx';
import { addressOf, statusOf } from './pageLabels.ts';
import { valuesOf } from './pageValues.ts';
import { useSavePage } from './useSavePage.ts';
import { words } from '../words/en/pages.ts';

/** The editor of an arranged page, with its versions. */
export function PageEditor({ page, refetch }: { page: PageRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'pages', action: 'change' });
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  const saving = useSavePage(page);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(page));
  return (
    <>
      <PageHeading
        title={page.title}
        aside={<StatusChip {...statusOf(page)} />}
        actions={
          page.isShown && (
            <Button
              component="a"
              href={addressOf(page)}
              target="_blank"
              rel="noopener"
              variant="outlined"
              color="secondary"
              startIcon={<ExternalLink size={16} aria-hidden />}
            >
              {words.openThePage}
            </Button>
          )
        }
      />
      <Answered query={choices} failed={words.failedToFetchWhatLinks}>
        {(known) => (
          <PageForm
            page={values}
            isHome={page.isHome}
            isSaving={saving.isSaving}
            isLocked={mayChange !== true}
            choices={known}
            onSave={(mine) => saving.save(mine)}
          />
        )}
      </Answered>
      <PageVersions page={page} mayChange={mayChange === true} />
      <RowConflictDialog title={words.someoneElseChangedThisPage} saving={saving} refetch={refetch} />
    </>
  );
}
