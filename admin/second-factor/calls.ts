import type * as z from 'zod/mini';
import type { SecondFactor, SecondFactorSetUp, SecondFactorShown } from '#contract/calls/auth.ts';
import { call } from '../providers/call.ts';
import { SECOND_FACTOR_CALL } from '../providers/second-factor.ts';

export type SecondFactorState = z.input<typeof SecondFactor>;
export type PasskeyRow = SecondFactorState['passkeys'][number];
type SetUp = z.input<typeof SecondFactorSetUp>;
type Shown = z.input<typeof SecondFactorShown>;

export async function setUpSecondFactor(): Promise<SetUp> {
  return (await call(SECOND_FACTOR_CALL, { method: 'POST', body: '{}' })).json as SetUp;
}

export async function showSecondFactor(code: string): Promise<Shown> {
  const body = JSON.stringify({ code });
  return (await call(`${SECOND_FACTOR_CALL}/show`, { method: 'POST', body })).json as Shown;
}

export async function dropSecondFactor(): Promise<void> {
  await call(SECOND_FACTOR_CALL, { method: 'DELETE' });
}
