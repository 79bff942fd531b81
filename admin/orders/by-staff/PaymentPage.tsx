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
import { words } from '../../words/en/orders-by-staff.ts';

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
      notify(messageOf(error, words.thePaymentPageCouldNot), { type: 'error' });
    } finally {
      setAsking(false);
    }
  }

  return (
    <Panel title={words.toBePaidOnline}>
      <Box sx={{ display: 'grid', gap: '10px', justifyItems: 'start' }}>
        <Typography>{words.thePiecesAreKeptFor}</Typography>
        {url === null ? (
          <Button variant="contained" disabled={isAsking} onClick={() => void ask()}>
            {isAsking ? words.fetching : words.showTheLink}
          </Button>
        ) : (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{url}</Typography>
            <CopyButton text={url} what={words.link} />
          </>
        )}
      </Box>
    </Panel>
  );
}
