import { COUPON_TYPES } from '#contract/calls/coupons.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { COUPON_STATUS, COUPON_TYPE_WORDS } from './couponWords.ts';

const STATUSES = COUPON_STATUSES.map((value) => ({ value, word: COUPON_STATUS[value].word }));
const TYPES = COUPON_TYPES.map((value) => ({ value, word: COUPON_TYPE_WORDS[value] }));

export const couponFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Coupon code" />
      <ChoiceFilter name="discountType" label="Type" all="All types" choices={TYPES} />
    </FilterBar>
  </>
);
