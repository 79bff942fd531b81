import { inLanguage } from '../language.ts';

export const words = inLanguage('sign-in', {
  sellerResendInSecondsLeftS: (sellerResend: string, secondsLeft: number) => `${sellerResend} in ${secondsLeft} s`,
  sendingTheOtp: 'Sending the OTP…',
  sendOtp: 'Send OTP',
  iHaveAnOtpAlready: 'I have an OTP already',
  goToTheSignIn: 'Go to the sign-in',
  invitesYouToWorkFor: 'invites you to work for',
  as: 'as',
  until: ', until',
  fullName: 'Full name',
  peopleSignInShopName: (people: string, shopName: string) => `${people} sign-in · ${shopName}`,
  peopleSignIn: (people: string) => `${people} sign-in`,
  yourInvitation: 'Your invitation',
});
