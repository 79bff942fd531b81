export { applyReturnReport } from './apply-report.ts';
export { askedReturn, askReturn } from './ask-return.ts';
export { nameDestination } from './destinations.ts';
export { managedRefunds, managedReturns } from './managed-returns.ts';
export { moveReturn } from './move-return.ts';
export { openDestination, payRefund } from './pay-refund.ts';
export { listReturns, readReturn, returnOptions } from './read-returns.ts';
export { returnByAwb } from './reads.ts';
export { trackReturns } from './track-returns.ts';
