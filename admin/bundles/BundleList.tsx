import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
import { COUPON_STATUS } from '../coupons/couponLabels.ts';
import { entrance } from '../providers/entrance.ts';
import type { BundleRecord } from '../providers/records.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { BundleCard } from './BundleCard.tsx';
import { daysOf, offerOf, piecesOf } from './bundleValues.ts';

const STATUSES = COUPON_STATUSES.map((value) => ({ value, word: COUPON_STATUS[value].word }));

const bundleFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUSES} />
    <FilterBar>
      <SearchFilter label="Name of the bundle" />
    </FilterBar>
  </>
);

const ACTIVE = { status: 'active' };
const Column = DataTable.Col<BundleRecord>;

export function BundleList() {
  return (
    <ListPage<BundleRecord>
      filterDefaultValues={ACTIVE}
      title="Bundles"
      actions={<NewButton resource="bundles">New bundle</NewButton>}
      filters={bundleFilters}
      empty={{ text: 'No bundles found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the bundles"
      card={BundleCard}
    >
      <DataTable<BundleRecord> bulkActionButtons={false} aria-label="Bundles">
        <Column source="name" label="Name" render={({ id, name }) => <RowLink to={`/bundles/${id}`}>{name}</RowLink>} />
        <Column label="Pieces" render={piecesOf} />
        <Column label="Gives" render={offerOf} />
        <Column source="startDate" label="Days" render={daysOf} />
        {entrance.role === 'ROLE_ADMIN' && <Column source="sellerName" label="Seller" disableSort />}
        <Column label="Paid by" render={({ fundedBy }) => (fundedBy === 'SELLER' ? 'The seller' : 'The marketplace')} />
        <Column label="Status" render={({ status }) => <StatusChip {...COUPON_STATUS[status]} />} />
      </DataTable>
    </ListPage>
  );
}
