export { claimJob, jobRows, settleJob } from './statements.ts';
export type { JobRow } from './statements.ts';
