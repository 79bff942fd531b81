import { describe, expect, test } from 'vitest';
import { recogniseFormerOrders, suggestFormerOrderMapping } from './former-order-columns.ts';
import { formerOrdersFile, readFormerOrders } from './former-orders.ts';
import type { MovedItem } from './former-orders.ts';

function read(table: string[][], formerShop = 'Old shop') {
  const recognised = recogniseFormerOrders(table);
  const mapping = suggestFormerOrderMapping(recognised);
  return { ...recognised, mapping, ...readFormerOrders(table, recognised, mapping, formerShop) };
}

const table = (head: string, ...rows: string[]) => [head, ...rows].map((row) => row.split('|'));
const linesOf = (cell: string | undefined) => JSON.parse(cell ?? '[]') as MovedItem[];

const SHOPIFY =
  'Name|Email|Financial Status|Fulfillment Status|Currency|Subtotal|Shipping|Taxes|Total|Discount Code|Discount Amount|Created at|Lineitem quantity|Lineitem name|Lineitem price|Lineitem sku|Billing Name|Shipping Name|Shipping Street|Shipping Address1|Shipping City|Shipping Zip|Cancelled at|Payment Method|Refunded Amount';
const FIRST =
  "#1001|Asha@Example.in|paid|fulfilled|INR|1447|₹60|43.41|₹1,507.00|DIWALI|50.00|2024-03-09 23:45:10 +0530|2|Kundan Jhumka|499.00|KJ-1|Asha Rao|Asha Rao|12 MG Road|12 MG Road|Bengaluru|'560038||Cash on Delivery (COD)|0.00";
const SECOND = '#1001||||||||||||1|झुमका|499|||||||||||';

describe('a file of orders of Shopify', () => {
  test('is one order for the rows of a number, with a line for each row', () => {
    const { format, rows, notes, doubts } = read(table(SHOPIFY, FIRST, SECOND));
    expect(format).toBe('shopify');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      'Former shop': 'Old shop',
      'Order number': '#1001',
      'Placed on': '2024-03-09',
      Email: 'asha@example.in',
      Name: 'Asha Rao',
      Status: 'fulfilled',
      Payment: 'paid, Cash on Delivery (COD)',
      Currency: 'INR',
      Shipping: '60.00',
      Discount: '50.00',
      Coupon: 'DIWALI',
      Tax: '43.41',
      Total: '1507.00',
      Address: 'Asha Rao, 12 MG Road, Bengaluru, 560038',
    });
    expect(linesOf(rows[0]!.Items)).toEqual([
      { title: 'Kundan Jhumka', sku: 'KJ-1', quantity: '2', price: '499.00' },
      { title: 'झुमका', sku: '', quantity: '1', price: '499.00' },
    ]);
    expect(rows[1]).toBeNull();
    expect(notes).toEqual([]);
    expect(doubts).toEqual([]);
  });

  test('keeps the number of the first row of each order in the file that is sent', () => {
    const lines = formerOrdersFile(read(table(SHOPIFY, FIRST, SECOND, FIRST.replace('#1001', '#1002'))).rows).split(
      '\r\n',
    );
    expect(lines[1]).toMatch(/#1001/);
    expect(lines[2]).toBe('');
    expect(lines[3]).toMatch(/#1002/);
  });

  test('whose amounts do not add up is taken as it is, and said', () => {
    const { rows, doubts } = read(table(SHOPIFY, FIRST.replace('₹1,507.00', '₹1,900.00'), SECOND));
    expect(rows[0]!.Total).toBe('1900.00');
    expect(doubts).toEqual([
      expect.objectContaining({ row: 2, column: 'Total', reason: expect.stringMatching(/₹1,507.*₹1,900/) as string }),
    ]);
  });

  test('with tax on top of the prices adds up, too', () => {
    expect(read(table(SHOPIFY, FIRST.replace('₹1,507.00', '₹1,550.41'), SECOND)).doubts).toEqual([]);
  });
});

test('an order with a wrong email is brought without it, and said', () => {
  const { rows, notes } = read(table(SHOPIFY, FIRST.replace('Asha@Example.in', 'asha at example')));
  expect(rows[0]!.Email).toBe('');
  expect(notes).toMatchObject([{ row: 2, column: 'Email', value: 'asha at example' }]);
});

test('cells that are no amounts and days stay as they came, so that the check names them', () => {
  const { rows } = read(table(SHOPIFY, FIRST.replace('₹1,507.00', 'ask').replace('2024-03-09 23:45:10 +0530', 'soon')));
  expect(rows[0]).toMatchObject({ Total: 'ask', 'Placed on': 'soon' });
});

