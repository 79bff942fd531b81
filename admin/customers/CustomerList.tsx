import { Box, Button, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import type { ManagedCustomerRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/customers.ts';

const BLOCKED = [
  { value: false, word: words.mayOrder },
  { value: true, word: words.blocked },
];
const REFUSED = [
  { value: true, word: words.refusedParcels },
  { value: false, word: words.noneRefused },
];
const STAFF = [
  { value: false, word: words.customers },
  { value: true, word: words.staffWhoMayShop },
];
/** Staff and sellers have accounts, too, but few of them shop. */
const WITHOUT_STAFF = { isStaff: false };
const Column = DataTable.Col<ManagedCustomerRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label={words.nameEmailOrMobile} />
    <ChoiceFilter name="isStaff" label={words.who} all={words.everybody} choices={STAFF} />
    <ChoiceFilter name="isBlocked" label={common.orders} all={words.allCustomers} choices={BLOCKED} />
    <ChoiceFilter name="hasRefused" label={common.cashOnDelivery} all={words.anyParcels} choices={REFUSED} />
  </FilterBar>
);

export function CustomerList() {
  return (
    <ListPage<ManagedCustomerRecord>
      title={words.customers}
      actions={<FileButton />}
      filterDefaultValues={WITHOUT_STAFF}
      filters={filters}
      empty={{ text: words.noCustomersFound }}
      failed={words.failedToFetchTheCustomers}
      card={CustomerCard}
    >
      <DataTable<ManagedCustomerRecord> bulkActionButtons={false} rowClick="show" aria-label={words.customers}>
        <Column
          label={common.name}
          render={({ id, fullName }) => <RowLink to={`/customers/${id}/show`}>{fullName}</RowLink>}
        />
        <Column label={common.email} source="email" disableSort />
        <Column label={common.mobile} render={({ mobile }) => mobile ?? ''} />
        <Column label={common.orders} align="right" render={({ orderCount }) => orderCount} />
        <Column label={words.refusedParcels} align="right" render={({ refusedParcels }) => refusedParcels || ''} />
        <Column label={common.since} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.status} render={(customer) => <CustomerChips customer={customer} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={Link} to="/customers/from-another-shop">
      {words.fromAnotherShop}
    </Button>
  );
}

/** Marks a customer who is also staff, or who may not order. */
function CustomerChips({ customer: { staffOf, blockedAt } }: { customer: ManagedCustomerRecord }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: '2px 8px' }}>
      {staffOf && <StatusChip tone="over" word={staffOf === 'admin' ? words.staff : common.seller} />}
      {blockedAt && <StatusChip tone="bad" word={words.blocked} />}
    </Box>
  );
}

function CustomerCard({ row }: { row: ManagedCustomerRecord }) {
  const orders = words.ordersCount(row.orderCount);
  const refused = words.refusedParcelsCount(row.refusedParcels);
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
