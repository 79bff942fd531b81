export { claimJob, jobRows, finishJob } from './statements.ts';
export type { ClaimOfJob, JobRow } from './statements.ts';
