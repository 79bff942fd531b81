import { amountInWords } from '#contract/shop/amount-in-words.ts';
import { officeLine } from '#contract/shop/company.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { companyFact } from '../../platform/settings/index.ts';
import { stateOfSupplier } from '#contract/shop/documents.ts';
import { FEE_SERVICES } from '#contract/shop/fee-papers.ts';
import type { FeeAmounts, FeeLine, FeePaperContent, FeeServiceName } from '#contract/shop/fee-papers.ts';
import { stateCodeOfGstin } from '#contract/shop/gstin.ts';
import type { EntryKind } from '#contract/shop/ledger.ts';
import { pickupLines, printedState, taxBetween } from '#contract/shop/printed-party.ts';
import { splitTax } from '../../buying/pricing/index.ts';
import type { ChargedSeller } from './reads.ts';

/** The sum of ledger entries of one kind and one GST rate. */
export interface FeeSum {
  kind: EntryKind;
  taxBasisPoints: number;
  count: number;
  amountPaise: number;
}

const SERVICES = Object.keys(FEE_SERVICES) as FeeServiceName[];

/**
 * Returns the content of a paper over these sums. Its total equals the ledger. The GST of a fee is the sum of the
 * booked amounts, in two equal halves within a State. A courier's charge includes its GST, which is extracted.
 * @throws COMPANY_INCOMPLETE
 */
export function feeContent(
  policy: StorePolicy,
  seller: ChargedSeller,
  sums: readonly FeeSum[],
  credits: FeePaperContent['credits'],
): FeePaperContent {
  const gstin = companyFact(policy, 'gstin');
  const from = stateCodeOfGstin(gstin);
  const to = stateOfSupplier(seller);
  const rates = [...new Set(sums.map(({ taxBasisPoints }) => taxBasisPoints))].toSorted((a, b) => a - b);
  const lines = SERVICES.flatMap((service) =>
    rates.flatMap((rate) =>
      lineOf(
        service,
        rate,
        from === to,
        sums.filter(({ taxBasisPoints }) => taxBasisPoints === rate),
      ),
    ),
  );
  const totals = sumOf(lines);
  return {
    issuer: {
      legalName: companyFact(policy, 'legalName'),
      address: officeLine(policy.company),
      gstin,
      state: printedState(from),
    },
    seller: {
      legalName: seller.legalName,
      tradeName: seller.businessName,
      address: pickupLines(seller),
      gstin: seller.taxKind === 'ENROLLED' ? null : seller.gstin,
      state: printedState(to),
    },
    placeOfSupply: printedState(to),
    tax: taxBetween(from, to),
    lines,
    totals,
    totalInWords: amountInWords(totals.total),
    credits,
  };
}

function lineOf(service: FeeServiceName, rate: number, isWithin: boolean, sums: readonly FeeSum[]): FeeLine[] {
  const { fee, gst } = FEE_SERVICES[service];
  const charged = sums.find(({ kind }) => kind === fee);
  const taxed = gst === null ? undefined : sums.find(({ kind }) => kind === gst);
  const total = (charged?.amountPaise ?? 0) + (taxed?.amountPaise ?? 0);
  if (total === 0) return [];
  const line = { service, taxBasisPoints: rate, count: charged?.count ?? 0 };
  if (gst === null) {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(total, rate, isWithin ? 'within' : 'across');
    return [{ ...line, taxable: taxablePaise, cgst: cgstPaise, sgst: sgstPaise, igst: igstPaise, roundOff: 0, total }];
  }
  const tax = taxed?.amountPaise ?? 0;
  const half = Math.floor(tax / 2);
  return [
    {
      ...line,
      taxable: total - tax,
      cgst: isWithin ? half : 0,
      sgst: isWithin ? half : 0,
      igst: isWithin ? 0 : tax,
      roundOff: isWithin ? tax - 2 * half : 0,
      total,
    },
  ];
}

function sumOf(lines: readonly FeeAmounts[]): FeeAmounts {
  const sum = (amount: keyof FeeAmounts) => lines.reduce((all, line) => all + line[amount], 0);
  return {
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    roundOff: sum('roundOff'),
    total: sum('total'),
  };
}
