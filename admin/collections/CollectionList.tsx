import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { COLLECTION_STATUSES } from '#contract/states/collection.ts';
import type { CollectionRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CollectionCard } from './CollectionCard.tsx';
import { choiceOf, COLLECTION_STATUS, daysOf, THEME_CHOICES } from './collectionLabels.ts';

const STATUSES = COLLECTION_STATUSES.map((value) => ({ value, word: COLLECTION_STATUS[value].word }));
const THEMES = THEME_CHOICES.map(({ id }) => ({ value: id, word: id }));

const collectionFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Name or address" />
      <ChoiceFilter name="theme" label="Theme" all="All themes" choices={THEMES} />
    </FilterBar>
  </>
);

const IN_ORDER = { field: 'position', order: 'ASC' } as const;
const Column = DataTable.Col<CollectionRecord>;

export function CollectionList() {
  return (
    <ListPage<CollectionRecord>
      sort={IN_ORDER}
      title="Collections"
      actions={<NewButton resource="collections">New collection</NewButton>}
      filters={collectionFilters}
      empty={{ text: 'No collections found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the collections"
      card={CollectionCard}
    >
      <DataTable<CollectionRecord> bulkActionButtons={false} aria-label="Collections">
        <Column source="displayName" label="Name" cellSx={STRONG} />
        <Column source="theme" label="Theme" />
        <Column label="Products" render={choiceOf} />
        <Column label="Days" render={daysOf} />
        <Column source="position" label="Place" align="right" />
        <Column label="Status" render={({ status }) => <StatusChip {...COLLECTION_STATUS[status]} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600 });
