export { issueFeePapers } from './issue-fee-papers.ts';
export { managedFeePapers, readFeePaper } from './managed-fee-papers.ts';
export { feePaperIssuedMail } from './mails.ts';
