import { Box } from '@mui/material';
import { useState } from 'react';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { LetterForm } from './LetterForm.tsx';
import { NEW_LETTER } from './letterValues.ts';
import { useSaveLetter } from './useSaveLetter.ts';
import { words } from '../words/en/letters.ts';

export function LetterCreate() {
  const [letter] = useState(NEW_LETTER);
  const { save, isSaving } = useSaveLetter();
  const choices = useAnswer<LinkChoicesRecord>('/api/admin/link-choices');
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/letters">{words.letters}</BackLink>
      <PageHeading title={words.newLetter} />
      <Answered query={choices} failed={words.failedToFetchWhatLinks}>
        {(known) => (
          <LetterForm
            letter={letter}
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
