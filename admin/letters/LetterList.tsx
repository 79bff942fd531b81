import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';

import { LETTER_STATUSES } from '#contract/states/letter.ts';
import type { ListedLetterRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { rupees } from '../ui/rupees.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { LetterCard } from './LetterCard.tsx';
import { RemoveLetterButton } from './RemoveLetterButton.tsx';
import { LETTER_WORDS, statusOf } from './letterLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/letters.ts';

const Column = DataTable.Col<ListedLetterRecord>;
const STATUSES = LETTER_STATUSES.map((value) => ({ value, word: LETTER_WORDS[value].word }));

const filters = (
  <FilterBar>
    <SearchFilter label={common.subject} />
    <ChoiceFilter name="status" label={common.status} all={words.allLetters} choices={STATUSES} />
  </FilterBar>
);

/** The letters of the newsletter, with what became of each. */
export function LetterList() {
  return (
    <ListPage<ListedLetterRecord>
      title={words.letters}
      actions={<NewButton />}
      filters={filters}
      empty={{ text: words.thereIsNoLetterYet, filtered: words.noLetterIsLikeThat }}
      failed={words.failedToFetchTheLetters}
      card={LetterCard}
    >
      <DataTable<ListedLetterRecord>
        bulkActionButtons={false}
        rowClick={(id) => `/letters/edit/${id}`}
        aria-label={words.letters}
      >
        <Column
          label={common.subject}
          render={(letter) => <RowLink to={`/letters/edit/${letter.id}`}>{letter.subject}</RowLink>}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column label={common.status} render={(letter) => <StatusChip {...statusOf(letter)} />} />
        <Column label={common.sent} align="right" render={({ sent }) => sent} />
        <Column label={words.skipped} align="right" render={({ skipped }) => skipped} />
        <Column label={words.bounced} align="right" render={({ bounced }) => bounced} />
        <Column label={words.unsubscribed} align="right" render={({ ended }) => ended} />
        <Column label={common.orders} align="right" render={({ orders }) => orders} />
        <Column label={common.sales} align="right" render={({ revenue }) => rupees(revenue)} />
        <Column label={common.action} render={(letter) => <RemoveLetterButton letter={letter} />} />
      </DataTable>
    </ListPage>
  );
}

function NewButton() {
  const { canAccess } = useCanAccess({ resource: 'letters', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/letters/new" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      {words.newLetter}
    </Button>
  );
}
