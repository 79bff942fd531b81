import { monthInWords } from '#contract/shop/dates.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';

const STATUSES = SELLER_STATUSES.map((value) => ({ value, word: SELLER_STATUS[value].word }));

export const sellerFilters = (
  <FilterBar>
    <SearchFilter label="Business, email or GSTIN" />
    <ChoiceFilter name="status" label="Status" all="All sellers" choices={STATUSES} />
    <FollowedFilter name="tcsIn" words={(month) => `TCS in ${monthInWords(String(month))}`} />
    <FollowedFilter name="tdsIn" words={(month) => `TDS in ${monthInWords(String(month))}`} />
  </FilterBar>
);
