import { Box } from '@mui/material';
import { isCounterSale } from '#contract/shop/order-source.ts';
import type { OrderRecord } from '../providers/records.ts';
import { PAYMENT_METHOD, PAYMENT_STATUS } from './orderPayment.ts';
import { words } from '../words/en/orders.ts';

const isTakenByStaff = ({ source, paymentMethod }: OrderRecord) =>
  paymentMethod === 'COD' && source !== null && isCounterSale(source);

/** The method and the status of payment. */
export function OrderPayment({ order }: { order: OrderRecord }) {
  const { word, colour } = PAYMENT_STATUS[order.paymentStatus];
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {isTakenByStaff(order) ? words.cashToOurStaff : PAYMENT_METHOD[order.paymentMethod]} ·{' '}
      <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
        {word}
      </Box>
    </Box>
  );
}
