export { auditEntriesFrom, auditEntry, auditEntryOf } from './statements.ts';
export type { AuditEntry } from './statements.ts';
