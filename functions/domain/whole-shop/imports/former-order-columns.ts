import { Email } from '#contract/calls/auth.ts';
import type { FormerOrderColumn, MovedItem } from '#contract/moving-in/former-orders.ts';
import { cleaned } from '#contract/shop/text.ts';
import { readNumber, readPaise } from '#contract/shop/typed-cells.ts';
import * as z from 'zod/mini';
import { day, rupees } from './columns.ts';
import type { Column, Columns } from './columns.ts';

/** A former order as a file has it. */
export interface ImportedFormerOrder {
  formerShop: string;
  number: string;
  placedOn: string | null;
  email: string | null;
  name: string;
  status: string;
  payment: string;
  items: ImportedItem[];
  shippingPaise: number | null;
  feesPaise: number | null;
  discountPaise: number | null;
  coupon: string;
  taxPaise: number | null;
  totalPaise: number | null;
  refundedPaise: number | null;
  cancelledOn: string | null;
  address: string;
}

export interface ImportedItem {
  title: string;
  sku: string | null;
  quantity: number;
  unitPricePaise: number | null;
}

type Text = 'formerShop' | 'number' | 'name' | 'status' | 'payment' | 'coupon' | 'address';
type Amount = 'shippingPaise' | 'feesPaise' | 'discountPaise' | 'taxPaise' | 'totalPaise' | 'refundedPaise';

const text = (field: Text): Column<ImportedFormerOrder> => ({
  write: (row) => row[field],
  field,
  read: cleaned,
  whenEmpty: '',
});

const amount = (field: Amount): Column<ImportedFormerOrder> => ({
  write: (row) => (row[field] === null ? null : rupees(row[field])),
  field,
  read: readPaise,
  expected: 'must be rupees, such as 1299.00',
  whenEmpty: null,
});

const Line = z.object({ title: z.string(), sku: z.string(), quantity: z.string(), price: z.string() });

/** Parses the cell of lines; undefined if one of them has no title, pieces or price that is understood. */
function readItems(cell: string): ImportedItem[] | undefined {
  const lines = z.safeParse(z.array(Line), parsed(cell));
  if (!lines.success) return undefined;
  const items = lines.data.map(({ title, sku, quantity, price }) => ({
    title: cleaned(title),
    sku: cleaned(sku) || null,
    quantity: readNumber(quantity),
    unitPricePaise: price === '' ? null : readPaise(price),
  }));
  const isWhole = (item: (typeof items)[number]): item is ImportedItem =>
    item.title !== '' && Number.isInteger(item.quantity) && item.unitPricePaise !== undefined;
  return items.every(isWhole) ? items : undefined;
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

const writeItems = ({ items }: ImportedFormerOrder) =>
  items.length === 0
    ? ''
    : JSON.stringify(
        items.map(({ title, sku, quantity, unitPricePaise }): MovedItem => ({
          title,
          sku: sku ?? '',
          quantity: String(quantity),
          price: unitPricePaise === null ? '' : (unitPricePaise / 100).toFixed(2),
        })),
      );

/** The only currency of the shop. */
const RUPEES = 'INR';

const COLUMNS: Record<FormerOrderColumn, Column<ImportedFormerOrder>> = {
  'Former shop': text('formerShop'),
  'Order number': text('number'),
  'Placed on': day('placedOn', ({ placedOn }) => placedOn),
  Email: {
    write: ({ email }) => email,
    field: 'email',
    read(cell) {
      const email = z.safeParse(Email, cell);
      return email.success ? email.data : undefined;
    },
    expected: 'must be an email, such as asha@example.in, or empty',
    whenEmpty: null,
  },
  Name: text('name'),
  Status: text('status'),
  Payment: text('payment'),
  Currency: {
    write: () => RUPEES,
    field: 'currency',
    read: (cell) => (/^(?:INR|₹|Rs\.?|Rupees?)$/i.test(cell) ? RUPEES : undefined),
    expected: 'must be INR: the shop has amounts in rupees alone. Please leave this order out',
    whenEmpty: RUPEES,
  },
  Items: {
    write: writeItems,
    field: 'items',
    read: readItems,
    expected: 'has a line without a name, or whose pieces or price are no number',
    whenEmpty: [],
  },
  Shipping: amount('shippingPaise'),
  Fees: amount('feesPaise'),
  Discount: amount('discountPaise'),
  Coupon: text('coupon'),
  Tax: amount('taxPaise'),
  Total: amount('totalPaise'),
  Refunded: amount('refundedPaise'),
  'Cancelled on': day('cancelledOn', ({ cancelledOn }) => cancelledOn),
  Address: text('address'),
};

/** The columns of former orders as a file. */
export const FORMER_ORDER_COLUMNS: Columns<ImportedFormerOrder> = COLUMNS;
