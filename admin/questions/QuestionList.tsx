import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/questions.ts';

const Column = DataTable.Col<QuestionRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const filters = (
  <FilterBar>
    <SearchFilter label={words.wordsOrProduct} />
    <ChoiceFilter name="answered" label={common.answer} all={words.answeredOrNot} choices={ANSWERED} />
    <ChoiceFilter name="isHidden" label={common.shown} all={words.shownOrHidden} choices={HIDDEN} />
  </FilterBar>
);

export function QuestionList() {
  return (
    <ListPage<QuestionRecord>
      title={words.questions}
      filters={filters}
      empty={{ text: words.noQuestionsFound }}
      failed={words.failedToFetchTheQuestions}
      card={QuestionCard}
    >
      <DataTable<QuestionRecord> bulkActionButtons={false} rowClick="show" aria-label={words.questions}>
        <Column
          label={words.question}
          render={(question) => (
            <>
              <RowLink to={`/questions/${question.id}/show`}>{question.text}</RowLink>
              <Box sx={{ color: 'text.secondary' }}>{question.productName}</Box>
            </>
          )}
        />
        <Column label={words.askedBy} render={({ fullName }) => fullName} />
        {entrance.role === 'ROLE_ADMIN' && <Column label={common.seller} source="sellerName" disableSort />}
        <Column label={words.answers} align="right" render={({ answers }) => answers.length || ''} />
        <Column label={words.askedAt} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.status} render={(question) => <StatusChip {...questionStanding(question)} />} />
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
