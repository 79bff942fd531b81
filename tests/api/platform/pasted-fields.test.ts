import { describe, expect, test } from 'vitest';
import { Address } from '#contract/calls/addresses.ts';
import { Session } from '#contract/calls/auth.ts';
import { CompanySettings } from '#contract/calls/company-settings.ts';
import { Coupon } from '#contract/calls/coupons.ts';
import { Order } from '#contract/calls/orders.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { ContactSettings } from '#contract/calls/store-settings.ts';
import { askToBuy, buy, fillCart, placed } from '../../support/buy.ts';
import { addressForm, couponForm, newGstin, sellerForm } from '../../support/forms.ts';
import { codeOf, setUp, show } from '../../support/second-factor.ts';
import { asked, BY_UPI, delivered } from '../../support/returns.ts';
import { shipmentIn } from '../../support/ship.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';

const shop = openShop();
const { origin } = shop.running;

/** Returns a text with the characters that chat apps put around a copied number. */
const around = (text: string) => `\u202a${text}\u202c`;
/** Returns a code with zero-width spaces between its characters, and with a non-breaking space and hyphen. */
const spoilt = (code: string) => around([...code].join('\u200b')).replace(/^(.{6})/u, '$1\u00a0\u2011');

describe('what is pasted into a field is read without the signs nobody sees:', () => {
  test.each([
    { mobile: '\u202a+91 98450 11223\u202c' },
    { mobile: '(+91) 98450–11223' },
    { mobile: '+91 (0) 98450.11223' },
    { mobile: '091-98450-11223' },
    { mobile: 'tel:+919845011223' },
    { mobile: '९८४५०११२२३' },
    { mobile: '98450 11223\ufe0d' },
  ])('the mobile number $mobile of an address', async ({ mobile }) => {
    const form = addressForm({ mobile, pinCode: '\u200e५००\u00a0०८४', email: '\u202amailto:Kavita@Example.in\u202c' });
    const saved = (await (await shop.customer('kavita')).post('/api/addresses', form)).as(Address);
    expect(saved).toMatchObject({ mobile: '9845011223', pinCode: '500084', email: 'kavita@example.in' });
  });

  test('the PIN code of a delivery', async () => {
    const answer = await shop.visitor().get(`/shipping/pincode/${encodeURIComponent('५००\u2009०८४\u200b')}`);
    expect(answer.json).toMatchObject({ data: { pincode: '500084' } });
  });

  test('e-mail, OTP and mobile number of who signs up', async () => {
    const email = shop.emailOf('pasted');
    const code = await askForCode(origin, 'customer', email);
    const otp = around(`${code.slice(0, 3)}\u2011${code.slice(3)}`);
    const body = { email: `Kavita Rao <${email}>\u200b`, otp, fullName: 'Kavita Rao', mobile: '98450\u00a011223' };
    (await shop.visitor().post('/auth/signUp', body)).as(Session);
    expect(shop.row('SELECT mobile FROM users WHERE email = ?', email)).toEqual({ mobile: '9845011223' });
  });

  test('an OTP in Devanagari digits', async () => {
    const email = (await shop.member()).email;
    const code = await askForCode(origin, 'customer', email);
    const otp = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
    (await shop.visitor().post('/auth/signIn', { email, otp })).as(Session);
  });

  test('the code of an authenticator app', async () => {
    const person = await shop.staff({ subRole: 'finance' });
    const code = codeOf(await setUp(person));
    expect((await show(person, around(`${code.slice(0, 3)}\u00a0${code.slice(3)}`))).status).toBe(200);
  });

  test('the GSTIN of a business that buys', async () => {
    const asha = await shop.customer('asha');
    const business = { gstin: spoilt('36zztcr1204h1z9'), legalName: 'Rao Textiles LLP' };
    const { orderId } = await placed(askToBuy(asha, await shop.sku(), 1, { business }));
    expect((await asha.get(`/api/orders/${orderId}`)).as(Order).business?.gstin).toBe('36ZZTCR1204H1Z9');
  });

  test('GSTIN, PAN, IFSC, account number and mobile numbers of who registers to sell', async () => {
    const [email, gstin] = [shop.emailOf('seller'), newGstin()];
    const form = sellerForm(email);
    const body = {
      ...form,
      email: `<${email}>`,
      gstin: spoilt(gstin.toLowerCase()),
      pan: spoilt(gstin.slice(2, 12)),
      bankDetails: {
        ...(form.bankDetails as object),
        accountNumber: '०012 3456\u200b–7890',
        accountNumberAgain: '0012.3456.7890',
        ifscCode: spoilt('hdfc0001234'),
      },
      pickupAddress: { ...(form.pickupAddress as object), pincode: '500-002', mobile: '091 98495 67123' },
    };
    const seller = (await shop.visitor().post('/sellers/create', body)).as(Seller);
    expect(seller).toMatchObject({
      email,
      gstin,
      pan: gstin.slice(2, 12),
      pickupAddress: { pincode: '500002', mobile: '9849567123' },
      bankDetails: { accountNumber: '•••• 7890', ifscCode: 'HDFC0001234' },
    });
  });

  test('a coupon code, where it is made and where it is entered', async () => {
    const [admin, asha] = [shop.admin(), await shop.customer('asha')];
    await fillCart(asha, await shop.sku({ price: 900 }));
    const made = couponForm({ code: around(`mend–${shop.mark.slice(-6)}`) });
    const { code } = (await admin.post('/api/coupons/admin/create', made)).as(Coupon);
    expect(code).toBe(`MEND-${shop.mark.slice(-6).toUpperCase()}`);
    const typed = encodeURIComponent(`\u200b“${code.toLowerCase().replace('-', '\u2011')}”\u00a0`);
    const answer = await asha.post(`/api/coupons/apply?apply=true&code=${typed}`);
    expect(answer.json).toMatchObject({ data: { couponCode: code } });
  });

  test("an order's number, where an order is tracked, with its mobile or e-mail", async () => {
    const order = await buy(await shop.customer('asha'), await shop.sku());
    const number = order.orderId;
    const mobile = order.shippingAddress.mobile;
    const ways = [
      { orderId: number.replaceAll('-', '–'), contact: around(`+91 ${mobile}`) },
      { orderId: number.replaceAll('-', ' ').toLowerCase(), contact: `0${mobile}` },
      { orderId: number.replaceAll('-', ''), contact: `<${shop.emailOf('asha').toUpperCase()}>` },
      { orderId: `${number.slice(0, 5)}\u200b${number.slice(5)}\ufeff`, contact: mobile },
    ];
    for (const way of ways)
      expect((await shop.visitor().post('/api/track', way)).json).toMatchObject({ orderId: number });
  });

  test("an order's number wherever its id is expected", async () => {
    const asha = await shop.customer('asha');
    const { orderId } = await buy(asha, await shop.sku());
    const typed = encodeURIComponent(orderId.replaceAll('-', '—').toLowerCase());
    expect((await asha.get(`/api/orders/${typed}`)).as(Order).orderId).toBe(orderId);
    expect((await asha.get(`/invoice/view/${typed}`)).status).toBe(200);
    expect((await shop.seller('meera').get(`/shipping/track/${typed}`)).status).toBe(200);
    const parcel = {
      orderId: orderId.replaceAll('-', ''),
      courierName: 'Own Courier',
      awb: '\u202a1904\u00a01424–75\u202c',
    };
    expect((await shipmentIn(shop.seller('meera').post('/shipping/orders', parcel))).awb).toBe('19041424-75');
  });

  test('a UPI id and a bank account that a refund goes to', async () => {
    const asha = await shop.customer('asha');
    const order = await delivered(shop, asha, await shop.sku({ stock: 5 }), { way: 'COD' });
    const { id } = await asked(asha, order, BY_UPI);
    const path = `/api/returns/${id}/destination`;
    const upi = { way: 'UPI', upiId: `UPI: ${around('Asha.Rao@okHDFC')}` };
    expect((await asha.put(path, { destination: upi })).json).toMatchObject({ destination: 'as••••@okhdfc' });
    const bank = {
      way: 'BANK',
      name: 'Asha Rao',
      accountNumber: '0012 3456 7890',
      accountNumberAgain: '001234567890\u200b',
      ifsc: 'hdfc 0001234',
    };
    expect((await asha.put(path, { destination: bank })).json).toMatchObject({
      destination: 'account •••• 7890, HDFC0001234',
    });
  });

  test('numbers and codes of the company', async () => {
    const admin = shop.admin();
    const { version: _, ...company } = (await admin.get('/api/admin/settings/company')).json as Record<string, unknown>;
    const pasted = {
      ...company,
      cin: spoilt(String(company.cin)),
      gstin: spoilt(String(company.gstin)),
      tcsGstin: spoilt(String(company.tcsGstin)),
      pinCode: around(String(company.pinCode)),
      officerPhone: `tel:${String(company.officerPhone).replaceAll(' ', '\u2011')}`,
      reason: 'Pasted',
    };
    const saved = (await admin.put('/api/admin/settings/company', pasted)).as(CompanySettings);
    expect(saved).toMatchObject({ ...company, version: saved.version, changedAt: saved.changedAt });
    const { version: __, ...contact } = (await admin.get('/api/admin/settings/contact')).json as Record<
      string,
      unknown
    >;
    const phone = around(String(contact.phone).replaceAll(' ', '\u00a0'));
    const changed = (await admin.put('/api/admin/settings/contact', { ...contact, phone, reason: 'Pasted' })).as(
      ContactSettings,
    );
    expect(changed.phone).toBe(contact.phone);
  });

  test.each([
    ['an order’s number', (number: string) => number.replaceAll('-', '–').toLowerCase()],
    ['its mobile number', (_: string, mobile: string) => around(`+91 ${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}`)],
  ])('%s, which the console looks for', async (_, write) => {
    const mobile = '9845011223';
    const { orderId } = await placed(askToBuy(await shop.customer('asha'), await shop.sku(), 1, { mobile }));
    const filter = encodeURIComponent(JSON.stringify({ q: write(orderId, mobile) }));
    const found = (await shop.admin().get(`/api/admin/orders?filter=${filter}`)).json as { orderId: string }[];
    expect(found.map((order) => order.orderId)).toContain(orderId);
  });
});

