import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { CouponRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CouponCard } from './CouponCard.tsx';
import { CouponDays } from './CouponDays.tsx';
import { COUPON_STATUS, offerOf, COUPON_TYPE_LABELS } from './couponLabels.ts';
import { COUPON_TYPES } from '#contract/calls/coupons.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';

const STATUSES = COUPON_STATUSES.map((value) => ({ value, word: COUPON_STATUS[value].word }));
const TYPES = COUPON_TYPES.map((value) => ({ value, word: COUPON_TYPE_LABELS[value] }));

const couponFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Coupon code" />
      <ChoiceFilter name="discountType" label="Type" all="All types" choices={TYPES} />
    </FilterBar>
  </>
);

const ACTIVE = { status: 'active' };
const Column = DataTable.Col<CouponRecord>;

export function CouponList() {
  return (
    <ListPage<CouponRecord>
      filterDefaultValues={ACTIVE}
      title="Coupons"
      actions={<NewButton resource="coupons">New coupon</NewButton>}
      filters={couponFilters}
      empty={{ text: 'No coupons found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the coupons"
      card={CouponCard}
    >
      <DataTable<CouponRecord> bulkActionButtons={false} aria-label="Coupons">
        <Column source="code" label="Code" cellSx={STRONG} />
        <Column label="Gives" render={offerOf} />
        <Column source="startDate" label="Days" render={(coupon) => <CouponDays coupon={coupon} />} />
        <Column
          source="usageCount"
          label="Uses"
          align="right"
          render={({ usageCount, maxUses }) => `${formatCount(usageCount)} of ${formatCount(maxUses)}`}
        />
        <Column label="Paid by" render={({ fundedBy }) => (fundedBy === 'SELLER' ? 'Sellers' : 'The marketplace')} />
        <Column label="Status" render={({ status }) => <StatusChip {...COUPON_STATUS[status]} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600, whiteSpace: 'nowrap' });
