import { CategoryFilter } from '../categories/CategoryFilter.tsx';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';

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

export const productFilters = (
  <FilterBar>
    <SearchFilter label="Name, title, address or SKU code" />
    <CategoryFilter />
    <SellerFilter />
    <ChoiceFilter name="isComplete" label="Facts" all="Facts or not" choices={COMPLETE} />
    <ChoiceFilter name="isVisible" label="Visibility" all="Visible or not" choices={VISIBLE} />
    <ChoiceFilter name="isActive" label="Activity" all="Active or not" choices={ACTIVE} />
  </FilterBar>
);
