import type * as z from 'zod/mini';
import type { OpenSession } from '#contract/calls/users.ts';
import { call } from '../providers/call.ts';

const SESSIONS_CALL = '/api/users/sessions';

export type SignedIn = z.input<typeof OpenSession>;

export async function readSignIns(): Promise<SignedIn[]> {
  return (await call(SESSIONS_CALL)).json as SignedIn[];
}

export async function endSignIn(id: string): Promise<void> {
  await call(`${SESSIONS_CALL}/${id}`, { method: 'DELETE' });
}

export async function endOtherSignIns(): Promise<void> {
  await call(SESSIONS_CALL, { method: 'DELETE' });
}
