import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import { SHIPMENT_STATUSES } from '#contract/states/shipment.ts';
import type { ShipmentStatus } from '#contract/states/shipment.ts';
import type { ParcelRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import type { Tone } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/shipping.ts';
import { formatWeekday } from '../words/dates.ts';

const Column = DataTable.Col<ParcelRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

/** The tone of each status, from the seller's side: a due parcel needs an action. */
const TONES: Record<ShipmentStatus, Tone> = {
  BOOKED: 'due',
  AWB_ASSIGNED: 'due',
  PICKUP_REQUESTED: 'waiting',
  PICKED_UP: 'moving',
  IN_TRANSIT: 'moving',
  OUT_FOR_DELIVERY: 'moving',
  UNDELIVERED: 'due',
  RTO_INITIATED: 'moving',
  DELIVERED: 'good',
  RTO_DELIVERED: 'due',
  RETURNED: 'over',
  LOST: 'over',
  CANCELLED: 'over',
};
const STATUSES = SHIPMENT_STATUSES.map((value) => ({ value, word: shared(SHIPMENT_WORDS[value]) }));
/** The seller's own courier reports no status. */
const chipOf = ({ status, isByHand }: ParcelRecord) =>
  isByHand && status === 'AWB_ASSIGNED' ? (
    <StatusChip word={words.ownCourier} tone="moving" />
  ) : (
    <StatusChip word={shared(SHIPMENT_WORDS[status])} tone={TONES[status]} />
  );

const parcelFilters = (
  <FilterBar>
    <SearchFilter label={words.awbOrderOrCourier} />
    <ChoiceFilter name="status" label={common.status} all={words.allParcels} choices={STATUSES} />
    <SellerFilter />
  </FilterBar>
);

/** Parcels, newest first; each links to its order. */
export function ParcelList() {
  return (
    <ListPage<ParcelRecord>
      title={common.shipping}
      filters={parcelFilters}
      empty={{ text: words.noParcelWasMadeYet }}
      failed={words.failedToFetchTheParcels}
      card={ParcelCard}
    >
      <DataTable<ParcelRecord> bulkActionButtons={false} rowClick={false} aria-label={words.parcels}>
        <Column
          label={common.order}
          sx={ONE_LINE}
          render={({ orderKey, orderId }) => <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>}
        />
        <Column label="AWB" sx={ONE_LINE} render={({ awb }) => awb ?? '–'} />
        <Column label={common.courier} render={({ courierName }) => courierName} />
        <Column label={common.to} render={({ city, pinCode }) => `${city} ${pinCode}`} />
        <Column
          label={words.toCollect}
          align="right"
          render={({ codAmount }) => (codAmount === null ? '–' : <Amount rupees={codAmount} />)}
        />
        <Column label={words.expected} sx={ONE_LINE} render={({ etd }) => (etd ? formatWeekday(etd) : '–')} />
        <Column label={common.status} render={chipOf} />
      </DataTable>
    </ListPage>
  );
}

function ParcelCard({ row }: { row: ParcelRecord }) {
  return (
    <CardLink to={`/orders/${row.orderKey}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{row.orderId}</Typography>
        {chipOf(row)}
      </Box>
      <Typography variant="body2">
        {[row.courierName, row.awb].filter(Boolean).join(', ') || words.notBookedWithACourier}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.city} {row.pinCode}, {instant(row.statusAt)}
      </Typography>
    </CardLink>
  );
}
