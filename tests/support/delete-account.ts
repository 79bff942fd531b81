import { expect } from 'vitest';
import type { Persona } from './persona.ts';
import type { TestShop } from './shop.ts';
import { codeFor } from './sign-in.ts';

/** Asks for the code that deletes somebody's account, and reads it in their mail. */
export async function codeToDelete(shop: TestShop, who: Persona): Promise<string> {
  const newest = (await shop.mailsTo(who.email))[0]?.id ?? 0;
  const answer = await who.post('/api/users/deletion/code', { email: who.email });
  expect(answer.status, answer.text).toBe(200);
  return codeFor(shop.running.origin, who.email, newest);
}
