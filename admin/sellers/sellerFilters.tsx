import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { ChoiceFilter } from '../ui/ChoiceFilter.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { SearchFilter } from '../ui/SearchFilter.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';

const STATUSES = SELLER_STATUSES.map((value) => ({ value, word: SELLER_STATUS[value].word }));

export const sellerFilters = (
  <FilterBar>
    <SearchFilter label="Business, email or GSTIN" />
    <ChoiceFilter name="status" label="Status" all="All sellers" choices={STATUSES} />
  </FilterBar>
);
