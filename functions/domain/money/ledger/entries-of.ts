import type { Account, EntryKind } from '#contract/shop/ledger.ts';
import type { Paise } from '#contract/shop/money.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { FEE_ENTRY_KINDS } from '#contract/shop/fee-papers.ts';
import { rateOn } from '#contract/shop/fee-rates.ts';
import type { FeeRateKind, RateChange } from '#contract/shop/fee-rates.ts';
import type { SellerFees } from '#contract/shop/seller-fees.ts';
import type { RefundCause } from '#contract/states/payment.ts';
import { chargesOf, gatewayChargesOf } from './charges.ts';
import type { ChargedAmounts, ChargedInvoice, ChargedSeller, ChargeRates, Charges } from './charges.ts';

/** What happened to an order, as far as money follows from it. None of it is ever taken back. */
export interface OrderFacts {
  orderId: number;
  /** The day of Kolkata it was placed: its commission is that of this day. */
  placedOn: string;
  /** What held when it was placed. */
  fees: SellerFees;
  /** Changes of the rates that have their days; none is made for a day that has begun. */
  rates: readonly RateChange[];
  /** When it was paid online; none where it is paid at the door, and while it is not paid. */
  paidAt: number | null;
  parts: readonly PartFact[];
  collected: readonly CollectedFact[];
  papers: readonly PaperFact[];
  refunds: readonly RefundFact[];
  freights: readonly FreightFact[];
}

/** What a seller sold with the order. */
export interface PartFact extends ChargedSeller {
  /** Its first consignment, which stands for all of them. */
  consignmentId: number;
  /** Goods and fees, as the shopper pays them. */
  paidPaise: Paise;
}

/** Cash that was collected with a consignment. */
export interface CollectedFact {
  sellerId: number;
  consignmentId: number;
  at: number;
  amountPaise: Paise;
  /** By a courier of the seller's own, who hands it to the seller. */
  isKept: boolean;
}

/** An invoice or a credit note. */
export interface PaperFact extends ChargedAmounts, ChargedInvoice {
  documentId: number;
  /** What a credit note takes from. */
  ofDocumentId: number | null;
  sellerId: number;
  consignmentId: number;
  at: number;
}

/** What went back to the shopper, of one seller's goods. */
export interface RefundFact {
  refundId: number;
  sellerId: number;
  at: number;
  cause: RefundCause;
  amountPaise: Paise;
  /** To the payment it came from; else somebody paid it from the bank. */
  isByGateway: boolean;
}

export interface FreightFact {
  shipmentId: number;
  sellerId: number;
  consignmentId: number;
  way: 'forward' | 'rto';
  at: number;
  amountPaise: Paise;
}

/** A row of the ledger before it is written. */
export interface NewEntry {
  key: string;
  at: number;
  kind: EntryKind;
  debit: Account;
  credit: Account;
  amountPaise: Paise;
  basePaise: Paise | null;
  /** Of a fee, and of the GST on it: the rate of GST that held. */
  taxBasisPoints: number | null;
  sellerId: number | null;
  orderId: number | null;
  consignmentId: number | null;
}

/** Where an entry belongs. */
interface Place {
  sellerId: number;
  orderId: number;
  consignmentId: number | null;
  at: number;
}

/**
 * All entries of an order, by what happened to it so far. More that happens adds entries and changes none, so the same
 * facts make the same entries whenever they are read.
 */
export function entriesOf(facts: OrderFacts): NewEntry[] {
  return [
    ...facts.parts.flatMap((part) => paidEntries(facts, part)),
    ...facts.collected.flatMap((collected) => cashEntries(facts, collected)),
    ...facts.papers
      .filter((document) => isCharged(facts, document))
      .flatMap((invoice) => chargeEntries(facts, invoice)),
    ...facts.refunds.map((refund) => refundEntry(facts, refund)),
    ...facts.freights.map((freight) => freightEntry(facts, freight)),
  ].filter(({ amountPaise }) => amountPaise > 0);
}

/** What was paid online is owed to the seller, less what the gateway takes. */
function paidEntries({ orderId, paidAt, fees, rates }: OrderFacts, part: PartFact): NewEntry[] {
  if (paidAt === null) return [];
  const { sellerId, consignmentId, paidPaise } = part;
  const place = { sellerId, orderId, consignmentId, at: paidAt };
  const subject = `consignment:${consignmentId}`;
  const gst = rateOn(rates, 'gst', kolkataDay(paidAt), sellerId);
  const { gatewayFee, gatewayFeeGst } = gatewayChargesOf(paidPaise, { gateway: fees.gatewayBasisPoints, gst });
  return [
    toSeller('sale', subject, 'gateway', paidPaise, place),
    fromSeller('gatewayFee', subject, 'gatewayFees', gatewayFee, place, paidPaise, gst),
    fromSeller('gatewayFeeGst', subject, 'gst', gatewayFeeGst, place, gatewayFee, gst),
  ];
}

/** Cash is owed by the courier who collected it; one of the seller's own has handed it over already. */
function cashEntries({ orderId }: OrderFacts, { amountPaise, isKept, ...at }: CollectedFact): NewEntry[] {
  const place = { ...at, orderId };
  const subject = `consignment:${at.consignmentId}`;
  return [
    toSeller('sale', subject, 'courier', amountPaise, place),
    ...(isKept ? [fromSeller('codKept', subject, 'courier', amountPaise, place)] : []),
  ];
}

/** Fees and taxes are due of an invoice whose money came in. */
function isCharged({ paidAt, collected }: OrderFacts, { ofDocumentId, consignmentId }: PaperFact): boolean {
  return ofDocumentId === null && (paidAt !== null || collected.some((cash) => cash.consignmentId === consignmentId));
}

