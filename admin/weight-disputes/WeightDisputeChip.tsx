import type { WeightDisputeRecord } from '../providers/records.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { DISPUTE_STATUS } from './disputeStatus.ts';

export function WeightDisputeChip({ status }: Pick<WeightDisputeRecord, 'status'>) {
  return <StatusChip {...DISPUTE_STATUS[status]} />;
}
