import { describe, expect, test } from 'vitest';
import { isMarkedYes } from './consent-words.ts';
import { recogniseCustomers, suggestCustomerMapping } from './customer-columns.ts';
import { customersFile, readCustomers } from './customers.ts';

const SHOPIFY = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags'.split(
    ',',
  ),
  "Asha,Rao,Asha@Example.in,yes,,12 MG Road,Indiranagar,Bengaluru,KA,IN,'560038,,'+91 98480 12345,no,100,1,,no,".split(
    ',',
  ),
];

function read(table: string[][]) {
  const recognised = recogniseCustomers(table);
  return { ...recognised, ...readCustomers(table, recognised, suggestCustomerMapping(recognised)) };
}

test('a customer file of Shopify is read: name, mobile and address, and no consent without a day or source', () => {
  const { format, rows, notes } = read(SHOPIFY);
  expect(format).toBe('shopify');
  expect(rows).toEqual([
    {
      Email: 'Asha@Example.in',
      Name: 'Asha Rao',
      Mobile: '9848012345',
      Address: '12 MG Road',
      'Address line 2': '',
      Locality: 'Indiranagar',
      Landmark: '',
      City: 'Bengaluru',
      State: 'Karnataka',
      'PIN code': '560038',
      'Newsletter agreed on': '',
      'Newsletter agreed by': '',
    },
  ]);
  expect(notes).toMatchObject([{ row: 2, column: 'Accepts Email Marketing', value: 'yes' }]);
});

test('a column that the owner added to such a file makes the consent count', () => {
  const table = [
    [...SHOPIFY[0]!, 'Consent date', 'Consent source'],
    [...SHOPIFY[1]!, '20/11/2025', 'Sign-up form'],
  ];
  expect(read(table).rows[0]).toMatchObject({
    'Newsletter agreed on': '2025-11-20',
    'Newsletter agreed by': 'Sign-up form',
  });
});

test('a customer file of WooCommerce is read by its billing address', () => {
  const { format, rows } = read([
    [
      'user_email',
      'billing_first_name',
      'billing_last_name',
      'billing_phone',
      'billing_address_1',
      'billing_city',
      'billing_state',
      'billing_postcode',
      'billing_country',
    ],
    ['meera@example.in', 'Meera', 'Iyer', '098480-12345', '4 Park St', 'Kolkata', 'WB', '700 016', 'IN'],
  ]);
  expect(format).toBe('woocommerce');
  expect(rows[0]).toMatchObject({
    Name: 'Meera Iyer',
    Mobile: '9848012345',
    State: 'West Bengal',
    'PIN code': '700016',
  });
});

describe('any table is read by the words of its columns:', () => {
  const HEAD = ['Customer', 'E-mail', 'Mobile no', 'Address', 'City', 'State', 'Pincode', 'Country'];
  const row = (over: Partial<Record<(typeof HEAD)[number], string>>) =>
    read([
      ['My customers', '', '', '', '', '', '', ''],
      HEAD,
      HEAD.map(
        (name) =>
          ({
            Customer: 'Asha Rao',
            'E-mail': 'asha@example.in',
            'Mobile no': '09848012345',
            Address: '12 MG Road',
            City: '',
            State: '',
            Pincode: '560038',
            Country: 'India',
            ...over,
          })[name] ?? '',
      ),
    ]);

  test('its State is that of the PIN code, and an empty city stays for the directory', () => {
    expect(row({}).rows.at(-1)).toMatchObject({ Name: 'Asha Rao', State: 'Karnataka', City: '', Locality: '' });
  });

  test.each([
    [{ 'Mobile no': '12345' }, { Mobile: '', Address: '' }, 'Mobile no'],
    [{ Pincode: '5600' }, { Mobile: '9848012345', Address: '' }, 'Pincode'],
    [{ State: 'Kerala' }, { Address: '' }, 'Pincode'],
    [{ Country: 'Nepal' }, { Address: '' }, 'Country'],
  ])('%j is left out, and said', (over, customer, column) => {
    const { rows, notes } = row(over);
    expect(rows.at(-1)).toMatchObject(customer);
    expect(notes).toContainEqual(expect.objectContaining({ row: 3, column }));
  });

  test('rows keep their numbers in the file that is sent', () => {
    const lines = customersFile(row({}).rows).split('\r\n');
    expect(lines[0]).toMatch(/^Email,Name,/);
    expect(lines[1]).toBe('');
    expect(lines[2]).toMatch(/^asha@example.in,Asha Rao,9848012345,/);
    expect(customersFile(row({}).rows, new Set([1])).split('\r\n')[2]).toBe('');
  });
});

test.each(['yes', 'TRUE', 'subscribed', 'Opt-in', 'हाँ', ' 1 '])('%j is a clear yes', (text) => {
  expect(isMarkedYes(text)).toBe(true);
});
test.each(['', 'no', 'not_subscribed', 'pending', 'unknown', 'maybe', 'yes?', 'unsubscribed', 'invalid'])(
  '%j is no clear yes',
  (text) => {
    expect(isMarkedYes(text)).toBe(false);
  },
);
