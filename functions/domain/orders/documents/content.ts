import { amountInWords } from '#contract/shop/amount-in-words.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import type { DocumentAmounts, DocumentContent, DocumentLine } from '#contract/shop/document-content.ts';
import { isCounterSale } from '#contract/shop/order-source.ts';
import { printedHsn, stateOfSupplier } from '#contract/shop/documents.ts';
import { amountOfUnits, divideHalfUp } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { pickupLines, printedState, taxBetween } from '#contract/shop/printed-party.ts';
import type { InvoiceSource } from './reads.ts';

/** Some units of an item. Units that are on other documents or were cancelled come before them. */
export interface UnitsOfItem {
  source: InvoiceSource;
  first: number;
  count: number;
}

/** Returns the invoice content for these units, which are all of one consignment. */
export function invoiceContent(units: readonly UnitsOfItem[]): DocumentContent {
  const { order, seller, language } = units[0]!.source;
  const from = stateOfSupplier(seller);
  // Place of supply: where the goods go (IGST Act s.10(1)(a) and (ca)). This holds for a registered buyer too, because
  // the goods go to the buyer.
  const place = order.shipStateCode;
  const lines = units.map(lineOf);
  return withTotals({
    seller: {
      legalName: seller.legalName,
      tradeName: seller.businessName,
      address: pickupLines(seller),
      gstin: seller.taxKind === 'ENROLLED' ? null : seller.gstin,
      state: printedState(from),
      isComposition: seller.taxKind === 'COMPOSITION',
    },
    buyer: { name: order.buyerLegalName ?? order.shipName, gstin: order.buyerGstin },
    delivery: {
      name: order.shipName,
      mobile: order.shipMobile,
      address: [
        order.shipAddress,
        ...(order.shipAddressLine2 === null ? [] : [order.shipAddressLine2]),
        order.shipLocality,
        `${order.shipCity} ${order.shipPinCode}`,
        order.shipState,
      ],
      state: printedState(order.shipStateCode),
    },
    order: {
      number: order.number,
      placedOn: kolkataDay(order.placedAt),
      paymentMethod: order.paymentMethod,
      ...(isCounterSale({ kind: order.sourceKind, name: order.sourceName }) && { isAtCounter: true }),
    },
    placeOfSupply: printedState(place),
    tax: seller.taxKind === 'REGULAR' && lines.some(({ isExempt }) => !isExempt) ? taxBetween(from, place) : 'NONE',
    lines,
    ...(language !== 'en' && { language }),
    credits: null,
  });
}

export function withTotals(content: Omit<DocumentContent, 'totals' | 'totalInWords'>): DocumentContent {
  const totals = sumOf(content.lines);
  return { ...content, totals, totalInWords: amountInWords(totals.total) };
}

/**
 * Returns the amounts of some units of an item. The buyer's price, the marketplace's share, the fees and each tax are
 * divided among all units; the last unit takes each rounding rest. The other amounts follow from these. So a unit's
 * value equals its refund plus the marketplace's share.
 * @param amounts amounts of all units, for the goods or for the fees alone
 */
export function amountsOfUnits(amounts: DocumentAmounts, units: number, first: number, count: number): DocumentAmounts {
  const part = (amount: Paise) => amountOfUnits(amount, units, first, count);
  const [gross, fees, byMarketplace] = [part(amounts.gross), part(amounts.fees), part(amounts.byMarketplace)];
  const [cgst, sgst, igst] = [part(amounts.cgst), part(amounts.sgst), part(amounts.igst)];
  const total = part(amounts.total - amounts.fees - amounts.byMarketplace) + byMarketplace + fees;
  return {
    gross,
    discount: gross + fees - total,
    fees,
    taxable: total - cgst - sgst - igst,
    cgst,
    sgst,
    igst,
    total,
    byMarketplace,
  };
}

/** Returns a line's amounts without the fees, and without the tax on them. */
export function goodsOf(line: DocumentAmounts): DocumentAmounts {
  const inGoods = (tax: Paise) => tax - (line.total === 0 ? 0 : divideHalfUp(tax * line.fees, line.total));
  const [cgst, sgst, igst] = [inGoods(line.cgst), inGoods(line.sgst), inGoods(line.igst)];
  const total = line.total - line.fees;
  return { ...line, fees: 0, cgst, sgst, igst, total, taxable: total - cgst - sgst - igst };
}

export function feesOf(line: DocumentAmounts): DocumentAmounts {
  const goods = goodsOf(line);
  return {
    gross: 0,
    discount: 0,
    fees: line.fees,
    taxable: line.taxable - goods.taxable,
    cgst: line.cgst - goods.cgst,
    sgst: line.sgst - goods.sgst,
    igst: line.igst - goods.igst,
    total: line.fees,
    byMarketplace: 0,
  };
}

export function sumOf(parts: readonly DocumentAmounts[]): DocumentAmounts {
  const sum = (amount: keyof DocumentAmounts) => parts.reduce((total, part) => total + part[amount], 0);
  return {
    gross: sum('gross'),
    discount: sum('discount'),
    fees: sum('fees'),
    taxable: sum('taxable'),
    cgst: sum('cgst'),
    sgst: sum('sgst'),
    igst: sum('igst'),
    total: sum('total'),
    byMarketplace: sum('byMarketplace'),
  };
}

function lineOf({ source: { item, seller }, first, count }: UnitsOfItem): DocumentLine {
  const total = item.taxablePaise + item.cgstPaise + item.sgstPaise + item.igstPaise;
  const whole: DocumentAmounts = {
    gross: item.unitSellingPaise * item.quantity,
    discount: item.discountPaise - item.platformDiscountPaise,
    // The taxed amount that was not paid for the goods.
    fees: total - item.netPaise - item.platformDiscountPaise,
    taxable: item.taxablePaise,
    cgst: item.cgstPaise,
    sgst: item.sgstPaise,
    igst: item.igstPaise,
    total,
    byMarketplace: item.platformDiscountPaise,
  };
  return {
    orderItemId: item.id,
    description: item.productName,
    detail: [item.color, item.size, item.skuCode].filter(Boolean).join(', '),
    hsn: printedHsn(item.hsn, seller.hsnDigits),
    quantity: count,
    unitPrice: item.unitSellingPaise,
    taxBasisPoints: item.taxBasisPoints,
    isExempt: item.taxCategory === 'EXEMPT',
    units: { first, sold: item.quantity, amounts: whole },
    ...sumOf([
      amountsOfUnits(goodsOf(whole), item.quantity, first, count),
      amountsOfUnits(feesOf(whole), item.quantity, first, count),
    ]),
  };
}
