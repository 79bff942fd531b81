import { Box, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { NEWSLETTER_STATUSES } from '#contract/calls/newsletter.ts';
import type { SubscriberRecord } from '../providers/records.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { Tone } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/newsletter.ts';

const STATUS: Record<SubscriberRecord['status'], { tone: Tone; word: string }> = {
  SUBSCRIBED: { tone: 'good', word: words.confirmed },
  PENDING: { tone: 'waiting', word: words.waiting },
  UNSUBSCRIBED: { tone: 'over', word: words.unsubscribed },
};
const STATUSES = NEWSLETTER_STATUSES.map((value) => ({ value, word: STATUS[value].word }));
const Column = DataTable.Col<SubscriberRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <>
    <TabsFilter name="status" label={common.state} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={common.email} />
    </FilterBar>
  </>
);

/** The subscribers of the newsletter. The newsletter goes only to subscribers who followed the mailed link. */
export function SubscriberList() {
  return (
    <ListPage<SubscriberRecord>
      title={words.newsletter}
      filters={filters}
      empty={{ text: words.noSubscribersFound }}
      failed={words.failedToFetchTheSubscribers}
      card={SubscriberCard}
    >
      <DataTable<SubscriberRecord> bulkActionButtons={false} rowClick={false} aria-label={words.newsletter}>
        <Column label={common.email} source="email" />
        <Column label={common.state} render={(subscriber) => <StatusChip {...stateOf(subscriber)} />} />
        <Column label={common.asked} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={words.confirmed} sx={ONE_LINE} render={Confirmed} />
        <Column label={words.left} sx={ONE_LINE} render={({ leftAt }) => leftAt && instant(leftAt)} />
        <Column label={common.action} align="right" render={(subscriber) => <EndButton subscriber={subscriber} />} />
      </DataTable>
    </ListPage>
  );
}

function Confirmed({ consentAt, consentSource }: SubscriberRecord) {
  if (consentAt === null) return null;
  return (
    <>
      {instant(consentAt)}
      {consentSource && <Box sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>{consentSource}</Box>}
    </>
  );
}

/** Returns the state of a subscriber; one whose address was refused for good has a word of its own. */
function stateOf({ status, bouncedAt }: SubscriberRecord): { tone: Tone; word: string } {
  return bouncedAt === null ? STATUS[status] : { tone: 'bad', word: words.bounced };
}

function SubscriberCard({ row }: { row: SubscriberRecord }) {
  const since = row.leftAt ?? row.consentAt ?? row.createdAt;
  return (
    <Box sx={CARD}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.email}</Typography>
      <StatusChip {...stateOf(row)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(since)}
        {row.consentSource && `, ${row.consentSource}`}
      </Typography>
      <EndButton subscriber={row} />
    </Box>
  );
}

function EndButton({ subscriber: { id, email, status, version } }: { subscriber: SubscriberRecord }) {
  const { canAccess } = useCanAccess({ resource: 'newsletter', action: 'change' });
  if (!canAccess || status === 'UNSUBSCRIBED') return null;
  return (
    <ReasonButton
      word={words.unsubscribe}
      color="secondary"
      question={words.unsubscribeEmail(email)}
      path={`/api/admin/newsletter/${id}`}
      body={{ version }}
      done={words.getsNoMoreLetters(email)}
    >
      {words.theyGetNoMoreLetters}
    </ReasonButton>
  );
}

const CARD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  justifyItems: 'start',
  gap: '6px 12px',
  padding: '12px 14px',
} as const;
