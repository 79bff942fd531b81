import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, useCanAccess } from 'react-admin';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATUSES } from '#contract/states/data-request.ts';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/data-requests.ts';

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, word: REQUEST_KIND[value] }));
const STATUSES = DATA_REQUEST_STATUSES.map((value) => ({ value, word: REQUEST_STATUS[value].word }));
const Column = DataTable.Col<DataRequestRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <>
    <TabsFilter name="status" label={common.state} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={common.email} />
      <ChoiceFilter name="kind" label={common.kind} all={words.allKinds} choices={KINDS} />
    </FilterBar>
  </>
);

/** Requests of people about their personal data, with the legal deadline. */
export function DataRequestList() {
  // Read once: the page is not open long enough for its deadlines to change.
  const [now] = useState(() => Date.now());
  return (
    <ListPage<DataRequestRecord>
      title={words.dataRequests}
      actions={<EnterRequestButton />}
      filters={filters}
      empty={{ text: words.noRequestsFound }}
      failed={words.failedToFetchTheRequests}
      card={RequestCard}
    >
      <DataTable<DataRequestRecord> bulkActionButtons={false} rowClick={false} aria-label={words.dataRequests}>
        <Column label={common.asked} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.kind} render={({ kind }) => REQUEST_KIND[kind]} />
        <Column label={common.fromWhom} render={(request) => <Person request={request} />} />
        <Column
          label={words.by}
          render={({ isByAccount }) => (isByAccount ? common.account : words.letterOrTelephone)}
        />
        <Column label={common.state} render={({ status }) => <StatusChip {...REQUEST_STATUS[status]} />} />
        <Column label={words.clock} render={(request) => clockOf(request, now)} />
        <Column label={words.said} render={({ note, outcome }) => outcome ?? note} />
        <Column label={common.action} align="right" render={(request) => <SettleButton request={request} />} />
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
        {common.asked} {instant(row.createdAt)}
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
  if (email === null) return words.deletedAccount;
  return userId === null ? email : <RowLink to={`/customers/${userId}/show`}>{email}</RowLink>;
}

function SettleButton({ request: { id, kind, email, status, version } }: { request: DataRequestRecord }) {
  const { canAccess } = useCanAccess({ resource: 'data-requests', action: 'change' });
  if (!canAccess || status !== 'OPEN') return null;
  return (
    <ReasonButton
      word={words.settle}
      color="secondary"
      question={words.requestOf(REQUEST_KIND[kind], email)}
      path={`/api/admin/data-requests/${id}`}
      body={{ version }}
      done={words.theRequestIsSettled}
      label={common.answer}
    >
      {words.pleaseAnswerThePersonFirst}
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
