import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DocumentSide } from '#contract/calls/documents.ts';
import { addDays, kolkataDay, nextMonth } from '#contract/shop/dates.ts';
import { ENTRY_WORDS } from '#contract/shop/ledger.ts';
import { formatCount } from '#contract/shop/money.ts';
import { entrance } from '../providers/entrance.ts';
import type { TaxReportsRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { DownloadButton } from '../ui/record/DownloadButton.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { figureLink } from '../ui/FigureLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { rupees } from '../ui/rupees.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax-reports.ts';
import { monthInWords } from '../words/dates.ts';
import { shared } from '../words/language.ts';

const FAILED = words.failedToFetchTheTax;
/** The number of months, including the present one. */
const MONTHS = 18;
const isPlatform = entrance.role === 'ROLE_ADMIN';

/** Returns the months up to that of a day, newest first. */
function monthsUpTo(day: string): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago)).toISOString().slice(0, 7),
  );
}

/** The tax reports of a month for download: GSTR-1 of sellers, and the tax collected and deducted by the platform. */
export function TaxReportsPage() {
  const [months] = useState(() => monthsUpTo(kolkataDay(Date.now())));
  const [search, setSearch] = useSearchParams();
  // The default is the previous month, which is filed next.
  const month = months.find((one) => one === search.get('month')) ?? months[1]!;
  const query = useAnswer<TaxReportsRecord>(`/api/admin/tax-reports?month=${month}`, FAILED);
  return (
    <>
      <PageHeading
        title={words.taxReports}
        actions={
          <TextField
            select
            size="small"
            value={month}
            onChange={({ target }) => setSearch({ month: target.value }, { replace: true })}
            slotProps={{ htmlInput: { 'aria-label': words.month } }}
          >
            {months.map((one) => (
              <MenuItem key={one} value={one}>
                {monthInWords(one)}
              </MenuItem>
            ))}
          </TextField>
        }
      />
      <Answered query={query} failed={FAILED}>
        {(reports) => <Reports reports={reports} />}
      </Answered>
    </>
  );
}

function Reports({ reports: { month, isOver, gstr1, tcs, tds } }: { reports: TaxReportsRecord }) {
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      {!isOver && <Typography>{words.thisMonthIsNotOver}</Typography>}
      <Panel title={words.gstr1}>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
          {words.invoicesAndCreditNotesIssued(monthInWords(month))}
        </Typography>
        {gstr1.length === 0 && <Typography>{words.noInvoicesInThisMonth}</Typography>}
        <Box component="ul" aria-label={words.gstr1} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {gstr1.map((seller) => (
            <Gstr1Row key={seller.sellerId} month={month} seller={seller} />
          ))}
        </Box>
      </Panel>
      <Panel
        title={isPlatform ? words.gstr8TaxCollectedAt : words.taxCollectedAtSourceTcs}
        actions={
          isPlatform && (
            <>
              <ReportButton month={month} report="gstr8.json" label={words.gstr8AsJson}>
                JSON
              </ReportButton>
              <ReportButton month={month} report="gstr8.csv" label={words.gstr8AsCsv}>
                CSV
              </ReportButton>
            </>
          )
        }
      >
        <Withheld
          withheld={tcs}
          month={month}
          kind="tcs"
          hint={isPlatform ? words.sellersAcceptItOnThe : words.acceptItOnThePortal}
        />
      </Panel>
      <Panel
        title={words.taxDeductedAtSourceTds}
        actions={
          isPlatform && (
            <ReportButton month={month} report="tds.csv" label={words.tdsAsCsv}>
              CSV
            </ReportButton>
          )
        }
      >
        <Withheld
          withheld={tds}
          month={month}
          kind="tds"
          hint={isPlatform ? words.forTheQuarterlyStatementForm : words.itIsSetOffAgainst}
        />
      </Panel>
    </Box>
  );
}

function Gstr1Row({ month, seller }: { month: string; seller: TaxReportsRecord['gstr1'][number] }) {
  const { sellerId, sellerName, gstin, invoices, creditNotes, value } = seller;
  const own = isPlatform ? `&sellerId=${sellerId}` : '';
  const papers = (side: { side?: DocumentSide }, count: number, shown: string) =>
    figureLink(
      {
        list: 'documents',
        filter: { ...daysOf(month), ...(isPlatform && { sellerId }), ...side },
        opens: words.papersOfMonth(monthInWords(month)),
        isNone: count === 0,
        isInText: true,
      },
      shown,
    );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        // A touch target below the figures.
        gap: { xs: '14px 12px', sm: '6px 12px' },
        paddingBlock: '10px',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{isPlatform ? sellerName : gstin}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {isPlatform && `${gstin} · `}
          {papers({ side: 'INVOICE' }, invoices, words.invoices(invoices))},{' '}
          {papers({ side: 'CREDIT_NOTE' }, creditNotes, words.creditNotes(creditNotes))},{' '}
          {papers({}, invoices + creditNotes, rupees(value))}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: '8px' }}>
        <ReportButton month={`${month}${own}`} report="gstr1.json" label={words.gstr1OfAsJson(sellerName)}>
          JSON
        </ReportButton>
        <ReportButton month={`${month}${own}`} report="gstr1.zip" label={words.gstr1OfAsCsv(sellerName)}>
          CSV
        </ReportButton>
      </Box>
    </Box>
  );
}

const daysOf = (month: string) => ({ from: `${month}-01`, to: addDays(`${nextMonth(month)}-01`, -1) });

interface WithheldProps {
  withheld: TaxReportsRecord['tcs'];
  month: string;
  kind: 'tcs' | 'tds';
  hint: string;
}

function Withheld({ withheld, month, kind, hint }: WithheldProps) {
  const { sellers, base, amount } = withheld;
  const tax = shared(ENTRY_WORDS[kind]);
  const entries = (shown: string) =>
    figureLink(
      {
        list: 'transactions',
        filter: { kind, ...daysOf(month) },
        opens: words.inTheTransactionsOf(tax, monthInWords(month)),
      },
      shown,
    );
  if (sellers === 0) return <Typography>{words.nothingInThisMonth}</Typography>;
  return (
    <>
      <Facts
        facts={[
          [
            common.sellers,
            isPlatform &&
              figureLink(
                { list: 'sellers', filter: { [`${kind}In`]: month }, opens: words.sellersWithTax(tax) },
                formatCount(sellers),
              ),
          ],
          [words.reckonedOn, entries(rupees(base))],
          [tax, entries(rupees(amount))],
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {hint}
      </Typography>
    </>
  );
}

/** Downloads a report; `month` may include a seller. */
function ReportButton({
  month,
  report,
  label,
  children,
}: {
  month: string;
  report: string;
  label: string;
  children: string;
}) {
  const [name, ending] = report.split('.') as [string, string];
  return (
    <DownloadButton
      url={`/api/admin/tax-reports/${report}?month=${month}`}
      name={() => `${name}-${month.slice(0, 7)}.${ending}`}
      failed={words.failedToDownloadTheReport}
      label={label}
    >
      {children}
    </DownloadButton>
  );
}
