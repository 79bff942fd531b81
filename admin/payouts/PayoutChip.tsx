import { PAYOUT_WORDS } from '#contract/states/payout.ts';
import type { PayoutRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { PAYOUT_TONES } from './payoutStatus.ts';
import { shared } from '../words/language.ts';

export function PayoutChip({ status }: Pick<PayoutRecord, 'status'>) {
  return <StatusChip word={shared(PAYOUT_WORDS[status])} tone={PAYOUT_TONES[status]} />;
}
