import { Box, Typography } from '@mui/material';
import { sourceInWords } from '#contract/shop/order-source.ts';
import { entrance } from '../providers/entrance.ts';
import type { OrderRecord } from '../providers/records.ts';
import { DownloadButton } from '../ui/record/DownloadButton.tsx';
import { COLUMN } from '../ui/record/MainAndAside.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { instant } from '../ui/instant.ts';
import { PaymentPage } from './by-staff/PaymentPage.tsx';
import { ArchiveOrderButton } from './ArchiveOrderButton.tsx';
import { CodDecisions } from './CodDecisions.tsx';
import { ConsignmentPanel } from './ConsignmentPanel.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderAmounts } from './OrderAmounts.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderStatusChip } from './OrderStatusChip.tsx';
import { ParcelTracking } from './ParcelTracking.tsx';
import { ShowBase } from 'react-admin';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/orders.ts';

export function OrderShow() {
  return (
    <ShowBase<OrderRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/orders', word: common.orders }} record={record} error={error} refetch={refetch}>
          {(order) => <OrderPage order={order} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of an order: items and status first, then address and amounts, then notes and history. */
export function OrderPage({ order }: { order: OrderRecord }) {
  return (
    <>
      <PageHeading
        title={order.orderId}
        aside={
          <>
            <OrderStatusChip status={order.orderStatus} isUnconfirmed={order.confirmUntil !== null} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instant(order.orderDate)}
            </Typography>
          </>
        }
        actions={
          <>
            {hasInvoice(order) && (
              <DownloadButton
                url={`/api/admin/orders/${order.id}/invoice`}
                name={() => `invoice_${order.orderId}.pdf`}
                failed={words.failedToFetchTheInvoice}
                busy={words.makingIt}
              >
                {words.invoice}
              </DownloadButton>
            )}
            <ArchiveOrderButton order={order} />
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: '14px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Box sx={COLUMN}>
          {order.consignments.map((consignment) => (
            <ConsignmentPanel key={consignment.id} order={order} consignment={consignment} />
          ))}
        </Box>
        <Box sx={{ ...COLUMN, gridRow: { lg: 'span 2' } }}>
          {order.gift && (
            <Panel title={words.giftToBeWrapped}>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{order.gift.message || words.withoutACard}</Typography>
            </Panel>
          )}
          {order.note && (
            <Panel title={words.noteFromTheCustomer}>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{order.note}</Typography>
            </Panel>
          )}
          {order.source && (
            <Panel title={order.source.kind === 'staff' ? words.howTheCustomerAsked : words.whereItsVisitBegan}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{shared(sourceInWords(order.source))}</Typography>
            </Panel>
          )}
          <PaymentPage key={order.version} order={order} />
          <OrderAddress order={order} />
          <OrderAmounts order={order} />
          {isPlatform && <OrderMoney key={order.version} orderId={order.id} />}
          {isPlatform && <CodDecisions key={`decisions ${order.version}`} orderId={order.id} />}
        </Box>
        <Box sx={COLUMN}>
          <ParcelTracking key={order.version} order={order} />
          <OrderNotes orderId={order.id} />
          <OrderHistory events={order.history} />
        </Box>
      </Box>
    </>
  );
}

const isPlatform = entrance.role === 'ROLE_ADMIN';

/** Returns whether the order has an invoice, or one is issued on request. */
function hasInvoice({ orderStatus, confirmUntil, history }: OrderRecord): boolean {
  if (orderStatus === 'PENDING' || confirmUntil !== null) return false;
  return orderStatus !== 'CANCELLED' || history.some(({ to }) => to === 'CONFIRMED');
}
