import { describe, expect, test } from 'vitest';
import { Seller } from '#contract/calls/sellers.ts';
import { sellerForm } from '../../support/forms.ts';
import { Persona } from '../../support/persona.ts';
import { newOwner } from '../../support/register.ts';
import { openShop } from '../../support/shop.ts';
import { signInAs } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const shop = openShop();

/** Returns the form of the console, which has no password. */
function enteredForm(email: string, over: Record<string, unknown> = {}) {
  const { password: _, ...form } = sellerForm(email, over);
  return form;
}
const ownerWith = async (email: string) =>
  new Persona(shop.running.origin, await signInAs(shop.running.origin, 'seller', email), email);
const enter = (form: object, key?: string) =>
  shop.admin().post('/api/admin/sellers', form, key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

describe('a seller that the house enters', () => {
  test('sells at once, and its owner signs in with a mailed code', async () => {
    const email = shop.emailOf('entered-owner');
    const seller = (await enter(enteredForm(email))).as(Seller);
    expect(seller).toMatchObject({ status: 'ACTIVE', email, emailProven: true });
    const mail = await until('a mail', async () => (await shop.mailsTo(email))[0]);
    expect(mail.subject).toMatch(/^You can sell on /);
    expect(mail.text).toContain(seller.businessDetails.businessName);
    const owner = await ownerWith(email);
    expect((await owner.get('/sellers/profile')).as(Seller).id).toBe(seller.id);
    const sku = await shop.sku({ sellerEmail: email });
    expect((await shop.visitor().get(`/products/${sku.seoUrl}`)).status).toBe(200);
    const [entry] = shop.rows(
      "SELECT actor_kind, after FROM audit_log WHERE action = 'seller entered' AND subject_id = ?",
      seller.id,
    );
    expect(entry).toMatchObject({ actor_kind: 'admin' });
  });

  test('needs no bank account, and needs a whole one if it is given', async () => {
    const { bankDetails, ...form } = enteredForm(shop.emailOf('no-bank')) as { bankDetails: object };
    expect((await enter(form)).as(Seller).bankDetails).toBeNull();
    const half = { ...enteredForm(shop.emailOf('half-bank')), bankDetails: { ...bankDetails, ifscCode: '' } };
    expect(await enter(half)).toRefuse(422, 'FIELDS_INVALID');
  });

  test('may be the own business of the person who enters it', async () => {
    const staff = await shop.staff({ subRole: 'owner' });
    const answer = await staff.post('/api/admin/sellers', enteredForm(staff.email));
    expect(answer.as(Seller).email).toBe(staff.email);
    const owner = await ownerWith(staff.email);
    expect((await owner.get('/sellers/profile')).as(Seller).id).toBe(answer.as(Seller).id);
  });

  test('is entered once for a request that is repeated', async () => {
    const form = enteredForm(shop.emailOf('twice'));
    const key = `enter-${form.email}`;
    const first = (await enter(form, key)).as(Seller);
    expect((await enter(form, key)).as(Seller).id).toBe(first.id);
  });

  test('has an owner who works for no other seller, and a GSTIN of its own', async () => {
    const other = await newOwner(shop, 'has-a-seller');
    expect(await enter(enteredForm(other.email))).toRefuse(409, 'SELLER_OWNER_TAKEN');
    const { gstin } = (await other.get('/sellers/profile')).as(Seller);
    expect(await enter(enteredForm(shop.emailOf('same-gstin'), { gstin }))).toRefuse(409, 'GSTIN_TAKEN');
  });

  test('picks up in the State of its tax registration', async () => {
    const form = enteredForm(shop.emailOf('far-away'));
    const pickupAddress = { ...(form.pickupAddress as object), pincode: '110001', city: 'New Delhi', state: 'Delhi' };
    const answer = await enter({ ...form, pickupAddress });
    expect(answer).toRefuse(422, 'FIELDS_INVALID');
    expect(answer.text).toContain('must be in the same State');
  });
});
