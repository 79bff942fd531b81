import type { SkuStatus } from '#contract/calls/skus.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { SKU_STATUS } from './skuStatus.ts';

export function SkuStatusChip({ status }: { status: SkuStatus }) {
  return <StatusChip {...SKU_STATUS[status]} />;
}
