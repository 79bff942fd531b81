export { failingJobs, lateJobs } from './job-troubles.ts';
export type { FailingJob } from './job-troubles.ts';
export { readJobs, readPublishing, runJobNow } from './manage-jobs.ts';
export { claimJob, finishJob, jobRows, noteRun } from './statements.ts';
export type { ClaimOfJob, JobRow, JobRun } from './statements.ts';
