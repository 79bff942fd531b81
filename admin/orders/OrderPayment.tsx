import { Box } from '@mui/material';
import type { OrderRecord } from '../providers/records.ts';
import { PAYMENT_METHOD, PAYMENT_STATUS } from './orderPayment.ts';

/** The method and the status of payment. */
export function OrderPayment({ order }: { order: OrderRecord }) {
  const { word, colour } = PAYMENT_STATUS[order.paymentStatus];
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {PAYMENT_METHOD[order.paymentMethod]} ·{' '}
      <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
        {word}
      </Box>
    </Box>
  );
}
