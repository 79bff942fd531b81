import { Box, Typography, Button } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { entrance } from '../providers/entrance.ts';
import type { PayoutRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { CommissionPanel } from './CommissionPanel.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import { PayoutChip } from './PayoutChip.tsx';
import { PAYOUT_CHOICES } from './payoutStatus.ts';
import { useState } from 'react';
import { RunPayoutsDialog } from './RunPayoutsDialog.tsx';
import { common } from '../words/en/common.ts';
import { words as run } from '../words/en/payouts-run.ts';
import { words } from '../words/en/payouts.ts';

const Column = DataTable.Col<PayoutRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const isPlatform = entrance.role === 'ROLE_ADMIN';

const payoutFilters = (
  <>
    {!isPlatform && <BalancePanel />}
    {!isPlatform && <CommissionPanel />}
    <TabsFilter name="status" label={common.status} choices={PAYOUT_CHOICES} />
    <FilterBar>
      <SearchFilter label={isPlatform ? words.payoutSellerOrReference : words.payoutOrReference} />
      <FollowedFilter name="isUnderWay" labelOf={() => words.onTheirWay} />
    </FilterBar>
  </>
);

/** Payouts: with the balance for a seller, with the button that makes them for the platform. */
export function PayoutList() {
  return (
    <ListPage<PayoutRecord>
      title={words.payouts}
      actions={isPlatform && <RunPayoutsButton />}
      filters={payoutFilters}
      empty={{ text: words.noPayouts }}
      failed={words.failedToFetchThePayouts}
      card={PayoutCard}
    >
      <DataTable<PayoutRecord> bulkActionButtons={false} rowClick="show" aria-label={words.payouts}>
        <Column
          source="number"
          disableSort
          label={words.payout}
          sx={ONE_LINE}
          render={({ id, number }) => <RowLink to={`/payouts/${id}/show`}>{number}</RowLink>}
        />
        <Column
          source="createdAt"
          disableSort
          label={words.made}
          sx={ONE_LINE}
          render={({ createdAt }) => instant(createdAt)}
        />
        {isPlatform && <Column source="sellerName" disableSort label={common.seller} />}
        <Column label={words.bankAccount} sx={ONE_LINE} render={({ bankLastDigits }) => `•••• ${bankLastDigits}`} />
        <Column label={words.reference} render={({ reference }) => reference ?? '–'} />
        <Column
          source="amount"
          label={common.amount}
          align="right"
          render={({ amount }) => <Amount rupees={amount} />}
        />
        <Column label={common.status} render={({ status }) => <PayoutChip status={status} />} />
      </DataTable>
    </ListPage>
  );
}

function PayoutCard({ row }: { row: PayoutRecord }) {
  return (
    <CardLink to={`/payouts/${row.id}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {row.number}
        <Amount rupees={row.amount} strong />
      </Box>
      {isPlatform && <Typography variant="body2">{row.sellerName}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {instant(row.createdAt)}
        </Typography>
        <PayoutChip status={row.status} />
      </Box>
    </CardLink>
  );
}

/** Opens the dialog that makes payouts. */
function RunPayoutsButton() {
  const { canAccess: mayRun } = useCanAccess({ resource: 'payouts', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (!mayRun) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {run.paySellers}
      </Button>
      {isOpen && <RunPayoutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
