import { inLanguage } from '../language.ts';

export const words = inLanguage('sign-ins', {
  youAreSignedOutEverywhere: 'You are signed out everywhere else.',
  thatDeviceIsSignedOut: 'That device is signed out.',
  whereYouAreSignedIn: 'Where you are signed in',
  signOutElsewhere: 'Sign out elsewhere',
  ifYouDoNotRecognise: 'If you do not recognise one of these, sign it out.',
  asAShopper: 'as a shopper',
  asASeller: 'as a seller',
  asStaff: 'as staff',
  unknownDevice: 'Unknown device',
  lastSeen: ', last seen',
  thisDevice: 'This device',
  signOutName: (name: string) => `Sign out ${name}`,
  signOut: 'Sign out',
});
