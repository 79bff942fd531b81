import { Box } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { SectionVersions } from '../pages/SectionVersions.tsx';
import type { LetterRecord, LetterVersionsRecord, LinkChoicesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { Answered } from '../ui/record/Answered.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { LetterForm } from './LetterForm.tsx';
import { LetterSteps } from './LetterSteps.tsx';
import { isOpen, statusOf } from './letterLabels.ts';
import { valuesOf } from './letterValues.ts';
import { useSaveLetter } from './useSaveLetter.ts';
import { words } from '../words/en/letters.ts';

type LetterState = LetterVersionsRecord['versions'][number];

/** The editor of a letter, with its steps and versions. What was begun to be sent can only be looked at. */
export function LetterEditor({ letter, refetch }: { letter: LetterRecord; refetch: () => unknown }) {
  const { canAccess } = useCanAccess({ resource: 'letters', action: 'change' });
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  const saving = useSaveLetter(letter);
  const mayChange = canAccess === true && isOpen(letter);
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(letter));
  return (
    <>
      <PageHeading title={letter.subject} aside={<StatusChip {...statusOf(letter)} />} />
      <Box sx={{ marginBottom: '14px' }}>
        <LetterSteps letter={letter} mayChange={canAccess === true} />
      </Box>
      <Answered query={choices} failed={words.failedToFetchWhatLinks}>
        {(known) => (
          <LetterForm
            letter={values}
            isSaving={saving.isSaving}
            isLocked={!mayChange}
            choices={known}
            onSave={(mine) => saving.save(mine)}
          />
        )}
      </Answered>
      <SectionVersions<LetterState>
        // Every change is a version.
        key={letter.version}
        path={`/api/admin/letters/${letter.id}`}
        version={letter.version}
        mayGoBack={mayChange}
        bodyOf={({ subject, preview, sections }) => ({ subject, preview, sections })}
      />
      <RowConflictDialog title={words.someoneElseChangedThisLetter} saving={saving} refetch={refetch} />
    </>
  );
}
