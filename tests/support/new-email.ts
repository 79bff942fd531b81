import { expect } from 'vitest';
import { Message } from '#contract/calls/wire.ts';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { codeFor } from './sign-in.ts';
import { words } from './spec.ts';

/** Requests the code that proves a new email of a person's account, and returns it from the mailbox. */
export async function codeOfNewEmail(shop: TestShop, persona: Persona, email: string): Promise<string> {
  const newest = (await shop.mailsTo(email))[0]?.id ?? 0;
  const { message } = (await persona.post('/api/users/profile/email-code', { email })).as(Message);
  expect(message).toBe(words('SELLER_OTP_SENT'));
  return codeFor(shop.running.origin, email, newest);
}
