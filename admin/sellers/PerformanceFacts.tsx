import { Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { OrderOutcome } from '#contract/states/order.ts';
import type { SellerPerformanceRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { orderAmount, orderCount } from '../ui/OrdersFigure.tsx';
import { shareOf } from './shareOf.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

/** A seller's recent sales, and the share that went wrong. */
export function PerformanceFacts({ id }: { id: number }) {
  const { answer, error } = useAnswer<SellerPerformanceRecord>(
    `/api/admin/sellers/${id}/performance`,
    words.failedToFetchTheFigures,
  );
  return (
    <Panel title={words.performance}>
      {error && <Typography role="alert">{error}</Typography>}
      {!answer && !error && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
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
        [common.days, common.fromTo(formatDay(from), formatDay(to))],
        [common.orders, count('ORDERED', all)],
        [words.netSales, orderAmount({ outcome: 'SOLD', sellerId: id, from, to }, sales.orders, sales.revenue)],
        [common.cancelled, count('CANCELLED', outcomes.cancelled, shareOf(outcomes.cancelled, all))],
        [words.returned, count('RETURNED', outcomes.returned, shareOf(outcomes.returned, all))],
        [words.neverArrived, count('UNDELIVERED', outcomes.undelivered, shareOf(outcomes.undelivered, all))],
        [common.sent, count('SENT', sent)],
        [words.sentLate, count('SENT_LATE', sentLate, shareOf(sentLate, sent))],
      ]}
    />
  );
}
