import { ShowBase } from 'react-admin';
import type { StaffPageRecord } from '../providers/records.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { StaffPage } from './StaffPage.tsx';
import { words } from '../words/en/staff.ts';

export function StaffShow() {
  return (
    <ShowBase<StaffPageRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage
          back={{ to: '/staff', word: words.staff }}
          // A row of the list is in the cache before the full record, and has no sessions.
          record={record?.sessions === undefined ? undefined : record}
          error={error}
          refetch={refetch}
        >
          {(member) => <StaffPage key={member.version} member={member} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}
