import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { REMITTANCE_OUTCOMES, REMITTANCE_WORDS } from '#contract/shop/remittance.ts';
import type { RemittanceRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { CashTakenPanel } from './CashTakenPanel.tsx';
import { ImportButton } from './ImportButton.tsx';
import { MissingPanel } from './MissingPanel.tsx';
import { OUTCOME_TONES } from './outcomes.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/remittances.ts';
import { formatDay } from '../words/dates.ts';

const Column = DataTable.Col<RemittanceRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const OUTCOMES = REMITTANCE_OUTCOMES.map((value) => ({ value, word: REMITTANCE_WORDS[value] }));

const remittanceFilters = (
  <>
    <CashTakenPanel />
    <MissingPanel />
    <TabsFilter name="outcome" label={common.whatItIs} choices={OUTCOMES} />
    <FilterBar>
      <SearchFilter label={words.awbOrUtr} />
    </FilterBar>
  </>
);

const orderOf = ({ orderId, orderKey }: RemittanceRecord) =>
  orderId === null ? '–' : <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>;

const chipOf = ({ outcome }: RemittanceRecord) => (
  <StatusChip word={REMITTANCE_WORDS[outcome]} tone={OUTCOME_TONES[outcome]} />
);

/** COD remittances: cash from couriers, line by line, and the import of their files. */
export function RemittanceList() {
  return (
    <ListPage<RemittanceRecord>
      title={words.codRemittances}
      actions={<ImportButton />}
      filters={remittanceFilters}
      empty={{ text: words.noCashWasHandedOver }}
      failed={words.failedToFetchTheCash}
      card={RemittanceCard}
    >
      <DataTable<RemittanceRecord> bulkActionButtons={false} rowClick={false} aria-label={words.codRemittances}>
        <Column label="AWB" sx={ONE_LINE} render={({ awb }) => awb} />
        <Column label={common.order} sx={ONE_LINE} render={orderOf} />
        <Column label={common.seller} render={({ sellerName }) => sellerName ?? '–'} />
        <Column label={common.date} sx={ONE_LINE} render={({ paidOn }) => formatDay(paidOn)} />
        <Column label="UTR" render={({ utr }) => utr} />
        <Column
          label={words.expected}
          align="right"
          render={({ expected }) => (expected === null ? '–' : <Amount rupees={expected} />)}
        />
        <Column
          source="amount"
          label={common.amount}
          align="right"
          render={({ amount }) => <Amount rupees={amount} />}
        />
        <Column label={common.whatItIs} render={chipOf} />
      </DataTable>
    </ListPage>
  );
}

function RemittanceCard({ row }: { row: RemittanceRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {row.awb}
        <Amount rupees={row.amount} strong />
      </Box>
      <Typography variant="body2">
        {row.utr}, {formatDay(row.paidOn)}
      </Typography>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, fontSize: '0.875rem' }}
      >
        {orderOf(row)}
        {chipOf(row)}
      </Box>
    </Box>
  );
}
