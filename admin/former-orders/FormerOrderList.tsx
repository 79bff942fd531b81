import { Box, Button, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import type { ManagedFormerOrderRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';

const NEWEST_FIRST = { field: 'placedOn', order: 'DESC' } as const;
const Column = DataTable.Col<ManagedFormerOrderRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const LONG = { overflowWrap: 'anywhere' } as const;

const filters = (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2, maxWidth: '48rem' }}>
      Orders that people placed before the shop moved here. They are history: no sale, stock, invoice or report counts
      them.
    </Typography>
    <FilterBar>
      <SearchFilter label="Number, email or name" />
    </FilterBar>
  </>
);

/** Orders of the former shop, newest first. */
export function FormerOrderList() {
  return (
    <ListPage<ManagedFormerOrderRecord>
      title="Former orders"
      sort={NEWEST_FIRST}
      actions={<FileButton />}
      filters={filters}
      empty={{ text: 'No former orders found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the former orders"
      card={FormerOrderCard}
    >
      <DataTable<ManagedFormerOrderRecord> bulkActionButtons={false} rowClick="show" aria-label="Former orders">
        <Column
          label="Number"
          sx={LONG}
          render={({ id, number }) => <RowLink to={`/former-orders/${id}/show`}>{number}</RowLink>}
        />
        <Column
          label="Placed"
          source="placedOn"
          sortByOrder="DESC"
          sx={ONE_LINE}
          render={({ placedOn }) => formatDay(placedOn)}
        />
        <Column label="Shop" sx={LONG} render={({ formerShop }) => formerShop} />
        <Column label="Name" sx={LONG} render={({ name }) => name} />
        <Column label="Email" sx={LONG} render={({ email }) => email ?? ''} />
        <Column label="Status" sx={LONG} render={({ status }) => status} />
        <Column label="Payment" sx={LONG} render={({ payment }) => payment} />
        <Column label="Total" align="right" render={({ total }) => <Amount rupees={total} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'former-orders', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={Link} to="/former-orders/from-another-shop">
      From another shop
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
