import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { QuestionRecord } from '../providers/records.ts';
import { ANSWERED, HIDDEN } from '../reviews/reviewLabels.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { questionStanding } from './questionLabels.ts';

const Column = DataTable.Col<QuestionRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label="Words or product" />
    <ChoiceFilter name="answered" label="Answer" all="Answered or not" choices={ANSWERED} />
    <ChoiceFilter name="isHidden" label="Shown" all="Shown or hidden" choices={HIDDEN} />
  </FilterBar>
);

export function QuestionList() {
  return (
    <ListPage<QuestionRecord>
      title="Questions"
      filters={filters}
      empty={{ text: 'No questions found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the questions"
      card={QuestionCard}
    >
      <DataTable<QuestionRecord> bulkActionButtons={false} rowClick="show" aria-label="Questions">
        <Column
          label="Question"
          render={(question) => (
            <>
              <RowLink to={`/questions/${question.id}/show`}>{question.text}</RowLink>
              <Box sx={{ color: 'text.secondary' }}>{question.productName}</Box>
            </>
          )}
        />
        <Column label="From" render={({ fullName }) => fullName} />
        {entrance.role === 'ROLE_ADMIN' && <Column label="Seller" source="sellerName" disableSort />}
        <Column label="Answers" align="right" render={({ answers }) => answers.length || ''} />
        <Column label="Asked" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Status" render={(question) => <StatusChip {...questionStanding(question)} />} />
      </DataTable>
    </ListPage>
  );
}

function QuestionCard({ row }: { row: QuestionRecord }) {
  return (
    <CardLink to={`/questions/${row.id}/show`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', alignItems: 'start' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.text}</Typography>
        <StatusChip {...questionStanding(row)} />
        <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {row.productName}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {row.fullName}, {instant(row.createdAt)}
        </Typography>
      </Box>
    </CardLink>
  );
}
