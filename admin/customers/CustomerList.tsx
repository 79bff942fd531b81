import { Box, Button, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { ManagedCustomerRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';

const BLOCKED = [
  { value: false, word: 'May order' },
  { value: true, word: 'Blocked' },
];
const REFUSED = [
  { value: true, word: 'Refused parcels' },
  { value: false, word: 'None refused' },
];
const STAFF = [
  { value: false, word: 'Customers' },
  { value: true, word: 'Staff who may shop' },
];
/** Staff and sellers have accounts, too, but few of them shop. */
const WITHOUT_STAFF = { isStaff: false };
const Column = DataTable.Col<ManagedCustomerRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label="Name, email or mobile" />
    <ChoiceFilter name="isStaff" label="Who" all="Everybody" choices={STAFF} />
    <ChoiceFilter name="isBlocked" label="Orders" all="All customers" choices={BLOCKED} />
    <ChoiceFilter name="hasRefused" label="Cash on delivery" all="Any parcels" choices={REFUSED} />
  </FilterBar>
);

export function CustomerList() {
  return (
    <ListPage<ManagedCustomerRecord>
      title="Customers"
      actions={<FileButton />}
      filterDefaultValues={WITHOUT_STAFF}
      filters={filters}
      empty={{ text: 'No customers found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the customers"
      card={CustomerCard}
    >
      <DataTable<ManagedCustomerRecord> bulkActionButtons={false} rowClick="show" aria-label="Customers">
        <Column
          label="Name"
          render={({ id, fullName }) => <RowLink to={`/customers/${id}/show`}>{fullName}</RowLink>}
        />
        <Column label="Email" source="email" disableSort />
        <Column label="Mobile" render={({ mobile }) => mobile ?? ''} />
        <Column label="Orders" align="right" render={({ orderCount }) => orderCount} />
        <Column label="Refused parcels" align="right" render={({ refusedParcels }) => refusedParcels || ''} />
        <Column label="Since" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Status" render={(customer) => <CustomerChips customer={customer} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={Link} to="/customers/from-another-shop">
      From another shop
    </Button>
  );
}

/** Marks a customer who is also staff, or who may not order. */
function CustomerChips({ customer: { staffOf, blockedAt } }: { customer: ManagedCustomerRecord }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
      {staffOf && <StatusChip tone="over" word={staffOf === 'admin' ? 'Staff' : 'Seller'} />}
      {blockedAt && <StatusChip tone="bad" word="Blocked" />}
    </Box>
  );
}

function CustomerCard({ row }: { row: ManagedCustomerRecord }) {
  const orders = row.orderCount === 1 ? '1 order' : `${formatCount(row.orderCount)} orders`;
  const refused = row.refusedParcels === 1 ? '1 refused parcel' : `${row.refusedParcels} refused parcels`;
  return (
    <CardLink to={`/customers/${row.id}/show`}>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.fullName}</Typography>
        <CustomerChips customer={row} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[row.email, row.mobile].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[orders, row.refusedParcels > 0 && refused].filter(Boolean).join(' · ')}
      </Typography>
    </CardLink>
  );
}
