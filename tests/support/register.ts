import { Session } from '#contract/calls/auth.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { A_PASSWORD } from './passwords.ts';
import { Persona } from './persona.ts';
import { sellerForm } from './forms.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

/** Registers a business without a code, and returns the secret of the mailed link. */
export async function registered(
  shop: TestShop,
  email: string,
  over: Record<string, unknown> = {},
): Promise<{ token: string; seller: Seller }> {
  const newest = (await shop.mailsTo(email))[0]?.id ?? 0;
  const seller = (await shop.visitor().post('/sellers/create', sellerForm(email, over))).as(Seller);
  const token = await until(`a link for ${email}`, async () => {
    const mail = (await shop.mailsTo(email)).find(({ id }) => id > newest);
    return mail && /\/become-seller#confirm=([0-9a-f]+)/.exec(mail.text)?.[1];
  });
  return { token, seller };
}

/** Registers a business and returns its owner, signed in. */
export async function newOwner(shop: TestShop, name: string, over: Record<string, unknown> = {}): Promise<Persona> {
  const email = shop.emailOf(name);
  const { token } = await registered(shop, email, over);
  const answer = await shop.visitor().post('/sellers/confirm', { token, password: A_PASSWORD });
  return new Persona(shop.running.origin, answer.as(Session).jwtToken, email);
}

/** Registers a business, has the platform activate it, and returns its owner, signed in. */
export async function activeOwner(shop: TestShop, name: string): Promise<Persona> {
  const owner = await newOwner(shop, name);
  const { id } = (await owner.get('/sellers/profile')).as(Seller);
  (await shop.admin().patch(`/admin/seller/${id}/status/ACTIVE`, {})).as(Seller);
  return owner;
}
