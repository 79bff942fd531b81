import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { ManagedFormerOrderRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/customers.ts';
import { formatDay } from '../words/dates.ts';

/** The list of former orders finds all by the email. */
const SHOWN = 5;

/** The newest orders of a customer in the former shop; nothing without any. */
export function FormerOrdersPanel({ customerId, email }: { customerId: number; email: string }) {
  const filter = encodeURIComponent(JSON.stringify({ customerId }));
  const { answer, error } = useAnswer<ManagedFormerOrderRecord[]>(
    `/api/admin/former-orders?filter=${filter}&range=[0,${SHOWN}]`,
    words.failedToFetchTheFormer,
  );
  if (error)
    return (
      <Panel title={words.ordersAtTheFormerShop}>
        <Typography role="alert">{error}</Typography>
      </Panel>
    );
  if (!answer || answer.length === 0) return null;
  const all = `/former-orders?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`;
  return (
    <Panel title={words.ordersAtTheFormerShop}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
        {answer.slice(0, SHOWN).map((order) => (
          <Box key={order.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={`/former-orders/${order.id}/show`}>
              {order.number}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[formatDay(order.placedOn), rupees(order.total), order.status, order.payment]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {answer.length > SHOWN && (
        <Link component={RouterLink} to={all} sx={{ display: 'inline-block', marginTop: 2 }}>
          {words.allFormerOrders}
        </Link>
      )}
    </Panel>
  );
}
