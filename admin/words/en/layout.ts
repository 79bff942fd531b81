import { inLanguage } from '../language.ts';

export const words = inLanguage('layout', {
  quickSale: 'Quick sale',
  goods: 'Goods',
  money: 'Money',
  customers: 'Customers',
  shop: 'Shop',
  more: 'More',
  theOwnerOfTheAccount: 'The owner of the account decides who may see what.',
  darkColours: 'Dark colours',
  lightColours: 'Light colours',
  secondFactor: 'Second factor',
  whereYouAreSignedIn: 'Where you are signed in',
  keyboard: 'Keyboard',
  liveSoon: 'Live soon',
  liveInAbout: (text: string) => `Live in about ${text}`,
  takesSecondsSeconds: (takesSeconds: number) => `${takesSeconds} seconds`,
  roundMinutes: (round: number) => `${round} minutes`,
  liveShoppersSeeItNow: 'Live: shoppers see it now',
  thePagesTakeLongerThan: 'The pages take longer than usual. “Jobs” has the reason.',
  itTakesLongerThanUsual: 'It takes longer than usual until shoppers see it.',
  main: 'Main',
  yourEmailIsConfirmedWe:
    'Your email is confirmed. We check your details and papers, and email you when you can start selling. This takes up to two working days. Until then you can prepare your products here: they are not in the shop until you put them there.',
  yourAccountIsSuspendedYour:
    'Your account is suspended: your products are not in the shop until that is settled. We have emailed you the reason.',
  yourAccountIsDeactivatedYour:
    'Your account is deactivated: your products are not in the shop until it is activated again.',
  yourAccountIsClosedYou: 'Your account is closed. You can still see your orders and papers here.',
  weWaitForOfPapers: (missing: number, count: number) => ` We wait for ${missing} of ${count} papers.`,
  sendYourPapers: 'Send your papers',
  skipToTheContent: 'Skip to the content',
  shopNameBackOffice: (shopName: string) => `${shopName}, back office`,
});
