import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/weight-disputes.ts';

const Column = DataTable.Col<WeightDisputeRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const NONE = words.noWeightDisputeWasNoted;

const disputeFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label={words.disputeOrderAwbOrCourier} />
      <SellerFilter />
    </FilterBar>
  </>
);

export function WeightDisputeList() {
  return (
    <ListPage<WeightDisputeRecord>
      title={words.weightDisputes}
      filters={disputeFilters}
      empty={{ text: NONE }}
      failed={words.failedToFetchTheWeight}
      card={WeightDisputeCard}
    >
      <DataTable<WeightDisputeRecord> bulkActionButtons={false} rowClick="show" aria-label={words.weightDisputes}>
        <Column
          label={words.dispute}
          sx={ONE_LINE}
          render={({ id, reference }) => <RowLink to={`/weight-disputes/${id}/show`}>{reference}</RowLink>}
        />
        <Column label={words.noted} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.order} sx={ONE_LINE} render={({ orderId }) => orderId} />
        <Column label={common.courier} render={({ courierName, awb }) => `${courierName}, ${awb}`} />
        <Column
          label={words.charged}
          align="right"
          sx={ONE_LINE}
          render={({ chargedWeight }) => kilograms(chargedWeight)}
        />
        <Column
          label={words.measured}
          align="right"
          sx={ONE_LINE}
          render={({ measuredWeight }) => kilograms(measuredWeight)}
        />
        <Column
          label={words.extraCharge}
          align="right"
          render={({ extraAmount }) => (extraAmount === null ? '–' : <Amount rupees={extraAmount} />)}
        />
        <Column label={common.status} render={({ status }) => <WeightDisputeChip status={status} />} />
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
        {words.chargedAndMeasured(kilograms(row.chargedWeight), kilograms(row.measuredWeight))}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.courierOrderAndTime(row.courierName, row.orderId, instant(row.createdAt))}
      </Typography>
    </CardLink>
  );
}
