import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { sectionsInWords } from '../pages/pageValues.ts';
import type { LetterRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { contentToSend, letterToSend, valuesOf } from './letterValues.ts';
import type { LetterValues } from './letterValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/letters.ts';

/** Saves a new letter and opens it, or a present one with the version it was opened in. */
export function useSaveLetter(present?: LetterRecord) {
  const notify = useNotify();
  const navigate = useNavigate();
  return useSaveRow<LetterValues, LetterRecord>({
    resource: 'letters',
    present,
    fields: FIELD_LABELS,
    valuesOf,
    toSend: present ? letterToSend : contentToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved(letter) {
      notify(words.theLetterIsSaved, { type: 'success' });
      if (!present) void navigate(`/letters/edit/${letter.id}`);
    },
  });
}

const FIELD_LABELS: FieldLabels<LetterValues> = {
  subject: [common.subject],
  preview: [words.previewLine],
  sections: [words.sections, sectionsInWords],
};
