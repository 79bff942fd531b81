import { DataTable } from 'react-admin';
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
import { words } from '../words/en/collections.ts';
import { common } from '../words/en/common.ts';

const STATUSES = COLLECTION_STATUSES.map((value) => ({ value, word: COLLECTION_STATUS[value].word }));
const THEMES = THEME_CHOICES.map(({ id }) => ({ value: id, word: id }));

const collectionFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={words.nameOrAddress} />
      <ChoiceFilter name="theme" label={words.theme} all={words.allThemes} choices={THEMES} />
    </FilterBar>
  </>
);

const IN_ORDER = { field: 'position', order: 'ASC' } as const;
const Column = DataTable.Col<CollectionRecord>;

export function CollectionList() {
  return (
    <ListPage<CollectionRecord>
      sort={IN_ORDER}
      title={words.collections}
      actions={<NewButton resource="collections">{words.newCollection}</NewButton>}
      filters={collectionFilters}
      empty={{ text: words.noCollectionsFound }}
      failed={words.failedToFetchTheCollections}
      card={CollectionCard}
    >
      <DataTable<CollectionRecord> bulkActionButtons={false} aria-label={words.collections}>
        <Column source="displayName" label={common.name} cellSx={STRONG} />
        <Column source="theme" label={words.theme} />
        <Column label={common.products} render={choiceOf} />
        <Column label={common.days} render={daysOf} />
        <Column source="position" label={common.place} align="right" />
        <Column label={common.status} render={({ status }) => <StatusChip {...COLLECTION_STATUS[status]} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600 });
