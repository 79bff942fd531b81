import { inLanguage } from '../language.ts';

/** The sign-in by an OTP, and the page that accepts an invitation. */
export const words = inLanguage('sign-in', {
  // The page
  signInOf: (people: string) => `${people} sign-in`,
  signInOfAtShop: (people: string, shopName: string) => `${people} sign-in · ${shopName}`,
  // The email
  sendingTheOtp: 'Sending the OTP…',
  sendOtp: 'Send OTP',
  iHaveAnOtpAlready: 'I have an OTP already',
  // The OTP
  sixDigitOtp: '6-digit OTP',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  // An invitation: who invites, the business, and the work there
  yourInvitation: 'Your invitation',
  invitedBefore: (invitedBy: string) => `${invitedBy} invites you to work for `,
  invitedBetween: ' as ',
  invitedAfter: '.',
  forEmailUntil: (email: string, until: string) => `For ${email}, until ${until}.`,
  fullName: 'Full name',
  goToTheSignIn: 'Go to the sign-in',
});
