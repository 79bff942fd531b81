export { acceptInvitation, sendInvitationCode, showInvitation } from './accept-invitation.ts';
export { addAdmin, listAdmins } from './add-admin.ts';
export { changeStaff, readRemovedStaff, removeStaff, signStaffOut } from './change-staff.ts';
export {
  forgetOldInvitations,
  inviteStaff,
  listInvitations,
  readInvitation,
  readInvitationTo,
  sendInvitationAgain,
  withdrawInvitation,
} from './invitations.ts';
export { managedStaff, staffRecords } from './manage-staff.ts';
export { staffChangedMail, staffInvitedMail, staffJoinedMail } from './mails.ts';
