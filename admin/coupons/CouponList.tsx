import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatCount } from '#contract/shop/money.ts';
import type { CouponRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { CouponCard } from './CouponCard.tsx';
import { CouponDays } from './CouponDays.tsx';
import { couponFilters } from './couponFilters.tsx';
import { COUPON_STATUS, offerOf } from './couponWords.ts';

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
