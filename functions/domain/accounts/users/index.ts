export { addMember, newCustomer, newMember, userIdByEmail } from './add-member.ts';
export type { NewCustomer } from './add-member.ts';
export { changeProfile } from './change-profile.ts';
export { accountOfEmail, emailsOf } from './emails.ts';
export { readProfile } from './read-profile.ts';
export { adminByEmail, membershipOf, userByEmail, userById } from './reads.ts';
export type { UserRow } from './reads.ts';
export { emailChangedMail } from './mails.ts';
