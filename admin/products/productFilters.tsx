import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { useGetList } from 'react-admin';
import type { CategoryRecord } from '../providers/records.ts';

const TREE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'tree', order: 'ASC' } } as const;

/** Filters by a category, including those below it. */
function CategoryFilter() {
  const { data = [] } = useGetList<CategoryRecord>('categories', TREE);
  const choices = data.map(({ id, level, displayName }) => ({
    value: id,
    word: `${'\u2003'.repeat(level - 1)}${displayName}`,
  }));
  return <ChoiceFilter name="categoryId" label="Category" all="All categories" choices={choices} />;
}

const COMPLETE = [
  { value: true, word: 'All facts stated' },
  { value: false, word: 'Facts missing' },
];
const VISIBLE = [
  { value: true, word: 'Visible' },
  { value: false, word: 'Not visible' },
];
const ACTIVE = [
  { value: true, word: 'Active' },
  { value: false, word: 'Not active' },
];

const SHOWN_BEFORE = [
  { value: false, word: 'Never shown' },
  { value: true, word: 'Shown before' },
];

export const productFilters = (
  <FilterBar>
    <SearchFilter label="Name, title, address or SKU code" />
    <CategoryFilter />
    <SellerFilter />
    <ChoiceFilter name="isComplete" label="Facts" all="Facts or not" choices={COMPLETE} />
    <ChoiceFilter name="isVisible" label="Visibility" all="Visible or not" choices={VISIBLE} />
    <ChoiceFilter name="isActive" label="Activity" all="Active or not" choices={ACTIVE} />
    <ChoiceFilter name="wasShown" label="In the shop before" all="Shown before or not" choices={SHOWN_BEFORE} />
  </FilterBar>
);
