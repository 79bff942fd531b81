import { DataTable } from 'react-admin';
import type { SellerRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { SellerCard } from './SellerCard.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';
import { SELLER_STATUSES } from '#contract/states/seller.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';
import { monthInWords } from '../words/dates.ts';

const STATUSES = SELLER_STATUSES.map((value) => ({ value, word: SELLER_STATUS[value].word }));

const sellerFilters = (
  <FilterBar>
    <SearchFilter label={words.businessEmailOrGstin} />
    <ChoiceFilter name="status" label={common.status} all={words.allSellers} choices={STATUSES} />
    <FollowedFilter name="tcsIn" labelOf={(month) => words.tcsInMonth(monthInWords(String(month)))} />
    <FollowedFilter name="tdsIn" labelOf={(month) => words.tdsInMonth(monthInWords(String(month)))} />
  </FilterBar>
);

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const;
const Column = DataTable.Col<SellerRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

export function SellerList() {
  return (
    <ListPage<SellerRecord>
      sort={NEWEST_FIRST}
      title={common.sellers}
      actions={<NewButton resource="sellers">{words.newSeller}</NewButton>}
      filters={sellerFilters}
      empty={{ text: words.noSellersYet }}
      failed={words.failedToFetchTheSellers}
      card={SellerCard}
    >
      <DataTable<SellerRecord> bulkActionButtons={false} rowClick="show" aria-label={common.sellers}>
        <Column label={common.business} render={(seller) => <SellerLink seller={seller} />} />
        <Column label={common.place} render={({ pickupAddress }) => `${pickupAddress.city}, ${pickupAddress.state}`} />
        <Column label="GSTIN" render={({ gstin, enrolmentNumber }) => gstin ?? enrolmentNumber} />
        <Column label={common.email} render={({ email }) => email} />
        <Column source="createdAt" label={common.since} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column
          source="status"
          label={common.status}
          render={({ status }) => <StatusChip {...SELLER_STATUS[status]} />}
        />
      </DataTable>
    </ListPage>
  );
}

function SellerLink({ seller: { id, businessDetails } }: { seller: SellerRecord }) {
  return <RowLink to={`/sellers/${id}/show`}>{businessDetails.businessName}</RowLink>;
}
