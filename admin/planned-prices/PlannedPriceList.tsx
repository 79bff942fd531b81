import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { entrance } from '../providers/entrance.ts';
import type { PlannedPriceRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { FollowedFilter } from '../ui/list/FollowedFilter.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { CancelPlannedPrice } from './CancelPlannedPrice.tsx';
import { spanOf, STATUS_CHOICES, statusOf } from './plannedPriceLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/planned-prices.ts';

const Column = DataTable.Col<PlannedPriceRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const NONE = words.noPriceIsPlannedChoose;

const filters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label={words.nameOrCodeOfThe} />
      <SellerFilter />
      <FollowedFilter name="skuId" labelOf={(id) => words.skuId(String(id))} />
    </FilterBar>
  </>
);

export function PlannedPriceList() {
  return (
    <ListPage<PlannedPriceRecord>
      title={words.plannedPrices}
      filters={filters}
      empty={{ text: NONE }}
      failed={words.failedToFetchThePlanned}
      card={PlannedPriceCard}
    >
      <DataTable<PlannedPriceRecord> bulkActionButtons={false} rowClick={false} aria-label={words.plannedPrices}>
        <Column
          source="skuCode"
          label="SKU"
          render={({ skuId, skuCode, skuName }) => (
            <>
              <RowLink to={`/skus/${skuId}`}>{skuCode}</RowLink>
              <Box sx={{ color: 'text.secondary' }}>{skuName}</Box>
            </>
          )}
        />
        <Column label="MRP" align="right" render={({ mrpPrice }) => <Amount rupees={mrpPrice} />} />
        <Column label={words.priceNow} align="right" render={({ presentPrice }) => <Amount rupees={presentPrice} />} />
        <Column
          label={words.planned}
          align="right"
          render={({ sellingPrice }) => <Amount rupees={sellingPrice} strong />}
        />
        <Column
          label={words.before}
          align="right"
          render={({ formerPrice }) => (formerPrice === null ? '–' : <Amount rupees={formerPrice} />)}
        />
        <Column source="from" label={common.from} sx={ONE_LINE} render={({ from }) => instant(from)} />
        <Column
          source="until"
          label={common.until}
          sx={ONE_LINE}
          render={({ until }) => (until === null ? words.noEnd : instant(until))}
        />
        {entrance.role === 'ROLE_ADMIN' && <Column label={common.seller} render={({ sellerName }) => sellerName} />}
        <Column label={common.status} render={(row) => <PlannedPriceStatus row={row} />} />
        <Column label={common.cancel} render={(row) => <CancelPlannedPrice {...row} />} />
      </DataTable>
    </ListPage>
  );
}

function PlannedPriceStatus({ row }: { row: PlannedPriceRecord }) {
  const { tone, word, text } = statusOf(row);
  return (
    <>
      <StatusChip tone={tone} word={word} />
      {text && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
    </>
  );
}

function PlannedPriceCard({ row }: { row: PlannedPriceRecord }) {
  return (
    <Box sx={{ padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <RowLink to={`/skus/${row.skuId}`}>{row.skuCode}</RowLink>
        <Amount rupees={row.sellingPrice} strong />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {row.skuName}
        {words.nowAfterTheName} <Amount rupees={row.presentPrice} />
      </Typography>
      <Typography variant="body2">{spanOf(row)}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, marginTop: 1 }}>
        <Box>
          <PlannedPriceStatus row={row} />
        </Box>
        <CancelPlannedPrice {...row} />
      </Box>
    </Box>
  );
}
