import { DataTable } from 'react-admin';
import { COUPON_STATUSES } from '#contract/states/coupon.ts';
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
import { words } from '../words/en/bundles.ts';
import { common } from '../words/en/common.ts';
import { statusOf } from './bundleStatus.ts';

const STATUSES = COUPON_STATUSES.map((value) => ({ value, word: statusOf({ status: value }).word }));

const bundleFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUSES} />
    <FilterBar>
      <SearchFilter label={words.nameOfTheBundle} />
    </FilterBar>
  </>
);

const ACTIVE = { status: 'active' };
const Column = DataTable.Col<BundleRecord>;

export function BundleList() {
  return (
    <ListPage<BundleRecord>
      filterDefaultValues={ACTIVE}
      title={words.bundles}
      actions={<NewButton resource="bundles">{words.newBundle}</NewButton>}
      filters={bundleFilters}
      empty={{ text: words.noBundlesFound }}
      failed={words.failedToFetchTheBundles}
      card={BundleCard}
    >
      <DataTable<BundleRecord> bulkActionButtons={false} aria-label={words.bundles}>
        <Column
          source="name"
          label={common.name}
          render={({ id, name }) => <RowLink to={`/bundles/${id}`}>{name}</RowLink>}
        />
        <Column label={words.pieces} render={piecesOf} />
        <Column label={words.gives} render={offerOf} />
        <Column source="startDate" label={common.days} render={daysOf} />
        {entrance.role === 'ROLE_ADMIN' && <Column source="sellerName" label={common.seller} disableSort />}
        <Column
          label={words.paidBy}
          render={({ fundedBy }) => (fundedBy === 'SELLER' ? words.theSeller : common.theMarketplace)}
        />
        <Column label={common.status} render={(bundle) => <StatusChip {...statusOf(bundle)} />} />
      </DataTable>
    </ListPage>
  );
}
