import { useCanAccess } from 'react-admin';
import type { SetUpRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { SetUpGroup } from './SetUpGroup.tsx';

/**
 * The set-up list on the first page, until the shop is open and every point is done. The services are called only for a
 * list that is shown.
 */
export function SetUpNote() {
  const { canAccess = false } = useCanAccess({ resource: 'settings', action: 'list' });
  const { answer } = useAnswer<SetUpRecord>(canAccess ? '/api/admin/set-up?quick=true' : undefined);
  const isSetUp = answer?.isOpen && answer.points.every(({ isDone }) => isDone);
  return answer && !isSetUp ? <SetUpGroup /> : null;
}
