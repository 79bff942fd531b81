import { inLanguage } from '../language.ts';

export const words = inLanguage('second-factor', {
  thePasskeyWasNotUsed: 'The passkey was not used. Please try again.',
  thisDeviceHasAPasskey: 'This device has a passkey of yours already.',
  secondFactor: 'Second factor',
  iHaveKeptThem: 'I have kept them',
  itIsSwitchedOnKeep:
    'It is switched on. Keep these codes away from your phone: each works once, and they are shown only now.',
  recoveryCodes: 'recovery codes',
  passkeys: 'Passkeys',
  aFingerprintAFaceOr:
    'A fingerprint, a face or a security key in place of the code. Your app and the recovery codes still work.',
  addedInstant: (instant: string) => `Added ${instant}`,
  lastUsedInstant: (instant: string) => `Last used ${instant}`,
  removeName: (name: string) => `Remove ${name}`,
  nameOfThePasskey: 'Name of the passkey',
  officeLaptop: 'Office laptop',
  addAPasskey: 'Add a passkey',
  thisBrowserHasNoPasskeys: 'This browser has no passkeys.',
  confirm: 'Confirm',
  notNow: 'Not now',
  scanThisWithAnAuthenticator:
    'Scan this with an authenticator app, or enter the secret in it. Then enter the code it shows.',
  qrCodeForAnAuthenticator: 'QR code for an authenticator app; the secret below says the same',
  yourSecondFactorIsSwitched: 'Your second factor is switched off.',
  yourPasskeyIsAdded: 'Your passkey is added.',
  thePasskeyIsRemoved: 'The passkey is removed.',
  isItYou: 'Is it you?',
  toUseAPasskey: 'Use a passkey',
  orType: 'Or type',
  theCodeYourAuthenticatorApp:
    'the code your authenticator app shows now. Without your phone, use one of your recovery codes.',
  switchOff: 'Switch off',
  setUpAnotherApp: 'Set up another app',
  setUp: 'Set up',
  anAppOnYourPhone:
    'An app on your phone shows a new code every half minute. With it, nobody can sign in here with your email alone. It is asked for once after you sign in, and again before money moves.',
  yourAuthenticatorAppIsIn: 'Your authenticator app is in use since',
  n1RecoveryCodeIsLeft: '1 recovery code is left.',
  recoveryCodesAreLeft: (count: number | string) => `${count} recovery codes are left.`,
});
