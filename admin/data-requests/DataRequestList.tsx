import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, useCanAccess } from 'react-admin';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from '#contract/states/data-request.ts';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import type { DataRequestRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { EnterRequestButton } from './EnterRequestButton.tsx';
import { clockOf, REQUEST_KIND, REQUEST_STATUS } from './requestLabels.ts';

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, word: REQUEST_KIND[value] }));
const STATUSES = DATA_REQUEST_STATUSES.map((value) => ({ value, word: REQUEST_STATUS[value].word }));
const Column = DataTable.Col<DataRequestRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <>
    <TabsFilter name="status" label="State" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Email" />
      <ChoiceFilter name="kind" label="Kind" all="All kinds" choices={KINDS} />
    </FilterBar>
  </>
);

/** Requests of people about their personal data, with the legal deadline. */
export function DataRequestList() {
  // Read once: the page is not open long enough for its deadlines to change.
  const [now] = useState(() => Date.now());
  return (
    <ListPage<DataRequestRecord>
      title="Data requests"
      actions={<EnterRequestButton />}
      filters={filters}
      empty={{ text: 'No requests found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the requests"
      card={RequestCard}
    >
      <DataTable<DataRequestRecord> bulkActionButtons={false} rowClick={false} aria-label="Data requests">
        <Column label="Asked" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Kind" render={({ kind }) => REQUEST_KIND[kind]} />
        <Column label="From" render={(request) => <Person request={request} />} />
        <Column label="By" render={({ isByAccount }) => (isByAccount ? 'Account' : 'Letter or telephone')} />
        <Column label="State" render={({ status }) => <StatusChip {...REQUEST_STATUS[status]} />} />
        <Column label="Clock" render={(request) => clockOf(request, now)} />
        <Column label="Said" render={({ note, outcome }) => outcome ?? note} />
        <Column label="Action" align="right" render={(request) => <SettleButton request={request} />} />
      </DataTable>
    </ListPage>
  );
}

function RequestCard({ row }: { row: DataRequestRecord }) {
  const [now] = useState(() => Date.now());
  return (
    <Box sx={CARD}>
      <Typography sx={{ fontWeight: 600 }}>{REQUEST_KIND[row.kind]}</Typography>
      <StatusChip {...REQUEST_STATUS[row.status]} />
      <Typography variant="body2" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        <Person request={row} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Asked {instant(row.createdAt)}
        <br />
        {clockOf(row, now)}
      </Typography>
      <SettleButton request={row} />
      {(row.outcome ?? row.note) && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          {row.outcome ?? row.note}
        </Typography>
      )}
    </Box>
  );
}

function Person({ request: { email, userId } }: { request: DataRequestRecord }) {
  if (email === null) return 'Deleted account';
  return userId === null ? email : <RowLink to={`/customers/${userId}/show`}>{email}</RowLink>;
}

function SettleButton({ request: { id, kind, email, status, version } }: { request: DataRequestRecord }) {
  const { canAccess } = useCanAccess({ resource: 'data-requests', action: 'change' });
  if (!canAccess || status !== 'OPEN') return null;
  return (
    <ReasonButton
      word="Settle"
      color="secondary"
      question={`${REQUEST_KIND[kind]} of ${email}`}
      path={`/api/admin/data-requests/${id}`}
      body={{ version }}
      done="The request is settled."
      label="Answer"
    >
      Please answer the person first, and write here what was done.
    </ReasonButton>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  justifyItems: 'start',
  gap: '4px 12px',
  padding: '12px 14px',
} as const;
