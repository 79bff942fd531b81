import type { words as English } from '../en/sign-ins.ts';

/** The dialog with the devices where a person is signed in. */
export const words: typeof English = {
  whereYouAreSignedIn: 'आप कहाँ साइन इन हैं',
  ifYouDoNotRecognise: 'अगर इनमें से किसी को आप नहीं पहचानते, तो उसे साइन आउट करें।',
  asAShopper: 'ग्राहक के रूप में',
  asASeller: 'विक्रेता के रूप में',
  asStaff: 'स्टाफ़ के रूप में',
  sinceAndLastSeen: (since, seen) => `${since} से, आख़िरी बार ${seen} को`,
  thisDevice: 'यह डिवाइस',
  signOut: 'साइन आउट करें',
  signOutName: (name) => `${name} को साइन आउट करें`,
  thatDeviceIsSignedOut: 'वह डिवाइस साइन आउट हो गया।',
  signOutElsewhere: 'बाकी सब जगह से साइन आउट करें',
  youAreSignedOutEverywhere: 'आप बाकी सब जगह से साइन आउट हो गए हैं।',
};
