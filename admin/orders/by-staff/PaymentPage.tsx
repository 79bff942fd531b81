import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import type * as z from 'zod/mini';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import { call, messageOf } from '../../providers/call.ts';
import { entrance } from '../../providers/entrance.ts';
import type { OrderRecord } from '../../providers/records.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/record/Panel.tsx';

/** The link by which the customer pays an order that waits for payment; nothing for other orders. */
export function PaymentPage({ order }: { order: OrderRecord }) {
  const notify = useNotify();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  const [url, setUrl] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  if (order.orderStatus !== 'PENDING' || !canAccess || entrance.role !== 'ROLE_ADMIN') return null;

  async function ask() {
    setAsking(true);
    try {
      const { json } = await call(`/api/admin/orders/${order.id}/payment-page`, { method: 'POST' });
      setUrl((json as z.input<typeof PlacedOrder>).payment_link_url);
    } catch (error) {
      notify(messageOf(error, 'The payment page could not be made.'), { type: 'error' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <Panel title="To be paid online">
      <Box sx={{ display: 'grid', gap: '10px', justifyItems: 'start' }}>
        <Typography>The pieces are kept for half an hour. Send the customer the payment page.</Typography>
        {url === null ? (
          <Button variant="contained" disabled={isAsking} onClick={() => void ask()}>
            {isAsking ? 'Fetching…' : 'Show the link'}
          </Button>
        ) : (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
            <CopyButton text={url} what="link" />
          </>
        )}
      </Box>
    </Panel>
  );
}
