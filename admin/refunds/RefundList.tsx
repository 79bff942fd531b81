import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, useCanAccess } from 'react-admin';
import type { RefundRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { PayRefundDialog } from './PayRefundDialog.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/refunds.ts';

const Column = DataTable.Col<RefundRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const NOWHERE = words.lessThanOneRupee;
const STATUSES = [
  { value: 'wanted', word: words.toPay },
  { value: 'processed', word: common.paid },
];

const refundFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={words.orderNameOrBankReference} />
    </FilterBar>
  </>
);

/** The reason of the money: linked to the return if there is one. */
const forWhat = ({ returnId, returnReference, orderKey, orderId }: RefundRecord) =>
  returnId === null ? (
    <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>
  ) : (
    <RowLink to={`/returns/${returnId}/show`}>{returnReference}</RowLink>
  );

/** Refunds paid by hand: of cash orders, give-backs, and amounts below the gateway's minimum. */
export function RefundList() {
  return (
    <ListPage<RefundRecord>
      title={words.refundsToPay}
      filters={refundFilters}
      empty={{ text: words.noRefundsToPay }}
      failed={words.failedToFetchTheRefunds}
      card={RefundCard}
    >
      <DataTable<RefundRecord> bulkActionButtons={false} rowClick={false} aria-label={words.refunds}>
        <Column label={common.for} sx={ONE_LINE} render={forWhat} />
        <Column label={common.since} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.customer} render={({ shopperName }) => shopperName} />
        <Column label={common.to} render={({ destination }) => destination ?? NOWHERE} />
        <Column label={common.amount} align="right" render={({ amount }) => <Amount rupees={amount} />} />
        <Column label={common.action} align="right" render={(refund) => <PayOrPaid refund={refund} />} />
      </DataTable>
    </ListPage>
  );
}

function RefundCard({ row }: { row: RefundRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        {forWhat(row)}
        <Amount rupees={row.amount} strong />
      </Box>
      <Typography variant="body2">
        {row.destination === null ? row.shopperName : words.shopperAndDestination(row.shopperName, row.destination)}
      </Typography>
      <Box sx={{ marginTop: 1 }}>
        <PayOrPaid refund={row} />
      </Box>
    </Box>
  );
}

function PayOrPaid({ refund }: { refund: RefundRecord }) {
  const { canAccess: mayPay } = useCanAccess({ resource: 'refunds', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (refund.status !== 'wanted')
    return <StatusChip word={words.paidWithReference(refund.paidReference)} tone="good" />;
  if (!mayPay) return <StatusChip word={words.toPay} tone="due" />;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words.pay}
      </Button>
      {isOpen && <PayRefundDialog refund={refund} onClose={() => setOpen(false)} />}
    </>
  );
}
