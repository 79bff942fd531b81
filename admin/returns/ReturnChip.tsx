import { RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { shared } from '../words/language.ts';
import { RETURN_TONES } from './returnStatus.ts';

export function ReturnChip({ status }: Pick<ReturnRecord, 'status'>) {
  return <StatusChip word={shared(RETURN_STATUS_WORDS[status])} tone={RETURN_TONES[status]} />;
}
