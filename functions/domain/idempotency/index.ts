export { forgetOldKeys, onlyOnce } from './once.ts';
export type { OnceStatements } from './once.ts';
