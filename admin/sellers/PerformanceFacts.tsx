import { Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { SellerPerformanceRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/Facts.tsx';
import { Panel } from '../ui/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { shareOf } from './shareOf.ts';

/** How a seller did of late: what was sold, and how much of it went wrong. */
export function PerformanceFacts({ id }: { id: number }) {
  const { answer, fault } = useAnswer<SellerPerformanceRecord>(
    `/api/admin/sellers/${id}/performance`,
    'Failed to fetch the figures',
  );
  return (
    <Panel title="Performance">
      {fault && <Typography role="alert">{fault}</Typography>}
      {!answer && !fault && <Typography role="status">{LAZY_LOADING}</Typography>}
      {answer && <Figures performance={answer} />}
    </Panel>
  );
}

function Figures({ performance }: { performance: SellerPerformanceRecord }) {
  const { from, to, consignments, sales, dispatch } = performance;
  const { all } = consignments;
  return (
    <Facts
      facts={[
        ['Days', `${formatDay(from)} to ${formatDay(to)}`],
        ['Orders', all],
        ['Net sales', rupees(sales.revenue)],
        ['Cancelled', shareOf(consignments.cancelled, all)],
        ['Returned', shareOf(consignments.returned, all)],
        ['Never arrived', shareOf(consignments.undelivered, all)],
        [
          'Sent late',
          dispatch ? shareOf(dispatch.parcels - dispatch.onTime, dispatch.parcels) : 'Too few parcels to tell',
        ],
      ]}
    />
  );
}