const CHARGED: readonly (keyof Charges)[] = ['discountShare', 'commission', 'commissionGst', 'tcs', 'tds'];
const ACCOUNT_OF: Record<keyof Charges, Account> = {
  discountShare: 'discounts',
  commission: 'commission',
  commissionGst: 'gst',
  tcs: 'tcs',
  tds: 'tds',
};

/** What an invoice is charged, and for each of its credit notes what that is less: together what is left is charged. */
function chargeEntries(facts: OrderFacts, invoice: PaperFact): NewEntry[] {
  const seller = facts.parts.find(({ sellerId }) => sellerId === invoice.sellerId)!;
  const entries: NewEntry[] = [];
  // What is charged is charged once the paper is there and the money as well, so no month that is over gets more.
  const moneyAt = facts.paidAt ?? facts.collected.find((cash) => cash.consignmentId === invoice.consignmentId)!.at;
  const rates = ratesOf(facts, seller, kolkataDay(Math.max(invoice.at, moneyAt)));
  const charged = (left: ChargedAmounts) => chargesOf(left, invoice, seller, rates);
  let left: ChargedAmounts = NOTHING;
  for (const document of [invoice, ...facts.papers.filter(({ ofDocumentId }) => ofDocumentId === invoice.documentId)]) {
    const before = charged(left);
    left = sumOf(left, document, document === invoice ? 1 : -1);
    const after = charged(left);
    const { sellerId, consignmentId, documentId, totalPaise, taxablePaise } = document;
    const place = { sellerId, orderId: facts.orderId, consignmentId, at: Math.max(document.at, moneyAt) };
    const baseOf = {
      discountShare: null,
      commission: totalPaise,
      commissionGst: null,
      tcs: taxablePaise,
      tds: taxablePaise,
    };
    for (const kind of CHARGED) {
      // What the marketplace adds is the seller's; all else it pays.
      const change = (after[kind] - before[kind]) * (kind === 'discountShare' ? 1 : -1);
      const move = change > 0 ? toSeller : fromSeller;
      entries.push(
        move(kind, `document:${documentId}`, ACCOUNT_OF[kind], Math.abs(change), place, baseOf[kind], rates.gst),
      );
    }
  }
  return entries;
}

/** Commission is that of the day of the order, taxes are those of the day the invoice is charged; its credit notes have the same. */
function ratesOf({ placedOn, fees, rates }: OrderFacts, { sellerId }: PartFact, chargedOn: string): ChargeRates {
  const tax = (kind: Exclude<FeeRateKind, 'commission'>) => rateOn(rates, kind, chargedOn, sellerId);
  return {
    commission: rateOn(rates, 'commission', placedOn, sellerId),
    gst: tax('gst'),
    tcs: tax('tcs'),
    tds: tax('tds'),
    tdsWithoutPan: tax('tdsWithoutPan'),
    tdsFreeUpToPaise: fees.tdsFreeUpToPaise,
  };
}

const NOTHING: ChargedAmounts = { totalPaise: 0, taxablePaise: 0, exemptPaise: 0, byMarketplacePaise: 0 };

function sumOf(one: ChargedAmounts, other: ChargedAmounts, sign: 1 | -1): ChargedAmounts {
  return {
    totalPaise: one.totalPaise + sign * other.totalPaise,
    taxablePaise: one.taxablePaise + sign * other.taxablePaise,
    exemptPaise: one.exemptPaise + sign * other.exemptPaise,
    byMarketplacePaise: one.byMarketplacePaise + sign * other.byMarketplacePaise,
  };
}

/** What goes back to a shopper the seller bears; what is paid for a piece that is given back, the marketplace. */
function refundEntry({ orderId }: OrderFacts, refund: RefundFact): NewEntry {
  const { refundId, sellerId, at, amountPaise, isByGateway } = refund;
  const account = isByGateway ? 'gateway' : 'bank';
  if (refund.cause === 'giveBack') {
    const key = `giveBack:refund:${refundId}:${sellerId}`;
    const sides = { debit: 'giveBacks', credit: account, sellerId: null } as const;
    return {
      key,
      at,
      kind: 'giveBack',
      ...sides,
      amountPaise,
      basePaise: null,
      taxBasisPoints: null,
      orderId,
      consignmentId: null,
    };
  }
  const place = { sellerId, orderId, consignmentId: null, at };
  return fromSeller('refund', `refund:${refundId}:${sellerId}`, account, amountPaise, place);
}

function freightEntry({ orderId, rates }: OrderFacts, { shipmentId, way, amountPaise, ...at }: FreightFact): NewEntry {
  const kind = way === 'forward' ? 'freight' : 'returnFreight';
  const gst = rateOn(rates, 'gst', kolkataDay(at.at), at.sellerId);
  return fromSeller(kind, `shipment:${shipmentId}`, 'freight', amountPaise, { ...at, orderId }, null, gst);
}

/** Money of an account that a seller is owed from now on. */
function toSeller(
  kind: EntryKind,
  subject: string,
  account: Account,
  amountPaise: Paise,
  { sellerId, orderId, consignmentId, at }: Place,
  basePaise: Paise | null = null,
  gst: number | null = null,
): NewEntry {
  const sides = { debit: account, credit: 'seller' } as const;
  const taxBasisPoints = FEE_ENTRY_KINDS.includes(kind) ? gst : null;
  const amounts = { amountPaise, basePaise, taxBasisPoints };
  return { key: `${kind}:${subject}`, at, kind, ...sides, ...amounts, sellerId, orderId, consignmentId };
}

/** Money that a seller is owed less from now on. */
function fromSeller(...given: Parameters<typeof toSeller>): NewEntry {
  const entry = toSeller(...given);
  return { ...entry, debit: entry.credit, credit: entry.debit };
}
