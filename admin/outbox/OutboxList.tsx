import { Box, Button, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { callOnce } from '../providers/call-once.ts';
import type { OutboxRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { useSend } from '../providers/useSend.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { KINDS, STATUS_LABELS, kindOf } from './outboxLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/outbox.ts';

const Column = DataTable.Col<OutboxRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const STATUSES = (['waiting', 'dead', 'sent'] as const).map((value) => ({ value, word: STATUS_LABELS[value].word }));

const outboxFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={words.orderReturnOrError} />
      <ChoiceFilter name="kind" label={common.kind} all={words.allKinds} choices={KINDS} />
    </FilterBar>
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
      {words.whomSomethingWasToldIs}
    </Typography>
  </>
);

/** The outbox: waiting, dead and sent items. */
export function OutboxList() {
  return (
    <ListPage<OutboxRecord>
      title={words.outbox}
      filters={outboxFilters}
      empty={{ text: words.nothingHere }}
      failed={words.failedToFetchTheOutbox}
      card={OutboxCard}
    >
      <DataTable<OutboxRecord> bulkActionButtons={false} rowClick={false} aria-label={words.outbox}>
        <Column label={common.what} render={kindOf} />
        <Column label={words.about} sx={ONE_LINE} render={({ about }) => about} />
        <Column label={common.to} render={({ to }) => to} />
        <Column label={common.since} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={words.tries} align="right" render={({ attempts }) => attempts} />
        <Column label={common.status} render={(item) => <Status item={item} />} />
        <Column label={words.lastError} render={({ lastError }) => <LastError text={lastError} />} />
        <Column label={common.action} align="right" render={(item) => <SendAgain item={item} />} />
      </DataTable>
    </ListPage>
  );
}

function OutboxCard({ row }: { row: OutboxRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '4px', padding: '12px 14px', justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{kindOf(row)}</Typography>
      {(row.about ?? row.to) !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {[row.about, row.to && words.toWhom(row.to)].filter(Boolean).join(', ')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(row.createdAt)}, {words.triesCount(row.attempts)}
      </Typography>
      <Status item={row} />
      <LastError text={row.lastError} />
      <SendAgain item={row} />
    </Box>
  );
}

function Status({ item: { status, nextAt, sentAt } }: { item: OutboxRecord }) {
  const { word, tone } = STATUS_LABELS[status];
  const when = nextAt ? words.nextTryAt(instant(nextAt)) : sentAt ? instant(sentAt) : undefined;
  return (
    <Box>
      <StatusChip word={word} tone={tone} />
      {when && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {when}
        </Typography>
      )}
    </Box>
  );
}

function LastError({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: '28rem' }}>
      {text}
    </Typography>
  );
}

/** Sends a dead item again. */
function SendAgain({ item: { id, status, canBeSentAgain } }: { item: OutboxRecord }) {
  const { canAccess: maySend } = useCanAccess({ resource: 'outbox', action: 'change' });
  const sending = useSend({
    send: () => callOnce(`/api/admin/outbox/${id}/resend`, { method: 'POST' }),
    done: () => words.itIsTriedAgainWithin,
    onError: 'notify',
  });
  if (status !== 'dead') return null;
  if (!canBeSentAgain) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.itHeldACodeWhich}
      </Typography>
    );
  }
  if (!maySend) return null;

  return (
    <Button variant="outlined" disabled={sending.isBusy} onClick={() => sending.send()} sx={{ whiteSpace: 'nowrap' }}>
      {words.sendAgain}
    </Button>
  );
}
