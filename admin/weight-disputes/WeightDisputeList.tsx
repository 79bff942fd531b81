import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import type { WeightDisputeRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { kilograms, STATUS_CHOICES } from './disputeStatus.ts';
import { WeightDisputeChip } from './WeightDisputeChip.tsx';

const Column = DataTable.Col<WeightDisputeRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const NONE = 'No weight dispute was noted. One is noted at its parcel, on the page of the order.';

const disputeFilters = (
  <>
    <TabsFilter name="status" label="Status" choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label="Dispute, order, AWB or courier" />
      <SellerFilter />
    </FilterBar>
  </>
);

export function WeightDisputeList() {
  return (
    <ListPage<WeightDisputeRecord>
      title="Weight disputes"
      filters={disputeFilters}
      empty={{ text: NONE, hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the weight disputes"
      card={WeightDisputeCard}
    >
      <DataTable<WeightDisputeRecord> bulkActionButtons={false} rowClick="show" aria-label="Weight disputes">
        <Column
          label="Dispute"
          sx={ONE_LINE}
          render={({ id, reference }) => <RowLink to={`/weight-disputes/${id}/show`}>{reference}</RowLink>}
        />
        <Column label="Noted" sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label="Order" sx={ONE_LINE} render={({ orderId }) => orderId} />
        <Column label="Courier" render={({ courierName, awb }) => `${courierName}, ${awb}`} />
        <Column label="Charged" align="right" sx={ONE_LINE} render={({ chargedWeight }) => kilograms(chargedWeight)} />
        <Column
          label="Measured"
          align="right"
          sx={ONE_LINE}
          render={({ measuredWeight }) => kilograms(measuredWeight)}
        />
        <Column
          label="Extra charge"
          align="right"
          render={({ extraAmount }) => (extraAmount === null ? '–' : <Amount rupees={extraAmount} />)}
        />
        <Column label="Status" render={({ status }) => <WeightDisputeChip status={status} />} />
      </DataTable>
    </ListPage>
  );
}

function WeightDisputeCard({ row }: { row: WeightDisputeRecord }) {
  return (
    <CardLink to={`/weight-disputes/${row.id}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{row.reference}</Typography>
        <WeightDisputeChip status={row.status} />
      </Box>
      <Typography variant="body2">
        {kilograms(row.chargedWeight)} charged, {kilograms(row.measuredWeight)} measured
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.courierName}, order {row.orderId}, {instant(row.createdAt)}
      </Typography>
    </CardLink>
  );
}
