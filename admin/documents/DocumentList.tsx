import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import type { DocumentSide } from '#contract/calls/documents.ts';
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
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/documents.ts';
import { formatDay } from '../words/dates.ts';

const Column = DataTable.Col<DocumentRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const isPlatform = entrance.role === 'ROLE_ADMIN';
const SIDES: { value: DocumentSide; word: string }[] = [
  { value: 'INVOICE', word: words.invoices },
  { value: 'CREDIT_NOTE', word: words.creditNotes },
];

const documentFilters = (
  <>
    <TabsFilter name="side" label={words.papers} choices={SIDES} />
    <FilterBar>
      <SearchFilter label={words.numberOrOrder} />
      <DaysFilter from={words.issuedFrom} to={words.issuedTo} />
      <SellerFilter />
    </FilterBar>
  </>
);

const orderOf = ({ orderId, orderKey }: DocumentRecord) => <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>;
const paperOf = ({ kind, creditsNumber }: DocumentRecord) =>
  creditsNumber === null
    ? shared(DOCUMENT_TITLES[kind])
    : words.creditNoteOver(shared(DOCUMENT_TITLES[kind]), creditsNumber);

/** Invoices, bills and credit notes that sellers issued. Read-only; the files are on the pages of the orders. */
export function DocumentList() {
  return (
    <ListPage<DocumentRecord>
      title={words.invoices}
      filters={documentFilters}
      empty={{ text: words.noInvoices }}
      failed={words.failedToFetchTheInvoices}
      card={DocumentCard}
    >
      <DataTable<DocumentRecord> bulkActionButtons={false} rowClick={false} aria-label={words.invoices}>
        <Column source="number" disableSort label={common.number} sx={ONE_LINE} />
        <Column label={words.paper} render={paperOf} />
        <Column source="issuedOn" label={common.date} sx={ONE_LINE} render={({ issuedOn }) => formatDay(issuedOn)} />
        <Column label={common.order} sx={ONE_LINE} render={orderOf} />
        {isPlatform && <Column source="sellerName" disableSort label={common.seller} />}
        <Column label={common.total} align="right" render={({ total }) => <Amount rupees={total} />} />
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
