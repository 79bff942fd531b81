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

const Column = DataTable.Col<ListedLetterRecord>;
const STATUSES = LETTER_STATUSES.map((value) => ({ value, word: LETTER_WORDS[value].word }));

const filters = (
  <FilterBar>
    <SearchFilter label="Subject" />
    <ChoiceFilter name="status" label="Status" all="All letters" choices={STATUSES} />
  </FilterBar>
);

/** The letters of the newsletter, with what became of each. */
export function LetterList() {
  return (
    <ListPage<ListedLetterRecord>
      title="Letters"
      actions={<NewButton />}
      filters={filters}
      empty={{ text: 'There is no letter yet.', filtered: 'No letter is like that.' }}
      failed="Failed to fetch the letters"
      card={LetterCard}
    >
      <DataTable<ListedLetterRecord>
        bulkActionButtons={false}
        rowClick={(id) => `/letters/edit/${id}`}
        aria-label="Letters"
      >
        <Column
          label="Subject"
          render={(letter) => <RowLink to={`/letters/edit/${letter.id}`}>{letter.subject}</RowLink>}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column label="Status" render={(letter) => <StatusChip {...statusOf(letter)} />} />
        <Column label="Sent" align="right" render={({ sent }) => sent} />
        <Column label="Skipped" align="right" render={({ skipped }) => skipped} />
        <Column label="Bounced" align="right" render={({ bounced }) => bounced} />
        <Column label="Unsubscribed" align="right" render={({ ended }) => ended} />
        <Column label="Orders" align="right" render={({ orders }) => orders} />
        <Column label="Sales" align="right" render={({ revenue }) => rupees(revenue)} />
        <Column label="Action" render={(letter) => <RemoveLetterButton letter={letter} />} />
      </DataTable>
    </ListPage>
  );
}

function NewButton() {
  const { canAccess } = useCanAccess({ resource: 'letters', action: 'create' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/letters/new" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
      New letter
    </Button>
  );
}
