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
import { invalid, useSend } from '../../providers/useSend.ts';
import { PageHeading } from '../../ui/record/PageHeading.tsx';
import { Panel } from '../../ui/record/Panel.tsx';
import { instant } from '../../ui/instant.ts';
import { rupees } from '../../ui/rupees.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { NO_DISCOUNT } from '../by-staff/staffOrderValues.ts';
import { CodeField } from './CodeField.tsx';
import { PaymentCode } from './PaymentCode.tsx';
import { SaleCustomer } from './SaleCustomer.tsx';
import { SaleDiscount } from './SaleDiscount.tsx';
import { SaleLines } from './SaleLines.tsx';
import { changeOf, errorsOfSale, needsSize, NOBODY, quoteOf, saleOf, withPiece } from './saleValues.ts';
import type { SaleLine } from './saleValues.ts';
import { UnsentSales } from './UnsentSales.tsx';
import { keepSale, sellNow } from './unsentSales.ts';
import { shortages, totalOffline } from './unsentSale.ts';
import { useKnownSkus } from './useKnownSkus.ts';
import { useUnsentSales } from './useUnsentSales.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

type Quote = z.input<typeof StaffOrderQuote>;
type Placed = z.input<typeof PlacedOrder>;

/** A sale over the counter or at a fair's stand, on a phone. */
export function QuickSalePage() {
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'place' });
  if (canAccess === undefined) return null;
  if (!canAccess || entrance.role !== 'ROLE_ADMIN') return <AccessDenied />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeading title={words.quickSale} />
      <Sale />
    </Box>
  );
}

