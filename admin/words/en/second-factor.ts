import { inLanguage } from '../language.ts';

/** The second factor: setting it up, showing it, its recovery codes and passkeys. */
export const words = inLanguage('second-factor', {
  secondFactor: 'Second factor',
  notNow: 'Not now',
  // Its state
  anAppOnYourPhone:
    'An app on your phone shows a new code every half minute. With it, nobody can sign in here with your email alone. It is asked for once after you sign in, and again before money moves.',
  inUseSince: (since: string, codesLeft: string) => `Your authenticator app is in use since ${since}. ${codesLeft}`,
  recoveryCodesAreLeft: (count: number) =>
    count === 1 ? '1 recovery code is left.' : `${count === 0 ? 'No' : count} recovery codes are left.`,
  setUp: 'Set up',
  setUpAnotherApp: 'Set up another app',
  switchOff: 'Switch off',
  yourSecondFactorIsSwitched: 'Your second factor is switched off.',
  // The app and its secret
  scanThisWithAnAuthenticator:
    'Scan this with an authenticator app, or enter the secret in it. Then enter the code it shows.',
  qrCodeForAnAuthenticator: 'QR code for an authenticator app; the secret below says the same',
  secret: 'secret',
  confirm: 'Confirm',
  // Recovery codes
  itIsSwitchedOnKeep:
    'It is switched on. Keep these codes away from your phone: each works once, and they are shown only now.',
  recoveryCodes: 'recovery codes',
  iHaveKeptThem: 'I have kept them',
  // Passkeys
  passkeys: 'Passkeys',
  aFingerprintAFaceOr:
    'A fingerprint, a face or a security key in place of the code. Your app and the recovery codes still work.',
  addedOn: (when: string) => `Added ${when}`,
  lastUsedOn: (when: string) => `Last used ${when}`,
  removeName: (name: string) => `Remove ${name}`,
  nameOfThePasskey: 'Name of the passkey',
  officeLaptop: 'Office laptop',
  addAPasskey: 'Add a passkey',
  yourPasskeyIsAdded: 'Your passkey is added.',
  thePasskeyIsRemoved: 'The passkey is removed.',
  thisBrowserHasNoPasskeys: 'This browser has no passkeys.',
  thePasskeyWasNotUsed: 'The passkey was not used. Please try again.',
  thisDeviceHasAPasskey: 'This device has a passkey of yours already.',
  thisBrowserCannotUseOne: 'This browser cannot use a passkey here.',
  // Showing it
  isItYou: 'Is it you?',
  withAPasskey: 'Use a passkey',
  typeTheCode: 'Type the code your authenticator app shows now. Without your phone, use one of your recovery codes.',
  orTypeTheCode:
    'Or type the code your authenticator app shows now. Without your phone, use one of your recovery codes.',
});
