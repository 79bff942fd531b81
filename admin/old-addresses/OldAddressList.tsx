import { Box, Button, Link, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { OldAddressRecord } from '../providers/records.ts';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/old-addresses.ts';

const BY_ADDRESS = { field: 'from', order: 'ASC' } as const;
const Column = DataTable.Col<OldAddressRecord>;
const LONG = { overflowWrap: 'anywhere' } as const;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label={words.oldOrNewAddress} />
  </FilterBar>
);

/** The addresses of the shop's former website, each with the page that it leads to. */
export function OldAddressList() {
  return (
    <ListPage<OldAddressRecord>
      title={words.oldAddresses}
      sort={BY_ADDRESS}
      actions={<FileButton />}
      filters={filters}
      empty={{ text: words.noOldAddressesFound }}
      failed={words.failedToFetchTheOld}
      card={OldAddressCard}
    >
      <DataTable<OldAddressRecord> bulkActionButtons={false} rowClick={false} aria-label={words.oldAddresses}>
        <Column source="from" label={words.oldAddress} sx={LONG} />
        <Column source="to" label={words.leadsTo} sx={LONG} render={PageLink} />
        <Column label={words.added} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.action} align="right" render={(row) => <Remove row={row} />} />
      </DataTable>
    </ListPage>
  );
}

function FileButton() {
  const { canAccess } = useCanAccess({ resource: 'old-addresses', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button variant="outlined" color="secondary" component={RouterLink} to="/old-addresses/from-file">
      {words.fromAFile}
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
      word={common.remove}
      label={words.removeFrom(row.from)}
      question={words.removeThisOldAddress}
      done={words.fromIsRemoved(row.from)}
    >
      {words.leadsNowhereThen(row.from)}
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