function Sale() {
  const [lines, setLines] = useState<readonly SaleLine[]>([]);
  const [discount, setDiscount] = useState(NO_DISCOUNT);
  const [customer, setCustomer] = useState(NOBODY);
  const [received, setReceived] = useState('');
  const [sold, setSold] = useState<SoldSale>();
  const { owner, unsent } = useUnsentSales();
  const { skus, readAt } = useKnownSkus();
  const isOnline = useOnline();
  const asked = quoteOf(lines, discount, customer);
  const { rendered, errorText, isRendering, isLost } = useRendered<Quote>(
    '/api/admin/counter-sales/quote',
    asked && JSON.stringify(asked),
  );
  const isAlone = !isOnline || isLost;
  const quote = asked && !isAlone ? rendered : undefined;
  const total = isAlone ? asked && totalOffline(lines, discount) : quote?.cart.summary.COD.total;
  const hasCoupon = customer.couponCode.trim() !== '';
  const notices = isAlone
    ? [...shortages(lines, unsent), ...(hasCoupon ? [words.aCouponNeedsTheNetwork] : [])]
    : noticesOf(quote);
  const change = changeOf(received.trim() === '' ? null : Number(received), total);

  function saleToSend(payment: 'CASH' | 'ONLINE', expectedTotal: number) {
    const body = saleOf(lines, discount, customer, payment, expectedTotal);
    const errors = errorsOfSale(body);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    return body;
  }
  async function sellForCash(): Promise<Placed | null> {
    const body = saleToSend('CASH', total!);
    const at = new Date().toISOString();
    const sale = { key: crypto.randomUUID(), owner: owner!, at, total: total!, lines, body, refusal: null };
    if (!isAlone) return sellNow<Placed>(sale);
    keepSale(sale);
    return null;
  }
  async function sellOnline(): Promise<Placed> {
    const body = JSON.stringify(saleToSend('ONLINE', quote!.cart.summary.PREPAID.total));
    return (await callOnce('/api/admin/counter-sales', { method: 'POST', body })).json as Placed;
  }
  const selling = useSend<Placed | null, 'CASH' | 'ONLINE'>({
    send: (payment) => (payment === 'CASH' ? sellForCash() : sellOnline()),
    fields: ['discount.value', 'discount.reason', 'name', 'mobile', 'email', 'couponCode'],
    failed: words.theSaleCouldNotBe,
    onDone: (placed) => {
      setSold({ placed, change });
      setLines([]);
      setDiscount(NO_DISCOUNT);
      setCustomer(NOBODY);
      setReceived('');
    },
    refreshes: false,
  });
  const isPriced = isAlone ? !lines.some(needsSize) : !isRendering && errorText === undefined;
  const isReady = total !== undefined && isPriced && notices.length === 0 && !selling.isBusy && owner !== undefined;
  const wrong = isAlone ? notices : [...(errorText === undefined ? [] : [errorText]), ...notices];

  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      {isAlone && (
        <Alert severity="warning">
          {readAt === 0 ? words.noNetworkPricesBelow : words.noNetworkPricesOf(instant(new Date(readAt).toISOString()))}
        </Alert>
      )}
      {sold && <Sold {...sold} />}
      <UnsentSales sales={unsent} onSellAgain={setLines} />
      <CodeField
        known={skus}
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
          <SaleCustomer
            value={customer}
            onChange={(changed, name) => {
              setCustomer(changed);
              selling.clearError(name);
            }}
            onRemove={() => setCustomer(NOBODY)}
            errors={selling.errors}
          />
          <Box sx={{ height: 4 }}>
            {isRendering && asked && !isAlone && <LinearProgress aria-label={words.computingThePrice} />}
          </Box>
          <Box role="status">
            <Typography
              component="p"
              sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '1.75rem', fontWeight: 700 }}
            >
              <span>{common.total}</span>
              <span>{total === undefined ? '–' : rupees(total)}</span>
            </Typography>
            {wrong.map((text) => (
              <Typography key={text} color="error">
                {text}
              </Typography>
            ))}
          </Box>
          <TextField
            label={words.cashReceived}
            value={received}
            onChange={({ target }) => setReceived(target.value.replace(/[^\d.]/g, ''))}
            helperText={change === undefined ? words.showsTheChangeToGive : words.giveBack(rupees(change))}
            slotProps={{ htmlInput: { inputMode: 'decimal' }, formHelperText: { role: 'status' } }}
          />
          {selling.error !== undefined && <Alert severity="error">{selling.error}</Alert>}
          <Button variant="contained" size="large" disabled={!isReady} onClick={() => selling.send('CASH')}>
            {words.soldForCash}
          </Button>
          {!isAlone && (
            <Button variant="outlined" disabled={!isReady} onClick={() => selling.send('ONLINE')}>
              {words.payOnlineByAQr}
            </Button>
          )}
        </>
      )}
    </Box>
  );
}

/** Returns what stands against the sale, as text. */
function noticesOf(quote: Quote | undefined): string[] {
  if (!quote) return [];
  const { cartItems, enteredCoupon } = quote.cart;
  return [
    ...cartItems.flatMap(({ product, notice }) => (notice ? `${product.name}: ${notice}` : [])),
    ...(enteredCoupon?.notice ? [enteredCoupon.notice] : []),
  ];
}

/** A sale that was made; without `placed` it waits for the network. */
interface SoldSale {
  placed: Placed | null;
  change: number | undefined;
}

/** What was sold last, with its change or its payment page. */
function Sold({ placed, change }: SoldSale) {
  if (placed?.payment_link_url) {
    return <PaymentCode id={placed.id} orderId={placed.orderId} url={placed.payment_link_url} />;
  }
  return (
    <Panel title={words.sold}>
      <Typography role="status">
        {placed ? words.orderIdIsSold(placed.orderId) : words.theSaleIsKeptOn}
        {change !== undefined && change > 0 && ` ${words.giveBackNow(rupees(change))}`}
      </Typography>
      {placed && (
        <Button component={Link} to={`/orders/${placed.id}/show`} sx={{ justifySelf: 'start' }}>
          {words.orderAndInvoice}
        </Button>
      )}
    </Panel>
  );
}
