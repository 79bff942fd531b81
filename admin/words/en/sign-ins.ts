import { inLanguage } from '../language.ts';

/** The dialog with the devices where a person is signed in. */
export const words = inLanguage('sign-ins', {
  whereYouAreSignedIn: 'Where you are signed in',
  ifYouDoNotRecognise: 'If you do not recognise one of these, sign it out.',
  asAShopper: 'as a shopper',
  asASeller: 'as a seller',
  asStaff: 'as staff',
  sinceAndLastSeen: (since: string, seen: string) => `Since ${since}, last seen ${seen}`,
  thisDevice: 'This device',
  signOut: 'Sign out',
  signOutName: (name: string) => `Sign out ${name}`,
  thatDeviceIsSignedOut: 'That device is signed out.',
  signOutElsewhere: 'Sign out elsewhere',
  youAreSignedOutEverywhere: 'You are signed out everywhere else.',
});
