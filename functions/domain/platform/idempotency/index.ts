export { forgetOldKeys, keyOf, onlyOnce } from './only-once.ts';
export type { IdempotencyKey } from './only-once.ts';
