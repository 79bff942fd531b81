import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { kolkataDay } from '#contract/shop/dates.ts';
import { ORDER_SUM_WORDS, ORDER_SUMS } from '#contract/shop/ledger.ts';
import { entrance } from '../providers/entrance.ts';
import type { OrderSumsRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { figureLink } from '../ui/FigureLink.tsx';
import { instant } from '../ui/instant.ts';
import { DaysFilter } from '../ui/list/DaysFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { rupees } from '../ui/rupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/order-sums.ts';
import { formatDay } from '../words/dates.ts';
import { shared } from '../words/language.ts';

const Column = DataTable.Col<OrderSumsRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
/** Long headings in several lines, so that all sums are in sight. */
const WRAPPED = { minWidth: '4.75rem', '&.MuiTableCell-head': { whiteSpace: 'normal' } };
const isPlatform = entrance.role === 'ROLE_ADMIN';
const TO_SELLER = isPlatform ? words.toTheSeller : words.toYou;

const orderSumFilters = (
  <FilterBar>
    <SearchFilter label={common.order} />
    <DaysFilter />
    <SellerFilter />
  </FilterBar>
);

/** The sums of each order's transactions, from the seller's side. Read-only. */
export function OrderSumsList() {
  return (
    <ListPage<OrderSumsRecord>
      title={words.sumsByOrder}
      filters={orderSumFilters}
      empty={{ text: words.noOrdersWithTransactions }}
      failed={words.failedToFetchTheSums}
      card={OrderSumsCard}
    >
      <DataTable<OrderSumsRecord> bulkActionButtons={false} rowClick={false} aria-label={words.sumsByOrder}>
        <Column source="orderId" label={common.order} sx={ONE_LINE} render={orderOf} />
        <Column source="placedAt" label={words.placed} sx={ONE_LINE} render={({ placedAt }) => dayOf(placedAt)} />
        {isPlatform && <Column label={common.seller} render={({ sellerNames }) => sellerNames.join(', ')} />}
        {ORDER_SUMS.map((sum) => (
          <Column
            key={sum}
            source={sum}
            disableSort
            label={shared(ORDER_SUM_WORDS[sum])}
            align="right"
            sx={WRAPPED}
            render={(row) => (row[sum] === 0 ? '–' : <Amount rupees={row[sum]} />)}
          />
        ))}
        <Column source="net" disableSort label={TO_SELLER} align="right" render={netOf} />
        <Column
          source="inPayouts"
          disableSort
          label={words.inPayouts}
          align="right"
          render={({ inPayouts }) => <Amount rupees={inPayouts} />}
        />
      </DataTable>
    </ListPage>
  );
}

/** The hour is in the order; a whole instant would push the last sums out of sight. */
const dayOf = (iso: string) => formatDay(kolkataDay(Date.parse(iso)));

const orderOf = ({ id, orderId }: OrderSumsRecord) => <RowLink to={`/orders/${id}/show`}>{orderId}</RowLink>;

/** Returns what goes to the sellers, linked to the transactions that it is the sum of. */
const netOf = ({ id, orderId, net }: OrderSumsRecord) =>
  figureLink(
    { list: 'transactions', filter: { orderId: id }, opens: words.transactionsOfOrder(orderId), isInText: true },
    rupees(net),
  );

function OrderSumsCard({ row }: { row: OrderSumsRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {orderOf(row)}
        <Box component="span">
          {TO_SELLER} {netOf(row)}
        </Box>
      </Box>
      {isPlatform && <Typography variant="body2">{row.sellerNames.join(', ')}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(row.placedAt)}
      </Typography>
      {ORDER_SUMS.filter((sum) => row[sum] !== 0).map((sum) => (
        <Box key={sum} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}>
          {shared(ORDER_SUM_WORDS[sum])}
          <Amount rupees={row[sum]} />
        </Box>
      ))}
    </Box>
  );
}
