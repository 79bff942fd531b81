import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { CardLink } from '../ui/list/CardLink.tsx';
import type { OrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { today } from '../ui/today.ts';
import { dispatchOf } from './dispatch.ts';
import { DispatchDay } from './DispatchDay.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';
import { soldOf } from './soldOf.ts';
import { words } from '../words/en/orders.ts';

export function OrderCard({ row }: { row: OrderRecord }) {
  const { id, orderId, orderDate, orderStatus, total, totalItems, user, shippingAddress, confirmUntil } = row;
  const { filterValues } = useListContext();
  const isLate = dispatchOf(row, today())?.isLate;
  return (
    <CardLink to={`/orders/${id}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {orderId}
        <Amount rupees={total} strong />
      </Box>
      <Typography variant="body2">
        {user.fullName}, {shippingAddress.city}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(orderDate)} · {words.itemCount(totalItems)}
      </Typography>
      {filterValues.outcome === 'SOLD' && (
        <Typography variant="body2">
          {words.netSales} {rupees(soldOf(row, filterValues))}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          fontSize: '0.875rem',
        }}
      >
        <OrderPayment order={row} />
        {isLate && <DispatchDay order={row} />}
        <OrderStatusChip status={orderStatus} isUnconfirmed={confirmUntil !== null} />
      </Box>
    </CardLink>
  );
}
