import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { useGetList } from 'react-admin';
import type { CategoryRecord } from '../providers/records.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

const TREE = { pagination: { page: 1, perPage: 100 }, sort: { field: 'tree', order: 'ASC' } } as const;

/** Filters by a category, including those below it. */
function CategoryFilter() {
  const { data = [] } = useGetList<CategoryRecord>('categories', TREE);
  const choices = data.map(({ id, level, displayName }) => ({
    value: id,
    word: `${'\u2003'.repeat(level - 1)}${shared(displayName)}`,
  }));
  return <ChoiceFilter name="categoryId" label={common.category} all={words.allCategories} choices={choices} />;
}

const COMPLETE = [
  { value: true, word: words.allFactsStated },
  { value: false, word: words.factsMissing },
];
const VISIBLE = [
  { value: true, word: words.visible },
  { value: false, word: words.notVisible },
];
const ACTIVE = [
  { value: true, word: common.active },
  { value: false, word: words.notActive },
];

const SHOWN_BEFORE = [
  { value: false, word: words.neverShown },
  { value: true, word: words.shownBefore },
];

export const productFilters = (
  <FilterBar>
    <SearchFilter label={words.nameTitleAddressOrSku} />
    <CategoryFilter />
    <SellerFilter />
    <ChoiceFilter name="isComplete" label={words.facts} all={words.factsOrNot} choices={COMPLETE} />
    <ChoiceFilter name="isVisible" label={words.visibility} all={words.visibleOrNot} choices={VISIBLE} />
    <ChoiceFilter name="isActive" label={words.activity} all={words.activeOrNot} choices={ACTIVE} />
    <ChoiceFilter name="wasShown" label={words.inTheShopBefore} all={words.shownBeforeOrNot} choices={SHOWN_BEFORE} />
  </FilterBar>
);
