import { Box, Typography } from '@mui/material';
import { DataTable, ListBase } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { RETURN_KIND_WORDS } from '#contract/shop/return-words.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/CardLink.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { TabsFilter } from '../ui/TabsFilter.tsx';
import { ERRORS_IN_PLACE } from '../ui/errorsInPlace.ts';
import { instant } from '../ui/instant.ts';
import { ReturnChip } from './ReturnChip.tsx';
import { STATUS_CHOICES } from './returnStatus.ts';

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;
const Column = DataTable.Col<ReturnRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const returnFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label="Return, name, mobile or AWB" />
    </FilterBar>
  </>
);

const wanted = ({ kind, resolution }: ReturnRecord) => {
  if (kind === 'GIVE_BACK') return RETURN_KIND_WORDS.GIVE_BACK;
  return resolution === 'EXCHANGE' ? 'Exchange' : 'Refund';
};

export function ReturnList() {
  return (
    <ListBase<ReturnRecord> sort={NEWEST_FIRST} perPage={25} queryOptions={ERRORS_IN_PLACE}>
      <ListPage<ReturnRecord>
        title="Returns"
        filters={returnFilters}
        empty={{ text: 'No returns', hint: SEARCH_EMPTY_HINT }}
        failed="Failed to fetch the returns"
        card={ReturnCard}
      >
        <DataTable<ReturnRecord> bulkActionButtons={false} rowClick="show" aria-label="Returns">
          <Column
            label="Return"
            sx={ONE_LINE}
            render={({ id, reference }) => <RowLink to={`/returns/${id}/show`}>{reference}</RowLink>}
          />
          <Column label="Asked" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
          <Column label="Customer" render={({ shopper }) => shopper.name} />
          <Column
            label="What"
            render={({ items }) => items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
          />
          <Column label="Wants" render={wanted} />
          <Column label="Amount" align="right" render={({ amount }) => <Amount rupees={amount} />} />
          <Column label="Status" render={({ status }) => <ReturnChip status={status} />} />
        </DataTable>
      </ListPage>
    </ListBase>
  );
}

/** A return in a narrow list. */
function ReturnCard({ row }: { row: ReturnRecord }) {
  return (
    <CardLink to={`/returns/${row.id}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {row.reference}
        <Amount rupees={row.amount} strong />
      </Box>
      <Typography variant="body2">
        {row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      </Typography>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, fontSize: '0.875rem' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {row.shopper.name}, {instant(row.createdAt)} · {wanted(row)}
        </Typography>
        <ReturnChip status={row.status} />
      </Box>
    </CardLink>
  );
}
