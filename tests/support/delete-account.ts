import { expect } from 'vitest';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { codeFor } from './sign-in.ts';

/** Requests the code that deletes a person's account, and returns it from their mail. */
export async function codeToDelete(shop: TestShop, who: Persona): Promise<string> {
  const newest = (await shop.mailsTo(who.email))[0]?.id ?? 0;
  const answer = await who.post('/api/users/deletion/code', { email: who.email });
  expect(answer.status, answer.text).toBe(200);
  return codeFor(shop.running.origin, who.email, newest);
}
