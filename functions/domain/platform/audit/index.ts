export { auditEntry, auditValues } from './statements.ts';
export type { AuditEntry } from './statements.ts';
