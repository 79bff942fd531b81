import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type * as z from 'zod/mini';
import type { CourierReport } from '#contract/calls/shipments.ts';
import { SHIPMENT_WORDS } from '#contract/shop/parcel-words.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { instant } from '../ui/instant.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/courier-reports.ts';

type ReportRecord = z.input<typeof CourierReport>;

const Column = DataTable.Col<ReportRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const reportFilters = (
  <FilterBar>
    <SearchFilter label={words.awbOrWhatHappened} />
  </FilterBar>
);

const wordOf = ({ status, activity }: ReportRecord) => (status ? SHIPMENT_WORDS[status] : activity);

/** Couriers' reports about unknown parcels. They are stored and change no order. Read-only. */
export function ReportList() {
  return (
    <ListPage<ReportRecord>
      title={words.unknownParcels}
      filters={reportFilters}
      empty={{ text: words.everyReportBelongsToA }}
      failed={words.failedToFetchTheReports}
      card={ReportCard}
    >
      <DataTable<ReportRecord> bulkActionButtons={false} rowClick={false} aria-label={words.unknownParcels}>
        <Column label="AWB" sx={ONE_LINE} render={({ awb }) => awb} />
        <Column label={common.what} render={wordOf} />
        <Column label={words.where} render={({ location }) => location || '–'} />
        <Column label={words.happened} sx={ONE_LINE} render={({ happenedAt }) => instant(happenedAt)} />
        <Column label={words.cameIn} sx={ONE_LINE} render={({ at }) => instant(at)} />
      </DataTable>
    </ListPage>
  );
}

function ReportCard({ row }: { row: ReportRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Typography sx={{ fontWeight: 600 }}>{row.awb}</Typography>
      <Typography variant="body2">{[wordOf(row), row.location].filter(Boolean).join(', ')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {instant(row.happenedAt)}
      </Typography>
    </Box>
  );
}
