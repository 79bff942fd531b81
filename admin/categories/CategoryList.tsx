import { DataTable } from 'react-admin';
import { CATEGORIES_EMPTY, CATEGORIES_FETCH_FAILED_ADMIN, SEARCH_EMPTY_HINT } from '#contract/messages.ts';
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

const categoryFilters = (
  <>
    <TabsFilter name="state" label="Which categories" choices={STATES} />
    <FilterBar>
      <SearchFilter label="Name or address" />
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
      title="Categories"
      actions={<NewButton resource="categories">{isPlatform ? 'New category' : 'Propose a category'}</NewButton>}
      filters={categoryFilters}
      empty={{ text: CATEGORIES_EMPTY, hint: SEARCH_EMPTY_HINT }}
      failed={CATEGORIES_FETCH_FAILED_ADMIN}
      card={CategoryCard}
    >
      <DataTable<CategoryRecord> bulkActionButtons={false} aria-label="Categories">
        <Column source="tree" label="Category" render={(category) => <CategoryName category={category} />} />
        <Column source="level" label="Level" align="right" />
        <Column label="Holds" render={holdingOf} />
        <Column label="Proposed by" render={({ proposerName }) => proposerName ?? '–'} />
        <Column label="Visible" render={({ isVisible }) => (isVisible ? 'Yes' : 'No')} />
        <Column label="In the shop" render={(category) => <StatusChip {...standingOf(category)} />} />
      </DataTable>
    </ListPage>
  );
}
