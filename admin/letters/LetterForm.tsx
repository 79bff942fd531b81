import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { LETTER_PREVIEW_MAX, LETTER_SUBJECT_MAX } from '#contract/calls/letters.ts';
import { LETTER_KINDS } from '#contract/shop/sections.ts';
import { SectionsInput } from '../pages/SectionsInput.tsx';
import type { LinkChoicesRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { letterErrors } from './letterValues.ts';
import type { LetterValues } from './letterValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/letters.ts';

interface LetterFormProps {
  letter: LetterValues;
  isSaving: boolean;
  isLocked: boolean;
  choices: LinkChoicesRecord;
  /** @returns the errors of its fields */
  onSave(letter: LetterValues): Promise<Record<string, string> | undefined>;
}

/** The form of a letter. A field is checked with the API's schema when it is left. */
export function LetterForm({ letter, isSaving, isLocked, choices, onSave }: LetterFormProps) {
  return (
    <ConsoleForm<LetterValues>
      record={letter}
      validate={(values) => letterErrors(values as LetterValues)}
      onSubmit={(values: Partial<LetterValues>) => onSave(values as LetterValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Panel title={words.letter}>
          <Box sx={FIELDS}>
            <TextInput
              source="subject"
              label={common.subject}
              helperText={false}
              slotProps={{ htmlInput: { maxLength: LETTER_SUBJECT_MAX } }}
            />
            <TextInput
              source="preview"
              label={words.previewLine}
              helperText={words.listsOfMailsShowIt}
              slotProps={{ htmlInput: { maxLength: LETTER_PREVIEW_MAX } }}
            />
          </Box>
        </Panel>
        <Panel title={words.sections}>
          <SectionsInput isLocked={isLocked} choices={choices} kinds={LETTER_KINDS} />
        </Panel>
        <LetterPreview />
        {!isLocked && <TextInput source="reason" label={words.whatYouChangedForThe} helperText={words.mayStayEmpty} />}
      </Box>
      {!isLocked && (
        <SaveBar isSaving={isSaving}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.savingSendsNothing}
          </Typography>
        </SaveBar>
      )}
    </ConsoleForm>
  );
}
