import type { Answer } from './answer.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';

export const A_PASSWORD = 'correct horse battery';

/** Requests the link that sets a new password, and returns its secret from the mail. */
export async function askForReset(shop: TestShop, email: string): Promise<string> {
  const newest = (await shop.mailsTo(email))[0]?.id ?? 0;
  await shop.visitor().post('/auth/reset-password-request', { email });
  return until(`a link for ${email}`, async () => {
    const mail = (await shop.mailsTo(email)).find(({ id }) => id > newest);
    return mail && /\/reset-password#([0-9a-f]+)/.exec(mail.text)?.[1];
  });
}

export function resetPassword(shop: TestShop, token: string, password: string): Promise<Answer> {
  return shop.visitor().post('/auth/reset-password', { token, password });
}

/** Makes a member of a seller's staff who has this password and has not signed in yet. */
export async function memberWithPassword(shop: TestShop, password = A_PASSWORD): Promise<{ email: string }> {
  const member = await shop.member({ seller: 'meera', subRole: 'support' });
  const answer = await resetPassword(shop, await askForReset(shop, member.email), password);
  if (answer.status !== 200) throw new Error(`${answer.request} answered ${answer.status}: ${answer.text}`);
  return member;
}
