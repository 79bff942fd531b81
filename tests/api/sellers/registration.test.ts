import { describe, expect, test } from 'vitest';
import { Session } from '#contract/calls/auth.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { newGstin, sellerForm, without } from '../../support/forms.ts';
import { A_PASSWORD } from '../../support/passwords.ts';
import { Persona } from '../../support/persona.ts';
import { newOwner, registered } from '../../support/register.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { origin } = shop.running;
const HOUR = 60 * 60;

const create = (form: object) => shop.visitor().post('/sellers/create', form);
const confirm = (token: string, password = A_PASSWORD) => shop.visitor().post('/sellers/confirm', { token, password });
let people = 0;
const newEmail = () => shop.emailOf(`registrant${(people += 1)}`);
type Form = Record<string, unknown> & { pickupAddress: object; bankDetails: object; businessDetails: object };
const form = (over: Record<string, unknown> = {}) => sellerForm(newEmail(), over) as Form;

describe('registering a business', () => {
  test('waits for its email to be proven and for the house, and shows no account number again', async () => {
    const email = newEmail();
    const sent = sellerForm(email);
    const { token, seller } = await registered(shop, email, { gstin: sent.gstin });
    expect(seller).toMatchObject({
      status: 'PENDING_VERIFICATION',
      email,
      emailProven: false,
      gstin: sent.gstin,
      pan: String(sent.gstin).slice(2, 12),
      bankDetails: { accountNumber: '•••• 7890', ifscCode: 'HDFC0001234', accountHolderName: 'Lalitha Devi' },
    });
    const owner = new Persona(origin, (await confirm(token)).as(Session).jwtToken, email);
    const own = (await owner.get('/sellers/profile')).as(Seller);
    expect(own).toMatchObject({ id: seller.id, emailProven: true, status: 'PENDING_VERIFICATION' });
    expect((await owner.get('/sellers/profile')).text).not.toContain('001234567890');
    const stored = JSON.stringify(shop.rows('SELECT * FROM sellers WHERE id = ?', seller.id));
    expect(stored).not.toContain('001234567890');
  });

  test('with the code of its email has its owner at once, who signs in with the password', async () => {
    const email = newEmail();
    const otp = await askForCode(origin, 'seller', email);
    const seller = (await create(sellerForm(email, { otp }))).as(Seller);
    expect(seller.emailProven).toBe(true);
    const answer = await shop.visitor().post('/sellers/login', { email, password: A_PASSWORD });
    expect(answer.as(Session).role).toBe('ROLE_SELLER');
    expect(await create(sellerForm(newEmail(), { otp }))).toRefuse(401, 'CODE_VOID');
  });

  test('with a wrong code makes nothing', async () => {
    const email = newEmail();
    const otp = await askForCode(origin, 'seller', email);
    const wrong = otp === '123457' ? '123458' : '123457';
    expect(await create(sellerForm(email, { otp: wrong }))).toRefuse(401, 'CODE_WRONG');
    expect(shop.rows('SELECT id FROM sellers WHERE email = ?', email)).toEqual([]);
  });

  const AWRY: [string, (good: Form) => object, string, string][] = [
    [
      'no mobile',
      (good) => without(good, 'mobile'),
      'mobile',
      'Please enter a valid 10-digit Indian mobile number starting with 6, 7, 8, or 9',
    ],
    [
      'a GSTIN with a wrong check sign',
      (good) => ({ ...good, gstin: '36ZZTCJ1234K1Z5' }),
      'gstin',
      'This GSTIN is mistyped: its last character does not fit the others',
    ],
    [
      'a GSTIN of no State',
      (good) => ({ ...good, gstin: '39ZZTCJ1234K1Z4' }),
      'gstin',
      'A GSTIN begins with the code of a State',
    ],
    ['no GSTIN', (good) => without(good, 'gstin'), 'gstin', 'GSTIN is required'],
    [
      'a PAN that is not inside the GSTIN',
      (good) => ({ ...good, pan: 'ZZTPK2468R' }),
      'pan',
      'This PAN is not the one inside the GSTIN',
    ],
    [
      'enrolled without a number',
      (good) => ({ ...without(good, 'gstin'), taxKind: 'ENROLLED', pan: 'ZZTPK2468R' }),
      'enrolmentNumber',
      'Enrolment number is required',
    ],
    [
      'a State that is not the GSTIN’s',
      (good) => ({ ...good, pickupAddress: { ...good.pickupAddress, state: 'Kerala', pincode: '680001' } }),
      'pickupAddress.state',
      'Your GSTIN is of Telangana: the pickup address must be in the same State',
    ],
    [
      'a PIN of another State',
      (good) => ({ ...good, pickupAddress: { ...good.pickupAddress, pincode: '110006' } }),
      'pickupAddress.pincode',
      'This PIN code is not in Telangana',
    ],
    [
      'an account number typed in two ways',
      (good) => ({ ...good, bankDetails: { ...good.bankDetails, accountNumberAgain: '001234567891' } }),
      'bankDetails.accountNumberAgain',
      'The two account numbers are not the same',
    ],
    [
      'an account number with letters',
      (good) => ({ ...good, bankDetails: { ...good.bankDetails, accountNumber: '12AB567890' } }),
      'bankDetails.accountNumber',
      'An account number has 9 to 18 digits',
    ],
    [
      'an IFSC without its zero',
      (good) => ({ ...good, bankDetails: { ...good.bankDetails, ifscCode: 'HDFC1001234' } }),
      'bankDetails.ifscCode',
      'An IFSC code has four letters, a zero and six letters or digits, such as HDFC0001234',
    ],
    [
      'an easy password',
      (good) => ({ ...good, password: 'Password@123' }),
      'password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'the business in the password',
      (good) => ({
        ...good,
        password: 'shree balaji 24',
        businessDetails: { ...good.businessDetails, businessName: 'Shree Balaji' },
      }),
      'password',
      'Password must not contain your email or the name of your business',
    ],
    [
      'no business name',
      (good) => ({ ...good, businessDetails: { ...good.businessDetails, businessName: ' ' } }),
      'businessDetails.businessName',
      'Business name is required',
    ],
  ];
  test.each(AWRY)('%s is refused beside its field', async (_, awry, field, text) => {
    const answer = await create(awry(form()));
    expect(answer).toRefuse(422, 'FIELDS_INVALID');
    expect((answer.json as { fields: Record<string, string> }).fields[field]).toBe(text);
  });

  test('works in every State, for who is enrolled and not registered too', async () => {
    const { pickupAddress } = form();
    const answer = await create(
      form({
        taxKind: 'ENROLLED',
        gstin: '',
        enrolmentNumber: '38AAAAA1234A1ZE',
        pan: 'ZZTPT1122N',
        pickupAddress: { ...pickupAddress, state: 'Ladakh', city: 'Leh', pincode: '194101' },
      }),
    );
    expect(answer.as(Seller)).toMatchObject({ taxKind: 'ENROLLED', gstin: null, pan: 'ZZTPT1122N' });
  });

  test('a GSTIN of another seller is refused, one that somebody only claims is not', async () => {
    expect(await create(form({ gstin: '36ZZTCJ1234K1Z4' }))).toRefuse(409, 'GSTIN_TAKEN');
    const gstin = newGstin();
    const [first, second] = [
      await registered(shop, newEmail(), { gstin }),
      await registered(shop, newEmail(), { gstin }),
    ];
    expect((await confirm(second.token)).status).toBe(200);
    expect(await confirm(first.token)).toRefuse(409, 'GSTIN_TAKEN');
  });

  test('sets neither status nor anything else that is the house’s', async () => {
    const email = newEmail();
    const { seller } = await registered(shop, email, {
      status: 'ACTIVE',
      id: 1,
      slug: 'meera-temple-jewels',
      emailProven: true,
      codAllowed: false,
    });
    expect(seller).toMatchObject({ status: 'PENDING_VERIFICATION', emailProven: false });
    expect(seller.slug).not.toBe('meera-temple-jewels');
  });

  test('once with one key is one business', async () => {
    const sent = form();
    const headers = { 'Idempotency-Key': `register-${shop.mark}` };
    const [first, again] = [
      await shop.visitor().post('/sellers/create', sent, { headers }),
      await shop.visitor().post('/sellers/create', sent, { headers }),
    ];
    expect(again.as(Seller).id).toBe(first.as(Seller).id);
  });
});

