import { Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { OrderOutcome } from '#contract/states/order.ts';
import type { SellerPerformanceRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { orderAmount, orderCount } from '../ui/OrdersFigure.tsx';
import { shareOf } from './shareOf.ts';

/** A seller's recent sales, and the share that went wrong. */
export function PerformanceFacts({ id }: { id: number }) {
  const { answer, error } = useAnswer<SellerPerformanceRecord>(
    `/api/admin/sellers/${id}/performance`,
    'Failed to fetch the figures',
  );
  return (
    <Panel title="Performance">
      {error && <Typography role="alert">{error}</Typography>}
      {!answer && !error && <Typography role="status">{LAZY_LOADING}</Typography>}
      {answer && <Figures id={id} performance={answer} />}
    </Panel>
  );
}

function Figures({ id, performance }: { id: number; performance: SellerPerformanceRecord }) {
  const { from, to, outcomes, sales } = performance;
  const { all, sent, sentLate } = outcomes;
  const count = (outcome: OrderOutcome, part: number, shown?: string) =>
    orderCount({ outcome, sellerId: id, from, to }, part, shown);
  return (
    <Facts
      facts={[
        ['Days', `${formatDay(from)} to ${formatDay(to)}`],
        ['Orders', count('ORDERED', all)],
        ['Net sales', orderAmount({ outcome: 'SOLD', sellerId: id, from, to }, sales.orders, sales.revenue)],
        ['Cancelled', count('CANCELLED', outcomes.cancelled, shareOf(outcomes.cancelled, all))],
        ['Returned', count('RETURNED', outcomes.returned, shareOf(outcomes.returned, all))],
        ['Never arrived', count('UNDELIVERED', outcomes.undelivered, shareOf(outcomes.undelivered, all))],
        ['Sent', count('SENT', sent)],
        ['Sent late', count('SENT_LATE', sentLate, shareOf(sentLate, sent))],
      ]}
    />
  );
}
