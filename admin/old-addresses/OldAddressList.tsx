import { Box, Button, Link, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import type { OldAddressRecord } from '../providers/records.ts';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { instant } from '../ui/instant.ts';

const BY_ADDRESS = { field: 'from', order: 'ASC' } as const;
const Column = DataTable.Col<OldAddressRecord>;
const LONG = { overflowWrap: 'anywhere' } as const;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label="Old or new address" />
  </FilterBar>
);

/** The addresses of the shop's former website, each with the page that it leads to. */
export function OldAddressList() {
  return (
    <ListPage<OldAddressRecord>
      title="Old addresses"
      sort={BY_ADDRESS}
      actions={<FileButton />}
      filters={filters}
      empty={{ text: 'No old addresses found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the old addresses"
      card={OldAddressCard}
    >
      <DataTable<OldAddressRecord> bulkActionButtons={false} rowClick={false} aria-label="Old addresses">
        <Column source="from" label="Old address" sx={LONG} />
        <Column source="to" label="Leads to" sx={LONG} render={PageLink} />
        <Column label="Added" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Action" align="right" render={(row) => <Remove row={row} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'old-addresses', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={RouterLink} to="/old-addresses/from-file">
      From a file
    </Button>
  );
}

function PageLink({ to }: OldAddressRecord) {
  return (
    <Link href={to} target="_blank" rel="noopener">
      {to}
    </Link>
  );
}

function Remove({ row }: { row: OldAddressRecord }) {
  const { canAccess } = useCanAccess({ resource: 'old-addresses', action: 'change' });
  if (!canAccess) return null;
  return (
    <RemoveButton
      resource="old-addresses"
      record={row}
      word="Remove"
      label={`Remove ${row.from}`}
      question="Remove this old address?"
      done={`${row.from} is removed.`}
    >
      {row.from} leads nowhere then.
    </RemoveButton>
  );
}

function OldAddressCard({ row }: { row: OldAddressRecord }) {
  return (
    <Box sx={CARD}>
      <Typography sx={{ fontWeight: 600, ...LONG }}>{row.from}</Typography>
      <Remove row={row} />
      <Typography variant="body2" sx={LONG}>
        <PageLink {...row} />
      </Typography>
    </Box>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '6px 12px',
  padding: '12px 14px',
} as const;
