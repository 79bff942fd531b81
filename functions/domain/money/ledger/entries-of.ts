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

/** The facts of an order from which ledger entries follow. Facts are added and never removed. */
export interface OrderFacts {
  orderId: number;
  /** The day in Kolkata on which the order was placed. It determines the commission rate. */
  placedOn: string;
  /** The fees at placement. */
  fees: SellerFees;
  /** Dated changes of rates. No change is made for a day that has begun. */
  rates: readonly RateChange[];
  /** When the order was paid online; null for a COD order and for an unpaid order. */
  paidAt: number | null;
  parts: readonly PartFact[];
  collected: readonly CollectedFact[];
  papers: readonly PaperFact[];
  refunds: readonly RefundFact[];
  freights: readonly FreightFact[];
}

/** A seller's sales in the order. */
export interface PartFact extends ChargedSeller {
  /** The seller's first consignment, which represents all of them. */
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
  /** Whether the seller's own courier collected it and hands it to the seller. */
  isKept: boolean;
  /** Whether staff of the platform took it at the counter. */
  isByStaff: boolean;
}

/** An invoice or a credit note. */
export interface PaperFact extends Omit<ChargedAmounts, 'commissioned'>, ChargedInvoice {
  documentId: number;
  /** The invoice that a credit note credits. */
  ofDocumentId: number | null;
  sellerId: number;
  consignmentId: number;
  at: number;
  /** The value of supply with its tax and the seller's fees: the sum of its items. */
  totalPaise: Paise;
  items: readonly PaperItem[];
}

/** An item on an invoice or a credit note. */
export interface PaperItem {
  /** The category of the goods at placement and those above it, nearest first. */
  categoryIds: readonly number[];
  totalPaise: Paise;
}

/** A refund to the shopper for one seller's goods. */
export interface RefundFact {
  refundId: number;
  sellerId: number;
  at: number;
  cause: RefundCause;
  amountPaise: Paise;
  /** Whether the original payment was refunded; otherwise a person paid from the bank. */
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

/** A ledger row before it is written. */
export interface NewEntry {
  key: string;
  at: number;
  kind: EntryKind;
  debit: Account;
  credit: Account;
  amountPaise: Paise;
  basePaise: Paise | null;
  /** The applied GST rate, for a fee and for the GST on it. */
  taxBasisPoints: number | null;
  sellerId: number | null;
  orderId: number | null;
  consignmentId: number | null;
}

/** The records an entry refers to. */
interface Place {
  sellerId: number;
  orderId: number;
  consignmentId: number | null;
  at: number;
}

/**
 * Returns all entries of an order for the facts so far. Further facts add entries and change none, so the same facts
 * always give the same entries.
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

/** Returns the entries of an online payment: the seller is owed the amount minus the gateway's charges. */
function paidEntries({ orderId, paidAt, fees, rates }: OrderFacts, part: PartFact): NewEntry[] {
  if (paidAt === null) return [];
  const { sellerId, consignmentId, paidPaise } = part;
  const place = { sellerId, orderId, consignmentId, at: paidAt };
  const subject = `consignment:${consignmentId}`;
  const gst = rateOn(rates, 'gst', kolkataDay(paidAt), ofAllGoods(sellerId));
  const { gatewayFee, gatewayFeeGst } = gatewayChargesOf(paidPaise, { gateway: fees.gatewayBasisPoints, gst });
  return [
    toSeller('sale', subject, 'gateway', paidPaise, place),
    fromSeller('gatewayFee', subject, 'gatewayFees', gatewayFee, place, paidPaise, gst),
    fromSeller('gatewayFeeGst', subject, 'gst', gatewayFeeGst, place, gatewayFee, gst),
  ];
}

/**
 * Returns the entries of collected cash. The courier owes it, or staff of the platform have it; a seller's own courier
 * has handed it over already.
 */
function cashEntries({ orderId }: OrderFacts, { amountPaise, isKept, isByStaff, ...at }: CollectedFact): NewEntry[] {
  const place = { ...at, orderId };
  const subject = `consignment:${at.consignmentId}`;
  return [
    toSeller('sale', subject, isByStaff ? 'cash' : 'courier', amountPaise, place),
    ...(isKept ? [fromSeller('codKept', subject, 'courier', amountPaise, place)] : []),
  ];
}

/** Returns whether a document is an invoice whose money has arrived. Fees and taxes are due only then. */
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

/**
 * Returns the charges of an invoice, and for each of its credit notes the reduction. Their sum is the charge on the
 * remaining amount.
 */
function chargeEntries(facts: OrderFacts, invoice: PaperFact): NewEntry[] {
  const seller = facts.parts.find(({ sellerId }) => sellerId === invoice.sellerId)!;
  const entries: NewEntry[] = [];
  // Charges are dated when both invoice and money exist, so a closed month gets no further charges.
  const moneyAt = facts.paidAt ?? facts.collected.find((cash) => cash.consignmentId === invoice.consignmentId)!.at;
  const rates = taxRatesOf(facts, seller, kolkataDay(Math.max(invoice.at, moneyAt)));
  const charged = (left: ChargedAmounts) => chargesOf(left, invoice, seller, rates);
  let left: ChargedAmounts = NOTHING;
  for (const document of [invoice, ...facts.papers.filter(({ ofDocumentId }) => ofDocumentId === invoice.documentId)]) {
    const before = charged(left);
    left = sumOf(left, amountsOf(facts, document), document === invoice ? 1 : -1);
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
      // The marketplace pays the discount share to the seller. The seller pays all other charges.
      const change = (after[kind] - before[kind]) * (kind === 'discountShare' ? 1 : -1);
      const move = change > 0 ? toSeller : fromSeller;
      entries.push(
        move(kind, `document:${documentId}`, ACCOUNT_OF[kind], Math.abs(change), place, baseOf[kind], rates.gst),
      );
    }
  }
  return entries;
}

