import type { SetUpRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { SetUpPanel } from './SetUpPanel.tsx';
import { words } from '../words/en/set-up.ts';

const FAILED = words.failedToFetchTheSet;

/** The set-up list, which also opens and closes the shop. */
export function SetUpGroup() {
  const query = useAnswer<SetUpRecord>('/api/admin/set-up', FAILED);
  return (
    <Answered query={query} failed={FAILED}>
      {(setUp) => <SetUpPanel setUp={setUp} onChanged={query.refetch} />}
    </Answered>
  );
}
