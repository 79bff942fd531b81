import type { words as English } from '../en/staff.ts';

/** The pages of staff: the list with invitations, and a member with its role and devices. */
export const words: typeof English = {
  // Invitations
  expired: 'समय निकल गया',
  endedTheSenderCanNo: 'ख़त्म: भेजने वाला अब बुला नहीं सकता',
  notValidTheBusinessIs: 'नहीं चलेगा: बिज़नेस चालू नहीं है',
  invitations: 'बुलावे',
  invitedBy: (role, inviter, time) => `${role} · ${inviter} ने बुलाया, ${time}`,
  untilTime: (time) => `${time} तक`,
  sendAgainTo: (email) => `${email} को फिर भेजें`,
  hasANewLinkThe: (email) => `${email} को नया लिंक भेज दिया। पहले वाला अब नहीं चलेगा।`,
  sendAgain: 'फिर भेजें',
  withdrawTheInvitationOf: (email) => `${email} का बुलावा वापस लें`,
  isNotInvitedAnyMore: (email) => `${email} का बुलावा वापस ले लिया।`,
  withdraw: 'वापस लें',
  youCanInvitePeopleWhile: 'जब आपका विक्रेता अकाउंट चालू हो, तभी लोगों को बुला सकते हैं।',
  invite: 'बुलाएँ',
  isInvited: (email) => `${email} को बुलावा भेज दिया।`,
  inviteSomebody: 'किसी को बुलाएँ',
  theyGetAnEmailWith: (days) => `उन्हें ईमेल में एक लिंक मिलेगा, जो ${days} दिन चलेगा। वे उसी ईमेल पर आए OTP से साइन इन करेंगे।`,
  sending: 'भेजा जा रहा है…',
  failedToFetchTheInvitations: 'बुलावे नहीं मिल सके',
  // Roles
  role: 'काम',
  allRoles: 'सभी काम',
  changesList: (parts) => `बदल सकते हैं: ${parts}। `,
  seesList: (parts) => `देख सकते हैं: ${parts}।`,
  hasRoleNow: (name, role) => `${name}: अब ${role}।`,
  // The list
  theShop: 'दुकान',
  worksFor: 'किसके यहाँ',
  nameOrEmail: 'नाम या ईमेल',
  staff: 'स्टाफ़',
  noMembersFound: 'कोई साथी नहीं मिला',
  failedToFetchTheMembers: 'स्टाफ़ की जानकारी नहीं मिल सकी',
  lastSeen: 'आख़िरी बार आए',
  secondFactor: 'दूसरी जाँच',
  // A member
  removeFullName: (name) => `${name} को हटाएँ?`,
  isRemovedAndSignedOut: (name) => `${name} को हटाकर साइन आउट कर दिया।`,
  theyAreSignedOutAt: (business) =>
    `वे तुरंत साइन आउट हो जाएँगे और ${business} का कंसोल फिर नहीं खोल सकेंगे। उन्होंने जो किया वह रिकॉर्ड में रहेगा, और उन्हें फिर बुलाया जा सकता है।`,
  member: 'साथी',
  someoneElseChangedThisMember: 'किसी और ने इस साथी की जानकारी बदल दी',
  // Devices
  signedIn: 'कहाँ साइन इन हैं',
  isSignedOutEverywhere: (name) => `${name} को हर जगह से साइन आउट कर दिया।`,
  signOutEverywhere: 'हर जगह से साइन आउट करें',
  notSignedInAnywhere: 'कहीं साइन इन नहीं हैं।',
  toEndOneOfYour: 'अपना कोई डिवाइस साइन आउट करने के लिए अपने अकाउंट के मेन्यू में “आप कहाँ साइन इन हैं” खोलें।',
  sinceTime: (time) => `${time} से`,
  lastSeenTime: (time) => `आख़िरी बार: ${time}`,
  signOutDevice: (device) => `${device} से साइन आउट करें`,
  thatDeviceIsSignedOut: 'वह डिवाइस साइन आउट हो गया।',
  signOut: 'साइन आउट करें',
};
