export { requesterOf } from './requester.ts';
export { endOtherSessions, endSession, listSessions } from './my-sessions.ts';
export { noteSignIn } from './note-sign-in.ts';
export {
  codeHash,
  codeState,
  forgetOldCodes,
  refuseTry,
  tryCode,
  consumeCode as useCode,
  consumeRightCode as useRightCode,
} from './codes.ts';
export { forgetOldSessions, openedSession, sessionById, staffUntil, tokenOf } from './sessions.ts';
export { guardedBy, STAFF_IDLE_MS } from './guard.ts';
export type { Guard } from './guard.ts';
export { forgetOldTries } from './password-tries.ts';
export { forgetOldResets, requestPasswordReset } from './request-password-reset.ts';
export { addPasskey, beginPasskey, removePasskey } from './passkeys.ts';
export { askForPasskey, showPasskey } from './show-passkey.ts';
export {
  dropSecondFactor,
  readSecondFactor,
  resealRecoveryCode,
  resealSecondFactor,
  resetSecondFactor,
  setUpSecondFactor,
  showSecondFactor,
} from './second-factor.ts';
export { resetPassword } from './reset-password.ts';
export { hashPassword, isPassword, resealPassword, saltOf } from './password-hash.ts';
export { setPassword } from './passwords.ts';
export { openWithPassword, signInWithPassword } from './sign-in-with-password.ts';
export { sendCode } from './send-code.ts';
export { forgetOldGoogleTokens } from './google-accounts.ts';
export { signInWithGoogle } from './sign-in-with-google.ts';
export {
  confirmMobile,
  dropSignInMobile,
  isMobileOffered,
  readSignInMobile,
  sendConfirmationCode,
  sendMobileCode,
  signInByMobile,
} from './mobile-sign-in.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { signUp } from './sign-up.ts';
export { verifyCode } from './verify-code.ts';
export { tokensOf } from './token.ts';
export type { Tokens } from './token.ts';
export {
  changeEmailCodeMail,
  deleteAccountCodeMail,
  joinCodeMail,
  sellerCodeMail,
  signInCodeMail,
} from './mails/codes.ts';
export { mobileConfirmedMail, mobileTakenOverMail, signedInByMobileMail } from './mails/mobile.ts';
export { newDeviceMail } from './mails/new-device.ts';
export { noPasswordMail, passwordChangedMail, resetPasswordMail } from './mails/passwords.ts';
export { secondFactorChangedMail } from './mails/second-factor.ts';
