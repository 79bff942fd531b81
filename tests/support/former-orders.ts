import { recogniseFormerOrders, suggestFormerOrderMapping } from '#contract/moving-in/former-order-columns.ts';
import { FORMER_ORDER_COLUMN_NAMES, readFormerOrders } from '#contract/moving-in/former-orders.ts';
import type { MovedFormerOrder, MovedFormerOrders } from '#contract/moving-in/former-orders.ts';
import { csvRow } from '#contract/shop/csv.ts';

/* Order files of other shops, after the public column lists of each, with the cells that such files have. */

const SHOPIFY = [
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping',
  'Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price',
  'Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status',
  'Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip',
  'Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2',
  'Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes',
  'Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Outstanding Balance,Id,Tags,Risk Level,Source',
]
  .join(',')
  .split(',');

const TITLES = ['✨ Kundan Jhumka ✨ - Gold', 'झुमका "Pearl", 2.4', 'Temple Necklace\nSet of 3', '=AD Ring | Size 14'];

type Row = Readonly<Record<string, string | number>>;

/**
 * Returns a Shopify export of so many orders, of one to three rows each. Among them are orders without an email, without
 * a shipping address, cancelled and refunded ones, and totals that do not add up.
 * @param mark a word that makes numbers and emails unique
 */
export function shopifyOrders(count: number, mark: string): string[][] {
  const rows: Row[] = [];
  for (let at = 1; at <= count; at += 1) {
    const lines = Array.from({ length: (at % 3) + 1 }, (_, line) => ({
      'Lineitem quantity': line + 1,
      'Lineitem name': `${TITLES[(at + line) % TITLES.length]!} no ${at}`,
      'Lineitem price': `${499 + (at % 50)}.00`,
      'Lineitem sku': line === 2 ? '' : `KJ-${at}-${line}`,
    }));
    const goods = lines.reduce((sum, line) => sum + line['Lineitem quantity'] * (499 + (at % 50)), 0);
    const discount = at % 4 === 0 ? 50 : 0;
    const total = goods + 60 - discount + (at % 97 === 0 ? 123 : 0);
    const name = `#${mark}${1000 + at}`;
    const address: Row =
      at % 5 === 0
        ? {}
        : {
            'Shipping Name': 'Asha Rao',
            'Shipping Street': '12, M.G. Road, "Lakshmi" Nivas',
            'Shipping Address1': '12, M.G. Road',
            'Shipping Address2': '"Lakshmi" Nivas',
            'Shipping City': 'Bengaluru',
            'Shipping Zip': "'560038",
            'Shipping Province': 'KA',
            'Shipping Country': 'IN',
          };
    const order: Row = {
      Email: at % 6 === 0 ? '' : ` Asha-${at % 40}-${mark}@Example.in `,
      'Financial Status': at % 7 === 0 ? 'refunded' : 'paid',
      'Fulfillment Status': at % 11 === 0 ? '' : 'fulfilled',
      Currency: 'INR',
      Subtotal: goods - discount,
      Shipping: '60.00',
      Taxes: (goods * 0.03).toFixed(2),
      Total: at % 2 === 0 ? `₹${total.toLocaleString('en-IN')}.00` : `${total}.00`,
      'Discount Code': discount > 0 ? 'DIWALI' : '',
      'Discount Amount': `${discount}.00`,
      'Created at': `2024-0${(at % 9) + 1}-${String((at % 28) + 1).padStart(2, '0')} 23:45:10 +0530`,
      'Billing Name': at % 8 === 0 ? 'आशा राव' : 'Asha Rao',
      'Billing Address1': '4 Park Street',
      'Billing City': 'Kolkata',
      'Billing Zip': "'700016",
      ...address,
      'Cancelled at': at % 13 === 0 ? '2024-10-02 10:00:00 +0530' : '',
      'Payment Method': at % 3 === 0 ? 'Cash on Delivery (COD)' : 'Razorpay Secure',
      'Refunded Amount': at % 7 === 0 ? `${total}.00` : '0.00',
      Notes: 'Please wrap,\n"nicely"',
      Tags: 'repeat, VIP',
    };
    for (const [line, item] of lines.entries()) rows.push({ Name: name, ...(line === 0 && order), ...item });
  }
  return [SHOPIFY, ...rows.map((row) => SHOPIFY.map((column) => String(row[column] ?? '')))];
}

/** Returns the orders of a table, as the console reads them without a change of the columns. */
export function readOrders(table: string[][], formerShop = 'Shopify'): MovedFormerOrders {
  const recognised = recogniseFormerOrders(table);
  return readFormerOrders(table, recognised, suggestFormerOrderMapping(recognised), formerShop);
}

/** Returns an order of the own file with its amounts and one line. */
export function movedOrder(over: Partial<MovedFormerOrder> = {}): MovedFormerOrder {
  const items = [{ title: 'Kundan jhumka', sku: 'KJ-1', quantity: '2', price: '499.00' }];
  const empty = Object.fromEntries(FORMER_ORDER_COLUMN_NAMES.map((name) => [name, ''])) as MovedFormerOrder;
  return {
    ...empty,
    'Former shop': 'Shopify',
    'Order number': '#1001',
    'Placed on': '2024-03-09',
    Name: 'Asha Rao',
    Status: 'fulfilled',
    Payment: 'paid',
    Items: JSON.stringify(items),
    Shipping: '60.00',
    Total: '1058.00',
    Address: 'Asha Rao, 12 MG Road, Bengaluru, 560038',
    ...over,
  };
}

/** Returns orders as the own file. */
export const ownFileOf = (...orders: MovedFormerOrder[]) =>
  [FORMER_ORDER_COLUMN_NAMES, ...orders.map((order) => FORMER_ORDER_COLUMN_NAMES.map((name) => order[name]))]
    .map((row) => csvRow(row))
    .join('');
