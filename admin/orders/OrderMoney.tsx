import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { OrderMoneyRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { PAYMENT_STATE_LABELS, REFUND_CAUSE_LABELS, REFUND_STATUS_LABELS } from './moneyLabels.ts';
import { shared } from '../words/language.ts';
import { words } from '../words/en/orders.ts';

/** The payments and refunds of an order. Only the platform sees them; sellers see the status. */
export function OrderMoney({ orderId }: { orderId: number }) {
  const { answer, error } = useAnswer<OrderMoneyRecord>(`/api/orders/${orderId}`, words.failedToFetchThePayments);
  if (answer && answer.payments.length + answer.refunds.length === 0) return null;
  return (
    <Panel title={words.paymentsAndRefunds}>
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !answer && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
      {answer && (
        <Box component="ul" aria-label={words.paymentsAndRefunds} sx={LIST}>
          {answer.payments.map(({ paymentId, at, amount, status, method, returnedAs }) => (
            <Line key={paymentId} amount={rupees(amount)} details={[instant(at), method, paymentId]}>
              {returnedAs
                ? words.paymentGoesBack(PAYMENT_STATE_LABELS[status], REFUND_CAUSE_LABELS[returnedAs])
                : PAYMENT_STATE_LABELS[status]}
            </Line>
          ))}
          {answer.refunds.map(({ id, at, amount, cause, status, method }) => (
            <Line key={`refund ${id}`} amount={`−${rupees(amount)}`} details={[instant(at), method]}>
              {words.refundIs(REFUND_CAUSE_LABELS[cause], REFUND_STATUS_LABELS[status])}
            </Line>
          ))}
        </Box>
      )}
    </Panel>
  );
}

interface LineProps {
  amount: string;
  details: readonly string[];
  children: ReactNode;
}

function Line({ amount, details, children }: LineProps) {
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px' }}>
      <span>{children}</span>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {details.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '10px' };
