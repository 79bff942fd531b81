import { sql } from 'drizzle-orm';
import { decode } from '#contract/calls/decode.ts';
import type { Difference } from '#contract/calls/imports.ts';
import { prose } from '#contract/calls/wire.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { FORMER_SHOP_MAX, differingSum, formerOrderKey, itemInWords, sumDoubt } from '#contract/shop/former-orders.ts';
import * as z from 'zod/mini';
import { formerOrderItems, formerOrders } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { applyFormerOrders } from './apply-former-orders.ts';
import { rowRefusal } from './cells.ts';
import { readRow, shortened } from './columns.ts';
import { FORMER_ORDER_COLUMNS } from './former-order-columns.ts';
import type { ImportedFormerOrder, ImportedItem } from './former-order-columns.ts';
import { differencesOf, kindOf, newValues } from './kind.ts';
import type { Place } from './kind.ts';
import { chosenRows } from './statements.ts';

const keys = (params: Params<Place>) => sql`(SELECT chosen.key_text FROM ${chosenRows(params)})`;

const known = statement((db, params: Params<Place>) =>
  db
    .select()
    .from(formerOrders)
    .where(sql`${formerOrders.key} IN ${keys(params)}`),
);

const linesOf = statement((db, params: Params<Place>) =>
  db
    .select({
      formerOrderId: formerOrderItems.formerOrderId,
      title: formerOrderItems.title,
      sku: formerOrderItems.sku,
      quantity: formerOrderItems.quantity,
      unitPricePaise: formerOrderItems.unitPricePaise,
    })
    .from(formerOrderItems)
    .where(
      sql`${formerOrderItems.formerOrderId} IN (SELECT own.id FROM former_orders own WHERE own.key IN ${keys(params)})`,
    )
    .orderBy(formerOrderItems.formerOrderId, formerOrderItems.position),
);

const EMPTY: ImportedFormerOrder = {
  formerShop: '',
  number: '',
  placedOn: null,
  email: null,
  name: '',
  status: '',
  payment: '',
  items: [],
  shippingPaise: null,
  feesPaise: null,
  discountPaise: null,
  coupon: '',
  taxPaise: null,
  totalPaise: null,
  refundedPaise: null,
  cancelledOn: null,
  address: '',
};

const LINES_MAX = 200;
const PIECES_MAX = 100_000;
const TITLE_MAX = 500;
const ADDRESS_MAX = 600;

const words = (name: string, max: number) => prose(max, `${name} can have at most ${max} characters`);
const required = (name: string, max: number) => words(name, max).check(z.minLength(1, `${name} is required`));

/** The limits of what is stored. The cells are parsed before. */
const StoredFormerOrder = z.object({
  formerShop: required('Former shop', FORMER_SHOP_MAX),
  number: required('Order number', 60),
  placedOn: z.string('Placed on is required'),
  email: z.nullable(z.string()),
  name: words('Name', 120),
  status: words('Status', 60),
  payment: words('Payment', 120),
  items: z
    .array(
      z.object({
        title: words('The name of an item', TITLE_MAX),
        sku: z.nullable(words('The SKU code of an item', 100)),
        quantity: z.int().check(z.maximum(PIECES_MAX, `An item can have at most ${PIECES_MAX} pieces`)),
        unitPricePaise: z.nullable(z.int()),
      }),
    )
    .check(z.maxLength(LINES_MAX, `An order can have at most ${LINES_MAX} lines`)),
  shippingPaise: z.nullable(z.int()),
  feesPaise: z.nullable(z.int()),
  discountPaise: z.nullable(z.int()),
  coupon: words('Coupon', 60),
  taxPaise: z.nullable(z.int()),
  totalPaise: z.int('Total is required'),
  refundedPaise: z.nullable(z.int()),
  cancelledOn: z.nullable(z.string()),
  address: words('Address', ADDRESS_MAX),
});

/** The columns of a new order that the check shows: all of them would be a page for each order. */
const TELLING = ['Placed on', 'Email', 'Status', 'Payment', 'Items', 'Total'];

export const formerOrderKind = kindOf({
  columns: FORMER_ORDER_COLUMNS,
  nameColumn: 'Order number',
  needed: ['Former shop', 'Order number', 'Placed on', 'Total'],
  atOnce: 500,
  keyOf: (cells) => ({
    keyId: null,
    keyText: formerOrderKey(cells['Former shop'] ?? '', cells['Order number'] ?? '') ?? null,
    parentId: null,
  }),
  reads: (_, __, place) => ({ orders: known(place), lines: linesOf(place) }),
  seen(_, { orders, lines }) {
    const linesById = Map.groupBy(lines, ({ formerOrderId }) => formerOrderId);
    return new Map(
      orders.map((order) => {
        const items = (linesById.get(order.id) ?? []).map(({ formerOrderId: __, ...item }): ImportedItem => item);
        return [order.key, { ...order, items }];
      }),
    );
  },
  decide(shop, _, row, stored) {
    const before = row.keyText === null ? undefined : stored.get(row.keyText);
    const labelled = {
      label: row.named['Order number'] ?? '',
      targetId: before?.id ?? null,
      targetVersion: before?.version ?? null,
      staged: null,
      differences: [],
    };
    if (before?.isErased)
      return { ...labelled, outcome: 'UNCHANGED', label: `${before.number}: its person was erased, so it stays` };
    const { fields, faults } = readRow(FORMER_ORDER_COLUMNS, row.named, before);
    if (faults.length > 0) rowRefusal(row, faults);
    if (before && Object.keys(fields).length === 0)
      return { ...labelled, outcome: 'UNCHANGED', label: `${before.number} is here already` };
    const order = decode(StoredFormerOrder, { ...(before ?? EMPTY), ...fields }, 'FIELDS_INVALID');
    if (order.placedOn > kolkataDay(shop.now)) rowRefusal(row, 'Placed on', 'This day is in the future');
    const differences = before
      ? differencesOf(FORMER_ORDER_COLUMNS, Object.keys(row.named), before, order)
      : newValues(FORMER_ORDER_COLUMNS, row.named).filter(({ column }) => TELLING.includes(column));
    return {
      ...labelled,
      outcome: before ? 'CHANGED' : 'NEW',
      label: [order.number, order.name].filter(Boolean).join(', '),
      staged: { ...order, key: row.keyText },
      differences: [...differences.map((one) => inWords(one, before, order)), ...doubtOf(order)],
    };
  },
  apply: applyFormerOrders,
});

const itemsInWords = (order: { items: readonly ImportedItem[] } | undefined) =>
  shortened((order?.items ?? []).map(itemInWords).join(', '));

/** Returns a difference with lines as people write them. */
function inWords(
  difference: Difference,
  before: { items: ImportedItem[] } | undefined,
  after: { items: ImportedItem[] },
) {
  if (difference.column !== 'Items') return difference;
  return { ...difference, before: itemsInWords(before), after: itemsInWords(after) };
}

function doubtOf(order: z.output<typeof StoredFormerOrder>): Difference[] {
  const sum = differingSum(order);
  return sum === undefined ? [] : [{ column: 'Please look', before: '', after: sumDoubt(sum, order.totalPaise) }];
}
