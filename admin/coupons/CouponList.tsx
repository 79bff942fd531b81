import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/coupons.ts';

const STATUSES = COUPON_STATUSES.map((value) => ({ value, word: COUPON_STATUS[value].word }));
const TYPES = COUPON_TYPES.map((value) => ({ value, word: COUPON_TYPE_LABELS[value] }));

const couponFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={words.couponCode} />
      <ChoiceFilter name="discountType" label={common.type} all={words.allTypes} choices={TYPES} />
    </FilterBar>
  </>
);

const ACTIVE = { status: 'active' };
const Column = DataTable.Col<CouponRecord>;

export function CouponList() {
  return (
    <ListPage<CouponRecord>
      filterDefaultValues={ACTIVE}
      title={words.coupons}
      actions={<NewButton resource="coupons">{words.newCoupon}</NewButton>}
      filters={couponFilters}
      empty={{ text: words.noCouponsFound }}
      failed={words.failedToFetchTheCoupons}
      card={CouponCard}
    >
      <DataTable<CouponRecord> bulkActionButtons={false} aria-label={words.coupons}>
        <Column source="code" label={common.code} cellSx={STRONG} />
        <Column label={words.gives} render={offerOf} />
        <Column source="startDate" label={common.days} render={(coupon) => <CouponDays coupon={coupon} />} />
        <Column
          source="usageCount"
          label={words.uses}
          align="right"
          render={({ usageCount, maxUses }) => words.usedOf(formatCount(usageCount), formatCount(maxUses))}
        />
        <Column
          label={words.paidBy}
          render={({ fundedBy }) => (fundedBy === 'SELLER' ? common.sellers : common.theMarketplace)}
        />
        <Column label={common.status} render={({ status }) => <StatusChip {...COUPON_STATUS[status]} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600, whiteSpace: 'nowrap' });
