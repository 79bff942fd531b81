import { inLanguage } from '../language.ts';

/** The pages of staff: the list with invitations, and a member with its role and devices. */
export const words = inLanguage('staff', {
  // Invitations
  expired: 'Expired',
  endedTheSenderCanNo: 'Ended: the sender can no longer invite',
  notValidTheBusinessIs: 'Not valid: the business is not active',
  invitations: 'Invitations',
  invitedBy: (role: string, inviter: string, time: string) => `${role} · invited by ${inviter}, ${time}`,
  untilTime: (time: string) => `Until ${time}`,
  sendAgainTo: (email: string) => `Send again to ${email}`,
  hasANewLinkThe: (email: string) => `${email} has a new link. The one before does not work any more.`,
  sendAgain: 'Send again',
  withdrawTheInvitationOf: (email: string) => `Withdraw the invitation of ${email}`,
  isNotInvitedAnyMore: (email: string) => `${email} is not invited any more.`,
  withdraw: 'Withdraw',
  youCanInvitePeopleWhile: 'You can invite people while your seller account is active.',
  invite: 'Invite',
  isInvited: (email: undefined | string) => `${email} is invited.`,
  inviteSomebody: 'Invite somebody',
  theyGetAnEmailWith: (days: number) =>
    `They get an email with a link that is valid for ${days} days, and sign in with an OTP sent to the same email.`,
  sending: 'Sending…',
  failedToFetchTheInvitations: 'Failed to fetch the invitations',
  // Roles
  role: 'Role',
  allRoles: 'All roles',
  changesList: (parts: string) => `Changes: ${parts}. `,
  seesList: (parts: string) => `Sees: ${parts}.`,
  hasRoleNow: (name: string, role: string) => `${name} is ${role} now.`,
  // The list
  theShop: 'The shop',
  worksFor: 'Works for',
  nameOrEmail: 'Name or email',
  staff: 'Staff',
  noMembersFound: 'No members found',
  failedToFetchTheMembers: 'Failed to fetch the members',
  lastSeen: 'Last seen',
  secondFactor: 'Second factor',
  // A member
  removeFullName: (name: string) => `Remove ${name}?`,
  isRemovedAndSignedOut: (name: string) => `${name} is removed and signed out.`,
  theyAreSignedOutAt: (business: string) =>
    `They are signed out at once and cannot open the console of ${business} any more. What they did stays in the audit log, and they can be invited again.`,
  member: 'Member',
  someoneElseChangedThisMember: 'Someone else changed this member',
  // Devices
  signedIn: 'Signed in',
  isSignedOutEverywhere: (name: string) => `${name} is signed out everywhere.`,
  signOutEverywhere: 'Sign out everywhere',
  notSignedInAnywhere: 'Not signed in anywhere.',
  toEndOneOfYour: 'To end one of your own, open “Where you are signed in” in the menu of your account.',
  sinceTime: (time: string) => `since ${time}`,
  lastSeenTime: (time: string) => `last seen ${time}`,
  signOutDevice: (device: string) => `Sign out ${device}`,
  thatDeviceIsSignedOut: 'That device is signed out.',
  signOut: 'Sign out',
});
