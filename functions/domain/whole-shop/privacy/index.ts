export {
  enterDataRequest,
  forgetOldRequests,
  managedDataRequests,
  readEnteredRequest,
  settleDataRequest,
} from './data-requests.ts';
export { askDeletion, sendDeletionCode, takeDeletionBack } from './ask-deletion.ts';
export { readDeletion } from './deletion-state.ts';
export { eraseAccounts } from './erase-accounts.ts';
export { noteErasures, repeatErasures } from './erasures.ts';
export { PERSONAL_DATA } from './personal-data.ts';
export { readPersonalCopy, readPersonalPage } from './read-personal-copy.ts';
export { accountDeletedMail, deletionWaitsMail } from './mails.ts';
