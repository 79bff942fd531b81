import { useCanAccess } from 'react-admin';
import type { SetUpRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { SetUpPanel } from './SetUpPanel.tsx';

/** The set-up list on the first page, until the shop is open and every point is done. */
export function SetUpNote() {
  const { canAccess = false } = useCanAccess({ resource: 'settings', action: 'list' });
  const { answer, refetch } = useAnswer<SetUpRecord>(canAccess ? '/api/admin/set-up' : undefined);
  if (!answer || (answer.isOpen && answer.points.every(({ isDone }) => isDone))) return null;
  return <SetUpPanel setUp={answer} onChanged={refetch} />;
}
