export { auditEntry } from './statements.ts';
export type { AuditEntry } from './statements.ts';
