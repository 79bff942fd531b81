import { Box, Typography } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { NEWSLETTER_STATUSES } from '#contract/calls/newsletter.ts';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import type { SubscriberRecord } from '../providers/records.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { Tone } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';

const STATUS: Record<SubscriberRecord['status'], { tone: Tone; word: string }> = {
  SUBSCRIBED: { tone: 'good', word: 'Confirmed' },
  PENDING: { tone: 'waiting', word: 'Waiting' },
  UNSUBSCRIBED: { tone: 'over', word: 'Unsubscribed' },
};
const STATUSES = NEWSLETTER_STATUSES.map((value) => ({ value, word: STATUS[value].word }));
const Column = DataTable.Col<SubscriberRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <>
    <TabsFilter name="status" label="State" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Email" />
    </FilterBar>
  </>
);

/** The subscribers of the newsletter. The newsletter goes only to subscribers who followed the mailed link. */
export function SubscriberList() {
  return (
    <ListPage<SubscriberRecord>
      title="Newsletter"
      filters={filters}
      empty={{ text: 'No subscribers found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the subscribers"
      card={SubscriberCard}
    >
      <DataTable<SubscriberRecord> bulkActionButtons={false} rowClick={false} aria-label="Newsletter">
        <Column label="Email" source="email" />
        <Column label="State" render={(subscriber) => <StatusChip {...stateOf(subscriber)} />} />
        <Column label="Asked" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Confirmed" sx={ONE_LINE} render={Confirmed} />
        <Column label="Left" sx={ONE_LINE} render={({ leftAt }) => leftAt && instant(leftAt)} />
        <Column label="Action" align="right" render={(subscriber) => <EndButton subscriber={subscriber} />} />
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
  return bouncedAt === null ? STATUS[status] : { tone: 'bad', word: 'Bounced' };
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
      word="Unsubscribe"
      color="secondary"
      question={`Unsubscribe ${email}?`}
      path={`/api/admin/newsletter/${id}`}
      body={{ version }}
      done={`${email} gets no more letters.`}
    >
      They get no more letters. To read them again, they subscribe and confirm anew.
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
