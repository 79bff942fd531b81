import { EditBase } from 'react-admin';
import type { LetterRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { words } from '../words/en/letters.ts';

export function LetterEdit() {
  return (
    <EditBase<LetterRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/letters', word: words.letters }}
          // A row of the list is in the cache before the full record, and has no sections.
          record={record?.sections === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(letter) => <LetterEditor key={contentOf(letter)} letter={letter} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** Returns the saved content. The form keeps unsaved values when a letter is planned, which changes only its version. */
function contentOf({ subject, preview, sections }: LetterRecord): string {
  return JSON.stringify([subject, preview, sections]);
}
