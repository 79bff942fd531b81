import { inLanguage } from '../language.ts';

/** The frame of every page: menus, the top bar, notes above and below a page, and messages instead of one. */
export const words = inLanguage('layout', {
  // Menus
  main: 'Main',
  quickSale: 'Quick sale',
  goods: 'Goods',
  money: 'Money',
  customers: 'Customers',
  shop: 'Shop',
  more: 'More',
  // The top bar and the menu of the account
  skipToTheContent: 'Skip to the content',
  backOfficeOf: (shopName: string) => `${shopName}, back office`,
  darkColours: 'Dark colours',
  lightColours: 'Light colours',
  secondFactor: 'Second factor',
  whereYouAreSignedIn: 'Where you are signed in',
  keyboard: 'Keyboard',
  // A page that the person may not see
  theOwnerOfTheAccount: 'The owner of the account decides who may see what.',
  // When shoppers see a change
  liveSoon: 'Live soon',
  liveInSeconds: (seconds: number) => `Live in about ${seconds} seconds`,
  liveInMinutes: (minutes: number) => `Live in about ${minutes} minutes`,
  liveShoppersSeeItNow: 'Live: shoppers see it now',
  thePagesTakeLongerThan: 'The pages take longer than usual. “Jobs” has the reason.',
  itTakesLongerThanUsual: 'It takes longer than usual until shoppers see it.',
  // Sellers who cannot sell
  yourEmailIsConfirmedWe:
    'Your email is confirmed. We check your details and papers, and email you when you can start selling. This takes up to two working days. Until then you can prepare your products here: they are not in the shop until you put them there.',
  yourAccountIsSuspendedYour:
    'Your account is suspended: your products are not in the shop until that is settled. We have emailed you the reason.',
  yourAccountIsDeactivatedYour:
    'Your account is deactivated: your products are not in the shop until it is activated again.',
  yourAccountIsClosedYou: 'Your account is closed. You can still see your orders and papers here.',
  weWaitForPapers: (missing: number, count: number) => `We wait for ${missing} of ${count} papers.`,
  sendYourPapers: 'Send your papers',
});
