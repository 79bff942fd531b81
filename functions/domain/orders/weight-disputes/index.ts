export { endWeightDispute } from './end-weight-dispute.ts';
export { managedWeightDisputes, readDispute } from './managed-weight-disputes.ts';
export { noteWeightDispute } from './note-weight-dispute.ts';
