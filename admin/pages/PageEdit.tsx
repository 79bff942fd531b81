import { EditBase } from 'react-admin';
import type { PageRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { PageEditor } from './PageEditor.tsx';
import { words } from '../words/en/pages.ts';

export function PageEdit() {
  return (
    <EditBase<PageRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/pages', word: words.pages }}
          // A row of the list is in the cache before the full record, and has no sections.
          record={record?.sections === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(page) => <PageEditor key={page.version} page={page} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
