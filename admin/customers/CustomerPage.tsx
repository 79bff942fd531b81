import { Box, Link, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { STAFF_NOTE_MAX } from '#contract/calls/staff-notes.ts';
import { RETURN_STATUS_WORDS } from '#contract/shop/return-words.ts';
import { ORDER_STATUS } from '../orders/orderStatus.ts';
import type { CustomerPageRecord } from '../providers/records.ts';
import { AnswerForm } from '../ui/form/AnswerForm.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { NOTE_LABELS, NoteList } from '../ui/record/NoteList.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { FormerOrdersPanel } from './FormerOrdersPanel.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/customers.ts';

/** A customer: latest orders and returns, refused parcels, and whether they may order. */
export function CustomerPage({ customer }: { customer: CustomerPageRecord }) {
  return (
    <>
      <PageHeading
        title={customer.fullName}
        aside={customer.blockedAt && <StatusChip tone="bad" word={words.blocked} />}
        actions={<BlockButton customer={customer} />}
      />
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <Panel title={words.latestOrders}>
            <Rows none={words.noOrdersYet}>
              {customer.orders.map((order) => (
                <Box key={order.id} component="li" sx={ROW}>
                  <Link component={RouterLink} to={`/orders/${order.id}/show`}>
                    {order.orderId}
                  </Link>
                  <StatusChip {...ORDER_STATUS[order.orderStatus]} />
                  <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
                    {instant(order.orderDate)} · {rupees(order.total)} ·{' '}
                    {order.paymentMethod === 'COD' ? common.cashOnDelivery : words.prepaid}
                  </Typography>
                </Box>
              ))}
            </Rows>
          </Panel>
          <FormerOrdersPanel customerId={customer.id} email={customer.email} />
          <Panel title={words.latestReturns}>
            <Rows none={words.noReturns}>
              {customer.returns.map((back) => (
                <Box key={back.id} component="li" sx={ROW}>
                  <Link component={RouterLink} to={`/returns/${back.id}/show`}>
                    {back.reference}
                  </Link>
                  <Typography variant="body2">{RETURN_STATUS_WORDS[back.status]}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
                    {instant(back.createdAt)}
                  </Typography>
                </Box>
              ))}
            </Rows>
          </Panel>
          <NotesPanel customer={customer} />
        </Box>
        <Panel title={common.customer}>
          <Facts
            facts={[
              [common.email, customer.email],
              [common.mobile, customer.mobile],
              [common.since, instant(customer.createdAt)],
              [common.orders, customer.orderCount],
              [words.returns, customer.returnCount],
              [words.refusedParcels, words.inCashWithinAYear(customer.refusedParcels)],
              [words.blocked, customer.blockedAt && instant(customer.blockedAt)],
              [common.reason, customer.blockedReason],
            ]}
          />
        </Panel>
      </Box>
    </>
  );
}

/** The staff's notes, newest first. */
function NotesPanel({ customer: { id, notes } }: { customer: CustomerPageRecord }) {
  return (
    <Panel title={words.notes}>
      <NoteList notes={notes} />
      <AnswerForm
        resource="customers"
        path={`/api/admin/customers/${id}/notes`}
        label={words.newNote}
        max={STAFF_NOTE_MAX}
        labels={NOTE_LABELS}
      />
    </Panel>
  );
}

function BlockButton({ customer: { id, blockedAt, version } }: { customer: CustomerPageRecord }) {
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'change' });
  if (!canAccess) return null;
  const isBlocked = blockedAt !== null;
  return (
    <ReasonButton
      word={isBlocked ? words.unblock : words.block}
      color={isBlocked ? 'secondary' : 'error'}
      question={isBlocked ? words.letThisCustomerOrderAgain : words.blockThisCustomer}
      path={`/api/admin/customers/${id}`}
      body={{ isBlocked: !isBlocked, version }}
      done={isBlocked ? words.theCustomerMayOrderAgain : words.theCustomerIsBlockedAnd}
    >
      {isBlocked ? words.theyCanPlaceOrdersAgain : words.theyAreSignedOutOf}
    </ReasonButton>
  );
}

function Rows({ none, children }: { none: string; children: ReactNode[] }) {
  if (children.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' }}>
      {children}
    </Box>
  );
}

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' };
const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
