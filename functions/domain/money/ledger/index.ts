export { expectedEntries, insertEntry, postLedger } from './post-ledger.ts';
export type { NewEntry } from './entries-of.ts';
