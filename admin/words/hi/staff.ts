import type { words as English } from '../en/staff.ts';

/** The pages of staff: the list with invitations, and a member with its role and devices. */
export const words: typeof English = {
  // Invitations
  expired: 'समय निकल गया',
  endedTheSenderCanNo: 'ख़त्म: भेजने वाला अब न्योता नहीं दे सकता',
  notValidTheBusinessIs: 'नहीं चलेगा: बिज़नेस चालू नहीं है',
  invitations: 'न्योते',
  invitedBy: (role, inviter, time) => `${role} · ${inviter} ने न्योता भेजा, ${time}`,
  untilTime: (time) => `${time} तक`,
  sendAgainTo: (email) => `${email} को फिर भेजें`,
  hasANewLinkThe: (email) => `${email} को नया लिंक भेज दिया। पहले वाला अब नहीं चलेगा।`,
  sendAgain: 'फिर भेजें',
  withdrawTheInvitationOf: (email) => `${email} का न्योता वापस लें`,
  isNotInvitedAnyMore: (email) => `${email} का न्योता वापस ले लिया।`,
  withdraw: 'वापस लें',
  youCanInvitePeopleWhile: 'जब आपका विक्रेता अकाउंट चालू हो, तभी न्योता भेज सकते हैं।',
  invite: 'न्योता भेजें',
  isInvited: (email) => `${email} को न्योता भेज दिया।`,
  inviteSomebody: 'किसी को न्योता भेजें',
  theyGetAnEmailWith: (days) => `उन्हें ईमेल में एक लिंक मिलेगा, जो ${days} दिन चलेगा। वे उसी ईमेल पर आए OTP से साइन इन करेंगे।`,
  sending: 'भेजा जा रहा है…',
  failedToFetchTheInvitations: 'न्योते नहीं मिल सके',
  // Roles
  role: 'रोल',
  allRoles: 'सारे रोल',
  changesList: (parts) => `बदल सकते हैं: ${parts}। `,
  seesList: (parts) => `देख सकते हैं: ${parts}।`,
  hasRoleNow: (name, role) => `${name} का रोल अब ${role} है।`,
  // The list
  theShop: 'दुकान',
  worksFor: 'किसके लिए काम',
  nameOrEmail: 'नाम या ईमेल',
  staff: 'स्टाफ़',
  noMembersFound: 'कोई सदस्य नहीं मिला',
  failedToFetchTheMembers: 'स्टाफ़ की जानकारी नहीं मिल सकी',
  lastSeen: 'आख़िरी बार देखा',
  secondFactor: 'साइन इन का दूसरा कदम',
  // A member
  removeFullName: (name) => `${name} को हटाएँ?`,
  isRemovedAndSignedOut: (name) => `${name} को हटाकर साइन आउट कर दिया।`,
  theyAreSignedOutAt: (business) =>
    `वे तुरंत साइन आउट हो जाएँगे और ${business} का कंसोल फिर नहीं खोल सकेंगे। उनके किए काम रिकॉर्ड में रहेंगे, और उन्हें फिर न्योता भेजा जा सकता है।`,
  member: 'सदस्य',
  someoneElseChangedThisMember: 'किसी और ने इस सदस्य को बदल दिया',
  // Devices
  signedIn: 'कहाँ साइन इन हैं',
  isSignedOutEverywhere: (name) => `${name} को हर जगह से साइन आउट कर दिया।`,
  signOutEverywhere: 'हर जगह से साइन आउट करें',
  notSignedInAnywhere: 'कहीं साइन इन नहीं हैं।',
  toEndOneOfYour: 'अपना कोई डिवाइस साइन आउट करने के लिए अपने अकाउंट के मेन्यू में “आप कहाँ साइन इन हैं” खोलें।',
  unknownDevice: 'अनजान डिवाइस',
  sinceTime: (time) => `${time} से`,
  lastSeenTime: (time) => `आख़िरी बार ${time}`,
  signOutDevice: (device) => `${device} से साइन आउट करें`,
  thatDeviceIsSignedOut: 'वह डिवाइस साइन आउट हो गया।',
  signOut: 'साइन आउट करें',
};
