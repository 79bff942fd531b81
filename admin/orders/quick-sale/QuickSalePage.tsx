import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import type { PlacedOrder } from '#contract/calls/orders.ts';
import type { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import { AccessDenied } from '../../layout/AccessDenied.tsx';
import { callOnce } from '../../providers/call-once.ts';
import { entrance } from '../../providers/entrance.ts';
import { useRendered } from '../../providers/useRendered.ts';
import { useSend } from '../../providers/useSend.ts';
import { PageHeading } from '../../ui/record/PageHeading.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { rupees } from '../../ui/rupees.ts';
import { NO_DISCOUNT } from '../by-staff/staffOrderValues.ts';
import { CodeField } from './CodeField.tsx';
import { PaymentCode } from './PaymentCode.tsx';
import { SaleDiscount } from './SaleDiscount.tsx';
import { SaleLines } from './SaleLines.tsx';
import { changeOf, quoteOf, saleOf, withPiece } from './saleValues.ts';
import type { SaleLine } from './saleValues.ts';

type Quote = z.input<typeof StaffOrderQuote>;
type Placed = z.input<typeof PlacedOrder>;

/** A sale over the counter or at a fair's stand, on a phone. */
export function QuickSalePage() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  if (canAccess === undefined) return null;
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return <AccessDenied />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeading title="Quick sale" />
      <Sale />
    </Box>
  );
}

function Sale() {
  const [lines, setLines] = useState<readonly SaleLine[]>([]);
  const [discount, setDiscount] = useState(NO_DISCOUNT);
  const [received, setReceived] = useState('');
  const [sold, setSold] = useState<{ placed: Placed; change: number | undefined }>();
  const asked = quoteOf(lines, discount);
  const { rendered, errorText, isRendering } = useRendered<Quote>(
    '/api/admin/counter-sales/quote',
    asked && JSON.stringify(asked),
  );
  const quote = asked ? rendered : undefined;
  const total = quote?.cart.summary.COD.total;
  const notices =
    quote?.cart.cartItems.flatMap(({ product, notice }) => (notice ? `${product.name}: ${notice}` : [])) ?? [];
  const change = changeOf(received.trim() === '' ? null : Number(received), total);

  const selling = useSend<Placed, 'CASH' | 'ONLINE'>({
    send: async (payment) => {
      const body = JSON.stringify(
        saleOf(lines, discount, payment, payment === 'CASH' ? total! : quote!.cart.summary.PREPAID.total),
      );
      const { json } = await callOnce('/api/admin/counter-sales', { method: 'POST', body });
      return json as Placed;
    },
    fields: ['discount.value', 'discount.reason'],
    failed: 'The sale could not be recorded.',
    onDone: (placed) => {
      setSold({ placed, change });
      setLines([]);
      setDiscount(NO_DISCOUNT);
      setReceived('');
    },
    refreshes: false,
  });
  const isReady =
    total !== undefined && !isRendering && errorText === undefined && notices.length === 0 && !selling.isBusy;

  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      {sold && <Sold {...sold} />}
      <CodeField
        onSku={(sku) => {
          setSold(undefined);
          setLines((known) => withPiece(known, sku));
        }}
      />
      {lines.length > 0 && (
        <>
          <SaleLines lines={lines} onChange={setLines} />
          <SaleDiscount
            value={discount}
            onChange={(changed) => {
              setDiscount(changed);
              selling.clearError('discount.value');
              selling.clearError('discount.reason');
            }}
            errors={selling.errors}
          />
          <Box sx={{ height: 4 }}>{isRendering && asked && <LinearProgress aria-label="Computing the price" />}</Box>
          <Box role="status">
            <Typography
              component="p"
              sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '1.75rem', fontWeight: 700 }}
            >
              <span>Total</span>
              <span>{total === undefined ? '–' : rupees(total)}</span>
            </Typography>
            {[...(errorText === undefined ? [] : [errorText]), ...notices].map((text) => (
              <Typography key={text} color="error">
                {text}
              </Typography>
            ))}
          </Box>
          <TextField
            label="Cash received"
            value={received}
            onChange={({ target }) => setReceived(target.value.replace(/[^\d.]/g, ''))}
            helperText={change === undefined ? 'Shows the change to give.' : `Give back ${rupees(change)}`}
            slotProps={{ htmlInput: { inputMode: 'decimal' }, formHelperText: { role: 'status' } }}
          />
          {selling.error !== undefined && <Alert severity="error">{selling.error}</Alert>}
          <Button variant="contained" size="large" disabled={!isReady} onClick={() => selling.send('CASH')}>
            Sold for cash
          </Button>
          <Button variant="outlined" disabled={!isReady} onClick={() => selling.send('ONLINE')}>
            Pay online by a QR code
          </Button>
        </>
      )}
    </Box>
  );
}

/** What was sold last, with its change or its payment page. */
function Sold({ placed, change }: { placed: Placed; change: number | undefined }) {
  const { id, orderId, payment_link_url } = placed;
  if (payment_link_url !== null) return <PaymentCode id={id} orderId={orderId} url={payment_link_url} />;
  return (
    <Panel title="Sold">
      <Typography role="status">
        {orderId} is sold.{change !== undefined && change > 0 && ` Give back ${rupees(change)}.`}
      </Typography>
      <Button component={Link} to={`/orders/${id}/show`} sx={{ justifySelf: 'start' }}>
        Order and invoice
      </Button>
    </Panel>
  );
}
