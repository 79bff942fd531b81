import { Box, Button, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ManagedFormerOrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/former-orders.ts';
import { formatDay } from '../words/dates.ts';

const NEWEST_FIRST = { field: 'placedOn', order: 'DESC' } as const;
const Column = DataTable.Col<ManagedFormerOrderRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const LONG = { overflowWrap: 'anywhere' } as const;

const filters = (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2, maxWidth: '48rem' }}>
      {words.ordersThatPeoplePlacedBefore}
    </Typography>
    <FilterBar>
      <SearchFilter label={words.numberEmailOrName} />
    </FilterBar>
  </>
);

/** Orders of the former shop, newest first. */
export function FormerOrderList() {
  return (
    <ListPage<ManagedFormerOrderRecord>
      title={words.formerOrders}
      sort={NEWEST_FIRST}
      actions={<FileButton />}
      filters={filters}
      empty={{ text: words.noFormerOrdersFound }}
      failed={words.failedToFetchTheFormer}
      card={FormerOrderCard}
    >
      <DataTable<ManagedFormerOrderRecord> bulkActionButtons={false} rowClick="show" aria-label={words.formerOrders}>
        <Column
          label={common.number}
          sx={LONG}
          render={({ id, number }) => <RowLink to={`/former-orders/${id}/show`}>{number}</RowLink>}
        />
        <Column
          label={words.placed}
          source="placedOn"
          sortByOrder="DESC"
          sx={ONE_LINE}
          render={({ placedOn }) => formatDay(placedOn)}
        />
        <Column label={words.shop} sx={LONG} render={({ formerShop }) => formerShop} />
        <Column label={common.name} sx={LONG} render={({ name }) => name} />
        <Column label={common.email} sx={LONG} render={({ email }) => email ?? ''} />
        <Column label={common.status} sx={LONG} render={({ status }) => status} />
        <Column label={words.payment} sx={LONG} render={({ payment }) => payment} />
        <Column label={common.total} align="right" render={({ total }) => <Amount rupees={total} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'former-orders', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={Link} to="/former-orders/from-another-shop">
      {words.fromAnotherShop}
    </Button>
  );
}

function FormerOrderCard({ row }: { row: ManagedFormerOrderRecord }) {
  return (
    <CardLink to={`/former-orders/${row.id}/show`}>
      <Box sx={{ display: 'flex', gap: '12px', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, ...LONG }}>{row.number}</Typography>
        <Amount rupees={row.total} strong />
      </Box>
      <Typography variant="body2" sx={LONG}>
        {[row.name, row.email].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...LONG }}>
        {[formatDay(row.placedOn), row.formerShop, row.status, row.payment].filter(Boolean).join(' · ')}
      </Typography>
    </CardLink>
  );
}
