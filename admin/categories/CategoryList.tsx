import { DataTable } from 'react-admin';
import { CATEGORIES_EMPTY, CATEGORIES_FETCH_FAILED_ADMIN } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { CategoryRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { CategoryName } from './CategoryName.tsx';
import { standingOf, STATES } from './categoryLabels.ts';
import { holdingOf } from './holdingOf.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { words } from '../words/en/categories.ts';
import { common } from '../words/en/common.ts';
import { shared } from '../words/language.ts';

const categoryFilters = (
  <>
    <TabsFilter name="state" label={words.whichCategories} choices={STATES} />
    <FilterBar>
      <SearchFilter label={words.nameOrAddress} />
    </FilterBar>
  </>
);

const AS_TREE = { field: 'tree', order: 'ASC' } as const;
const isPlatform = entrance.role === 'ROLE_ADMIN';
const Column = DataTable.Col<CategoryRecord>;

export function CategoryList() {
  return (
    <ListPage<CategoryRecord>
      sort={AS_TREE}
      perPage={100}
      title={words.categories}
      actions={<NewButton resource="categories">{isPlatform ? words.newCategory : words.proposeACategory}</NewButton>}
      filters={categoryFilters}
      empty={{ text: shared(CATEGORIES_EMPTY) }}
      failed={shared(CATEGORIES_FETCH_FAILED_ADMIN)}
      card={CategoryCard}
    >
      <DataTable<CategoryRecord> bulkActionButtons={false} aria-label={words.categories}>
        <Column source="tree" label={common.category} render={(category) => <CategoryName category={category} />} />
        <Column source="level" label={words.level} align="right" />
        <Column label={words.holds} render={holdingOf} />
        <Column label={words.proposedBy} render={({ proposerName }) => proposerName ?? '–'} />
        <Column label={words.visible} render={({ isVisible }) => (isVisible ? common.yes : common.no)} />
        <Column label={words.inTheShop} render={(category) => <StatusChip {...standingOf(category)} />} />
      </DataTable>
    </ListPage>
  );
}
