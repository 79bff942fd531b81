export { claimJob, jobRows, finishJob } from './statements.ts';
export type { JobRow } from './statements.ts';
