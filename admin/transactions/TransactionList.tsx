import { Box, Typography } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import { ACCOUNT_WORDS, ENTRY_KINDS, ENTRY_WORDS, OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { entrance } from '../providers/entrance.ts';
import type { TransactionRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { DaysFilter } from '../ui/list/DaysFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/transactions.ts';
import { shared } from '../words/language.ts';

const Column = DataTable.Col<TransactionRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const isPlatform = entrance.role === 'ROLE_ADMIN';
const KINDS = ENTRY_KINDS.map((value) => ({ value, word: shared(ENTRY_WORDS[value]) }));

const transactionFilters = (
  <FilterBar>
    <SearchFilter label={common.order} />
    <ChoiceFilter name="kind" label={words.forWhat} all={words.allTransactions} choices={KINDS} />
    <DaysFilter />
    <SellerFilter />
    <FollowedFilter name="owed" labelOf={(state) => shared(OWED_WORDS[state as OwedState])} />
    <FollowedFilter name="payoutId" labelOf={() => words.ofOnePayout} />
    <FollowedFilter name="feePaperId" labelOf={() => words.onOneFeeInvoice} />
    <FollowedFilter name="orderId" labelOf={() => words.ofOneOrder} />
  </FilterBar>
);

const orderOf = ({ orderId, orderKey }: TransactionRecord) =>
  orderId === null || orderKey === null ? '–' : <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>;

const payoutOf = ({ payoutId, payoutNumber }: TransactionRecord) =>
  payoutId === null ? common.notYet : <RowLink to={`/payouts/${payoutId}/show`}>{payoutNumber}</RowLink>;

/** The base of each tax, if a tax figure led here. */
function BaseColumn() {
  const { filterValues } = useListContext();
  if (filterValues.kind !== 'tcs' && filterValues.kind !== 'tds') return null;
  return (
    <Column
      label={words.reckonedOn}
      align="right"
      render={({ base }) => (base === null ? '–' : <Amount rupees={base} />)}
    />
  );
}

/** The ledger, from the seller's side. Read-only. */
export function TransactionList() {
  return (
    <ListPage<TransactionRecord>
      title={words.transactions}
      filters={transactionFilters}
      empty={{ text: words.noTransactions }}
      failed={words.failedToFetchTheTransactions}
      card={TransactionCard}
    >
      <DataTable<TransactionRecord> bulkActionButtons={false} rowClick={false} aria-label={words.transactions}>
        <Column source="at" label={common.when} sx={ONE_LINE} render={({ at }) => instant(at)} />
        <Column label={common.order} sx={ONE_LINE} render={orderOf} />
        {isPlatform && <Column label={common.seller} render={({ sellerName }) => sellerName ?? '–'} />}
        <Column label={words.forWhat} render={({ kind }) => shared(ENTRY_WORDS[kind])} />
        {isPlatform && <Column label={common.account} render={({ account }) => shared(ACCOUNT_WORDS[account])} />}
        <Column label={words.payout} sx={ONE_LINE} render={payoutOf} />
        <BaseColumn />
        <Column
          source="amount"
          label={common.amount}
          align="right"
          render={({ amount }) => <Amount rupees={amount} />}
        />
      </DataTable>
    </ListPage>
  );
}

function TransactionCard({ row }: { row: TransactionRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {shared(ENTRY_WORDS[row.kind])}
        <Amount rupees={row.amount} strong />
      </Box>
      {isPlatform && row.sellerName && <Typography variant="body2">{row.sellerName}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}>
        {orderOf(row)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {instant(row.at)}
        </Box>
      </Box>
    </Box>
  );
}
