import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { FEE_PAPER_KINDS, FEE_PAPER_WORDS } from '#contract/shop/fee-papers.ts';
import { entrance } from '../providers/entrance.ts';
import type { FeePaperRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { DownloadButton } from '../ui/record/DownloadButton.tsx';
import { figureLink } from '../ui/FigureLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { rupees } from '../ui/rupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/fee-invoices.ts';
import { formatDay, monthInWords } from '../words/dates.ts';
import { shared } from '../words/language.ts';

const Column = DataTable.Col<FeePaperRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const isPlatform = entrance.role === 'ROLE_ADMIN';
const KINDS = FEE_PAPER_KINDS.map((value) => ({ value, word: shared(FEE_PAPER_WORDS[value]) }));

const feeInvoiceFilters = (
  <FilterBar>
    <SearchFilter label={isPlatform ? words.numberOrSeller : common.number} />
    <ChoiceFilter name="kind" label={words.paper} all={words.allPapers} choices={KINDS} />
  </FilterBar>
);

/** The platform's monthly invoices to sellers, and credit notes about refunded fees. Read-only. */
export function FeeInvoiceList() {
  return (
    <ListPage<FeePaperRecord>
      title={words.feeInvoices}
      filters={feeInvoiceFilters}
      empty={{ text: words.noFeeInvoices }}
      failed={words.failedToFetchTheFee}
      card={FeeInvoiceCard}
    >
      <DataTable<FeePaperRecord> bulkActionButtons={false} rowClick={false} aria-label={words.feeInvoices}>
        <Column source="number" disableSort label={common.number} sx={ONE_LINE} />
        <Column label={words.paper} render={({ kind }) => shared(FEE_PAPER_WORDS[kind])} />
        <Column label={words.ofMonth} sx={ONE_LINE} render={({ month }) => monthInWords(month)} />
        <Column label={common.date} sx={ONE_LINE} render={({ issuedOn }) => formatDay(issuedOn)} />
        {isPlatform && <Column source="sellerName" disableSort label={common.seller} />}
        <Column label={words.taxable} align="right" render={({ taxable }) => <Amount rupees={taxable} />} />
        <Column label="GST" align="right" render={({ tax }) => <Amount rupees={tax} />} />
        <Column source="total" label={common.total} align="right" render={totalOf} />
        <Column label="PDF" align="right" render={(paper) => <PdfButton paper={paper} />} />
      </DataTable>
    </ListPage>
  );
}

/** Returns the total of a document, linked to its ledger entries. */
const totalOf = ({ id, number, total }: FeePaperRecord) =>
  figureLink(
    { list: 'transactions', filter: { feePaperId: id }, opens: words.transactionsOnNumber(number), isInText: true },
    rupees(total),
  );

function PdfButton({ paper: { id, number } }: { paper: FeePaperRecord }) {
  return (
    <DownloadButton
      url={`/api/admin/fee-invoices/${id}/download`}
      name={() => `${number.replaceAll('/', '-')}.pdf`}
      failed={words.failedToDownloadTheInvoice}
      label={words.downloadNumber(number)}
    >
      {words.download}
    </DownloadButton>
  );
}

function FeeInvoiceCard({ row }: { row: FeePaperRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '2px', padding: '12px 14px' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {monthInWords(row.month)}
        {totalOf(row)}
      </Box>
      {isPlatform && <Typography variant="body2">{row.sellerName}</Typography>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {shared(FEE_PAPER_WORDS[row.kind])} {row.number}
        </Typography>
        <PdfButton paper={row} />
      </Box>
    </Box>
  );
}
