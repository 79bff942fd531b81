import { Box, Button, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { MESSAGE_CHANNEL_NAMES } from '#contract/shop/message-consents.ts';
import { MESSAGE_STATUSES } from '#contract/shop/messages.ts';
import type { MessageRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { kindInWords, LANGUAGE_LABELS, STATUS_LABELS } from './messageLabels.ts';

const Column = DataTable.Col<MessageRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const STATUSES = MESSAGE_STATUSES.map((value) => ({ value, word: STATUS_LABELS[value].word }));

const messageFilters = (
  <FilterBar>
    <SearchFilter label="Order" />
    <ChoiceFilter name="status" label="Status" all="All statuses" choices={STATUSES} />
  </FilterBar>
);

const channelOf = ({ channel, language }: MessageRecord) =>
  `${MESSAGE_CHANNEL_NAMES[channel]}, ${LANGUAGE_LABELS[language]}`;

/** The log of messages by WhatsApp and SMS. Read-only. */
export function MessageList() {
  return (
    <ListPage<MessageRecord>
      title="Messages"
      actions={
        <>
          <Button component={RouterLink} to="/message-replies" variant="outlined">
            Replies
          </Button>
          <Button component={RouterLink} to="/messages/templates" variant="outlined">
            Templates
          </Button>
        </>
      }
      filters={messageFilters}
      empty={{ text: 'No messages here', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the messages"
      card={MessageCard}
    >
      <DataTable<MessageRecord> bulkActionButtons={false} rowClick={false} aria-label="Messages">
        <Column label="What" render={({ kind }) => kindInWords(kind)} />
        <Column label="About" sx={ONE_LINE} render={({ orderNumber }) => orderNumber ?? '–'} />
        <Column label="To" sx={ONE_LINE} render={({ mobile }) => mobile} />
        <Column label="By" sx={ONE_LINE} render={channelOf} />
        <Column label="When" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Status" render={(message) => <Status message={message} />} />
        <Column label="Cost" align="right" render={({ cost }) => rupees(cost)} />
      </DataTable>
    </ListPage>
  );
}

function Status({ message: { status, reason } }: { message: MessageRecord }) {
  const { word, tone } = STATUS_LABELS[status];
  return (
    <Box>
      <StatusChip tone={tone} word={word} />
      {reason !== '' && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

function MessageCard({ row }: { row: MessageRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '4px', padding: '12px 14px', justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{kindInWords(row.kind)}</Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {[row.orderNumber, `to ${row.mobile}`].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {channelOf(row)}, {instant(row.createdAt)}, {rupees(row.cost)}
      </Typography>
      <Status message={row} />
    </Box>
  );
}
