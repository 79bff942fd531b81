import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { PageRecord } from '../providers/records.ts';
import type { FieldLabels } from '../ui/dialog/conflictRows.ts';
import { hindiShown } from '../ui/form/hindiTexts.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { instant } from '../ui/instant.ts';
import { statusOf } from './pageLabels.ts';
import { homeToSend, newPageToSend, pageToSend, sectionsInWords, valuesOf } from './pageValues.ts';
import type { PageValues } from './pageValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

/** Saves a new page and opens it, or a present one with the version it was opened in. */
export function useSavePage(present?: PageRecord) {
  const notify = useNotify();
  const navigate = useNavigate();
  return useSaveRow<PageValues, PageRecord>({
    resource: 'pages',
    present,
    fields: FIELD_LABELS,
    valuesOf,
    toSend: present ? (present.isHome ? homeToSend : pageToSend) : newPageToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved(page) {
      notify(page.isHome ? words.theHomePageIsSaved : words.thePageIsSaved(statusOf(page).word.toLowerCase()), {
        type: 'success',
      });
      if (!present) void navigate(`/pages/edit/${page.id}`);
    },
  });
}

const time = (iso: string | null) => iso && instant(iso);

const FIELD_LABELS: FieldLabels<PageValues> = {
  title: [words.title],
  slug: [words.address],
  description: [common.description],
  translations: [common.inHindi, hindiShown],
  status: [common.status],
  from: [common.from, time],
  until: [common.until, time],
  sections: [words.sections, sectionsInWords],
};
