import type { words as English } from '../en/sign-in.ts';

/** The sign-in by an OTP, and the page that accepts an invitation. */
export const words: typeof English = {
  // The page
  signInOf: (people) => `${people} साइन इन`,
  signInOfAtShop: (people, shopName) => `${people} साइन इन · ${shopName}`,
  // The email
  sendingTheOtp: 'OTP भेजा जा रहा है…',
  sendOtp: 'OTP भेजें',
  iHaveAnOtpAlready: 'मेरे पास OTP है',
  // The OTP
  sixDigitOtp: '6 अंकों का OTP',
  resendIn: (seconds) => `${seconds} सेकंड में फिर भेजें`,
  // An invitation: who invites, the business, and the work there
  yourInvitation: 'आपका बुलावा',
  invitedBefore: (invitedBy) => `${invitedBy} ने आपको `,
  invitedBetween: ' में इस काम के लिए बुलाया है: ',
  invitedAfter: '।',
  forEmailUntil: (email, until) => `${email} के लिए, ${until} तक।`,
  fullName: 'पूरा नाम',
  goToTheSignIn: 'साइन इन पर जाएँ',
};