const ofAllGoods = (sellerId: number) => ({ sellerId, categoryIds: [] });

/** Returns a document's amounts, its items by their commission rates of the order's day. */
function amountsOf({ placedOn, rates }: OrderFacts, { items, sellerId, ...document }: PaperFact): ChargedAmounts {
  const commissioned = new Map<number, Paise>();
  for (const { categoryIds, totalPaise } of items) {
    const rate = rateOn(rates, 'commission', placedOn, { sellerId, categoryIds });
    addAt(rate, commissioned, totalPaise);
  }
  return { ...document, commissioned };
}

/** Adds an amount to the sum of a rate. */
function addAt(rate: number, sums: Map<number, Paise>, amount: Paise): void {
  sums.set(rate, (sums.get(rate) ?? 0) + amount);
}

/** Returns the tax rates of the day the invoice is charged. Its credit notes use the same rates. */
function taxRatesOf({ fees, rates }: OrderFacts, { sellerId }: PartFact, chargedOn: string): ChargeRates {
  const tax = (kind: Exclude<FeeRateKind, 'commission'>) => rateOn(rates, kind, chargedOn, ofAllGoods(sellerId));
  return {
    gst: tax('gst'),
    tcs: tax('tcs'),
    tds: tax('tds'),
    tdsWithoutPan: tax('tdsWithoutPan'),
    tdsFreeUpToPaise: fees.tdsFreeUpToPaise,
  };
}

const NOTHING: ChargedAmounts = { commissioned: new Map(), taxablePaise: 0, exemptPaise: 0, byMarketplacePaise: 0 };

function sumOf(one: ChargedAmounts, other: ChargedAmounts, sign: 1 | -1): ChargedAmounts {
  const commissioned = new Map(one.commissioned);
  for (const [rate, totalPaise] of other.commissioned) addAt(rate, commissioned, sign * totalPaise);
  return {
    commissioned,
    taxablePaise: one.taxablePaise + sign * other.taxablePaise,
    exemptPaise: one.exemptPaise + sign * other.exemptPaise,
    byMarketplacePaise: one.byMarketplacePaise + sign * other.byMarketplacePaise,
  };
}

/** Returns the entry of a refund. The seller bears it, except that the marketplace bears a give-back. */
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
  const gst = rateOn(rates, 'gst', kolkataDay(at.at), ofAllGoods(at.sellerId));
  return fromSeller(kind, `shipment:${shipmentId}`, 'freight', amountPaise, { ...at, orderId }, null, gst);
}

/** Returns an entry from an account that increases the amount owed to a seller. */
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

/** Returns an entry that decreases the amount owed to a seller. */
function fromSeller(...given: Parameters<typeof toSeller>): NewEntry {
  const entry = toSeller(...given);
  return { ...entry, debit: entry.credit, credit: entry.debit };
}