describe('what is still wrong is refused, and named:', () => {
  test.each([
    [
      'an e-mail with a sign inside',
      { email: 'kavita\u200b@example.in' },
      'email',
      'Please enter a valid email address',
    ],
    [
      'a name that is turned left to right',
      { name: around('Kavita Rao') },
      'name',
      'Name has a character that cannot be printed on a label: an invisible character (U+202A) at the beginning. Please type the text instead of pasting it',
    ],
    [
      'a name with an emoji',
      { name: 'Kavita 💐 Rao' },
      'name',
      'Name has a character that cannot be printed on a label: “💐” after “Kavita”',
    ],
    [
      'a landmark with an arrow',
      { landmark: 'Temple → left' },
      'landmark',
      'Landmark has a character that cannot be printed on a label: “→” after “Temple”',
    ],
    [
      'a mobile number of another country',
      { mobile: '+65 9845 0112 23' },
      'mobile',
      'Please enter a valid 10-digit Indian mobile number starting with 6, 7, 8, or 9',
    ],
  ])('%s', async (_, over, field, text) => {
    const answer = await (await shop.customer('kavita')).post('/api/addresses', addressForm(over));
    expect(answer.status).toBe(422);
    expect((answer.json as { fields: Record<string, string> }).fields[field]).toBe(text);
  });
});