describe('whose email it is', () => {
  test('is not told: who sells here already is answered the same, and mailed how to sign in', async () => {
    const { email } = await newOwner(shop, 'known');
    const gstins = [newGstin(), newGstin()];
    const known = await create(sellerForm(email, { gstin: gstins[0] }));
    const unknown = await create(sellerForm(newEmail(), { gstin: gstins[1] }));
    const shape = (answer: typeof known) => Object.keys(answer.json as object);
    expect(known.status).toBe(200);
    expect(shape(known)).toEqual(shape(unknown));
    const mail = await until('a mail', async () =>
      (await shop.mailsTo(email)).find(({ subject }) => subject === 'You already sell on Ratnahaat'),
    );
    expect(mail.text).not.toContain('#confirm=');
  });

  test('a stranger who registers with a customer’s email gets nothing by it', async () => {
    const asha = await shop.signUp('victim');
    const { token } = await registered(shop, asha.email, { password: 'password of a stranger' });
    const enter = (password: string) => shop.visitor().post('/sellers/login', { email: asha.email, password });
    expect(await enter('password of a stranger')).toRefuse(401, 'PASSWORD_WRONG');
    // The mailbox's owner opens the link, but does not know the password that the stranger chose.
    expect(await confirm(token, 'correct horse battery')).toRefuse(
      422,
      'REGISTRATION_PASSWORD_WRONG',
      'This is not the password you chose when you registered.',
    );
    expect(await enter('password of a stranger')).toRefuse(401, 'PASSWORD_WRONG');
    expect((await asha.get('/api/cart')).status).toBe(200);
  });

  test('a customer who registers stays one person', async () => {
    const asha = await shop.signUp('both');
    const { token } = await registered(shop, asha.email);
    expect((await confirm(token)).status).toBe(200);
    expect(shop.rows('SELECT id FROM users WHERE email = ?', asha.email)).toHaveLength(1);
    expect((await asha.get('/api/cart')).status).toBe(200);
  });

  test('the link is good once and for a day, and a forged one never', async () => {
    const { token } = await registered(shop, newEmail());
    const late = await registered(shop, newEmail());
    expect((await confirm(token)).status).toBe(200);
    expect(await confirm(token)).toRefuse(410, 'REGISTRATION_LINK_USED', 'This link was used already. Please sign in.');
    expect(await confirm('0'.repeat(64))).toRefuse(401, 'REGISTRATION_LINK_WRONG');
    await shop.later(25 * HOUR, async () => {
      expect(await confirm(late.token)).toRefuse(410, 'REGISTRATION_LINK_EXPIRED');
    });
  });

  test('two who follow one link at once make one owner', async () => {
    const email = newEmail();
    const { token } = await registered(shop, email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    const owners = shop.rows(
      "SELECT m.id FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email = ? AND m.role = 'ROLE_SELLER'",
      email,
    );
    expect(owners).toHaveLength(1);
  });

  test('no more than five registrations an hour begin with one email', async () => {
    const email = newEmail();
    for (let time = 0; time < 5; time += 1) expect((await create(sellerForm(email))).status).toBe(200);
    expect(whatItTells(await create(sellerForm(email))).status).toBe(429);
  });
});
