import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { DocumentSide } from '#contract/calls/documents.ts';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { formatDay } from '#contract/shop/dates.ts';
import { DOCUMENT_TITLES } from '#contract/shop/documents.ts';
import { entrance } from '../providers/entrance.ts';
import type { DocumentRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { DaysFilter } from '../ui/list/DaysFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';

const Column = DataTable.Col<DocumentRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const isPlatform = entrance.role === 'ROLE_ADMIN';
const SIDES: { value: DocumentSide; word: string }[] = [
  { value: 'INVOICE', word: 'Invoices' },
  { value: 'CREDIT_NOTE', word: 'Credit notes' },
];

const documentFilters = (
  <>
    <TabsFilter name="side" label="Papers" choices={SIDES} />
    <FilterBar>
      <SearchFilter label="Number or order" />
      <DaysFilter from="Issued from" to="Issued to" />
      <SellerFilter />
    </FilterBar>
  </>
);

const orderOf = ({ orderId, orderKey }: DocumentRecord) => <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>;
const paperOf = ({ kind, creditsNumber }: DocumentRecord) =>
  creditsNumber === null ? DOCUMENT_TITLES[kind] : `${DOCUMENT_TITLES[kind]} over ${creditsNumber}`;

/** Invoices, bills and credit notes that sellers issued. Read-only; the files are on the pages of the orders. */
export function DocumentList() {
  return (
    <ListPage<DocumentRecord>
      title="Invoices"
      filters={documentFilters}
      empty={{ text: 'No invoices', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the invoices"
      card={DocumentCard}
    >
      <DataTable<DocumentRecord> bulkActionButtons={false} rowClick={false} aria-label="Invoices">
        <Column source="number" disableSort label="Number" sx={ONE_LINE} />
        <Column label="Paper" render={paperOf} />
        <Column source="issuedOn" label="Date" sx={ONE_LINE} render={({ issuedOn }) => formatDay(issuedOn)} />
        <Column label="Order" sx={ONE_LINE} render={orderOf} />
        {isPlatform && <Column source="sellerName" disableSort label="Seller" />}
        <Column label="Total" align="right" render={({ total }) => <Amount rupees={total} />} />
      </DataTable>
    </ListPage>
  );
}

function DocumentCard({ row }: { row: DocumentRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {row.number}
        <Amount rupees={row.total} strong />
      </Box>
      <Typography variant="body2">{paperOf(row)}</Typography>
      {isPlatform && <Typography variant="body2">{row.sellerName}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}>
        {orderOf(row)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatDay(row.issuedOn)}
        </Box>
      </Box>
    </Box>
  );
}
