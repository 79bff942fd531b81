import { Box, Button, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { MessageReplyRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { OUTCOMES, outcomeLabel } from './replyLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/message-replies.ts';

const Column = DataTable.Col<MessageReplyRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const CHOICES = Object.entries(OUTCOMES).map(([value, { word }]) => ({ value, word }));

const replyFilters = (
  <FilterBar>
    <SearchFilter label={common.text} />
    <ChoiceFilter name="outcome" label={words.outcome} all={words.allOutcomes} choices={CHOICES} />
  </FilterBar>
);

/** What people wrote to the shop's number or answered by a button. Read-only: staff answer by phone or mail. */
export function ReplyList() {
  return (
    <ListPage<MessageReplyRecord>
      title={words.replies}
      actions={
        <Button component={RouterLink} to="/messages" variant="outlined">
          {common.messages}
        </Button>
      }
      filters={replyFilters}
      empty={{ text: words.noRepliesHere }}
      failed={words.failedToFetchTheReplies}
      card={ReplyCard}
    >
      <DataTable<MessageReplyRecord> bulkActionButtons={false} rowClick={false} aria-label={words.replies}>
        <Column label={common.when} sx={ONE_LINE} render={({ at }) => instant(at)} />
        <Column label={common.fromWhom} render={(reply) => <From reply={reply} />} />
        <Column label={common.text} render={({ text }) => <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>} />
        <Column label={words.outcome} render={({ outcome }) => <StatusChip {...outcomeLabel(outcome)} />} />
      </DataTable>
    </ListPage>
  );
}

function From({ reply: { mobile, userId, fullName } }: { reply: MessageReplyRecord }) {
  if (userId === null) return mobile;
  return (
    <>
      <RowLink to={`/customers/${userId}/show`}>{fullName ?? mobile}</RowLink> {fullName !== null && mobile}
    </>
  );
}

function ReplyCard({ row }: { row: MessageReplyRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '4px', padding: '12px 14px', justifyItems: 'start' }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{row.text}</Typography>
      <Typography variant="body2" component="div">
        <From reply={row} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(row.at)}
      </Typography>
      <StatusChip {...outcomeLabel(row.outcome)} />
    </Box>
  );
}
