import { Box, Button, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/messages.ts';

const Column = DataTable.Col<MessageRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const STATUSES = MESSAGE_STATUSES.map((value) => ({ value, word: STATUS_LABELS[value].word }));

const messageFilters = (
  <FilterBar>
    <SearchFilter label={common.order} />
    <ChoiceFilter name="status" label={common.status} all={words.allStatuses} choices={STATUSES} />
  </FilterBar>
);

const channelOf = ({ channel, language }: MessageRecord) =>
  words.channelAndLanguage(MESSAGE_CHANNEL_NAMES[channel], LANGUAGE_LABELS[language]);

/** The log of messages by WhatsApp and SMS. Read-only. */
export function MessageList() {
  return (
    <ListPage<MessageRecord>
      title={common.messages}
      actions={
        <>
          <Button component={RouterLink} to="/message-replies" variant="outlined">
            {words.replies}
          </Button>
          <Button component={RouterLink} to="/messages/templates" variant="outlined">
            {words.templates}
          </Button>
        </>
      }
      filters={messageFilters}
      empty={{ text: words.noMessagesHere }}
      failed={words.failedToFetchTheMessages}
      card={MessageCard}
    >
      <DataTable<MessageRecord> bulkActionButtons={false} rowClick={false} aria-label={common.messages}>
        <Column label={common.what} render={({ kind }) => kindInWords(kind)} />
        <Column label={words.about} sx={ONE_LINE} render={({ orderNumber }) => orderNumber ?? '–'} />
        <Column label={common.to} sx={ONE_LINE} render={({ mobile }) => mobile} />
        <Column label={words.by} sx={ONE_LINE} render={channelOf} />
        <Column label={common.when} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.status} render={(message) => <Status message={message} />} />
        <Column label={words.cost} align="right" render={({ cost }) => rupees(cost)} />
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
        {[row.orderNumber, words.toMobile(row.mobile)].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {channelOf(row)}, {instant(row.createdAt)}, {rupees(row.cost)}
      </Typography>
      <Status message={row} />
    </Box>
  );
}
