export { forgetOldKeys, idempotent } from './idempotent.ts';
export type { IdempotentStatements } from './idempotent.ts';