describe('files of WooCommerce', () => {
  test('have their lines in cells of parts, at prices before discounts', () => {
    const { format, rows, doubts } = read(
      table(
        'order_id|order_number|order_date|status|shipping_total|fee_total|tax_total|cart_discount|discount_total|order_total|order_currency|payment_method|payment_method_title|customer_email|billing_first_name|billing_last_name|billing_address_1|billing_city|line_item_1|line_item_2',
      ).concat([
        [
          '77',
          'RH-9',
          '03/25/2024  6:29:00',
          'wc-completed',
          '50',
          '40',
          '0',
          '100',
          '100',
          '988',
          'INR',
          'cod',
          'Cash on delivery',
          'meera@example.in',
          'Meera',
          'Iyer',
          '4 Park St',
          'Kolkata',
          'name:Kundan Jhumka|product_id:12|sku:KJ-1|quantity:2|total:898.00|sub_total:998.00',
          '',
        ],
      ]),
    );
    expect(format).toBe('woocommerce');
    expect(rows[0]).toMatchObject({
      'Order number': 'RH-9',
      'Placed on': '2024-03-25',
      Name: 'Meera Iyer',
      Status: 'wc-completed',
      Payment: 'Cash on delivery',
      Fees: '40.00',
      Discount: '100.00',
      Address: '4 Park St, Kolkata',
    });
    expect(linesOf(rows[0]!.Items)).toEqual([{ title: 'Kundan Jhumka', sku: 'KJ-1', quantity: '2', price: '499.00' }]);
    expect(doubts).toMatchObject([{ reason: 'The days of this file are read with the month before the day' }]);
  });

  test('of one row for each line repeat the facts of the order', () => {
    const { format, rows, doubts } = read(
      table(
        'Order Number|Order Status|Order Date|Email (Billing)|First Name (Billing)|Last Name (Billing)|First Name (Shipping)|Address 1&2 (Shipping)|City (Shipping)|Payment Method Title|Cart Discount Amount|Order Shipping Amount|Order Total Amount|SKU|Item Name|Quantity|Item Cost',
        '501|Completed|2024-03-05 14:05|asha@example.in|Asha|Rao|Asha|12 MG Road|Pune|UPI|0|0|847.46|KJ-1|Jhumka|1|423.728814',
        '501|Completed|2024-03-05 14:05|asha@example.in|Asha|Rao|Asha|12 MG Road|Pune|UPI|0|0|847.46|KJ-2|Ring|1|423.728814',
      ),
    );
    expect(format).toBe('woocommerce');
    expect(rows.filter(Boolean)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ Total: '847.46', Address: 'Asha, 12 MG Road, Pune' });
    expect(linesOf(rows[0]!.Items).map(({ title, price }) => [title, price])).toEqual([
      ['Jhumka', '423.73'],
      ['Ring', '423.73'],
    ]);
    expect(doubts).toEqual([]);
  });
});

describe('any table of orders', () => {
  test('is read by the words of its columns, with days as India writes them', () => {
    const { format, rows, notes } = read(
      table(
        'Bill no|तारीख|Customer name|E-mail|Items|Qty of parcels|Grand total|Payment mode|Delivery address',
        'B-1|05/03/24|Asha Rao|asha@example.in|2 x Jhumka; Ring|1|Rs. 1,250/-|GPay|12 MG Road, Pune',
        '|||||||| ',
        '|||||1||| ',
      ),
    );
    expect(format).toBe('other');
    expect(rows[0]).toMatchObject({
      'Order number': 'B-1',
      'Placed on': '2024-03-05',
      Name: 'Asha Rao',
      Total: '1250.00',
      Payment: 'GPay',
      Address: '12 MG Road, Pune',
    });
    expect(linesOf(rows[0]!.Items)).toEqual([
      { title: 'Jhumka', sku: '', quantity: '2', price: '' },
      { title: 'Ring', sku: '', quantity: '1', price: '' },
    ]);
    expect(notes).toEqual([]);
  });

  test('has a row without a number and without an order above left out, and said', () => {
    const { rows, notes } = read(table('Order no|Date|Total', '|05/03/2024|500', '7|06/03/2024|600'));
    expect(rows[0]).toBeNull();
    expect(rows[1]).toMatchObject({ 'Order number': '7' });
    expect(notes).toMatchObject([{ row: 2, column: 'Order no' }]);
  });

  test.each([
    [
      ['03/25/2024', '03/04/2024'],
      ['2024-03-25', '2024-03-04'],
    ],
    [
      ['25/03/2024', '03/04/2024'],
      ['2024-03-25', '2024-04-03'],
    ],
    [
      ['03/25/2024', '25/03/2024'],
      ['03/25/2024', '2024-03-25'],
    ],
  ])('with the days %j has %j', (days, expected) => {
    const { rows } = read(table('Order no|Date|Total', ...days.map((day, at) => `${at + 1}|${day}|500`)));
    expect(rows.map((row) => row!['Placed on'])).toEqual(expected);
  });

  test('may have discounts and refunds with a minus sign', () => {
    const { rows } = read(table('Order no|Date|Discount|Refunded|Total', '1|2024-03-05|-50.00|(20)|500'));
    expect(rows[0]).toMatchObject({ Discount: '50.00', Refunded: '20.00' });
  });
});
