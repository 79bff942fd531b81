import { inLanguage } from '../language.ts';

/** What is left to do before the shop opens, and the buttons that open and close it. Admins read it. */
export const words = inLanguage('set-up', {
  failedToFetchTheSet: 'Failed to fetch the set-up list',
  settingUpTheShop: 'Setting up the shop',
  openToShoppers: 'Open to shoppers',
  closedToShoppers: 'Closed to shoppers',
  shoppersSeeTheShop: 'Shoppers see the shop.',
  shoppersSeeThatTheShop:
    'Shoppers see that the shop opens soon, and nothing else. Search engines are told to come back later.',
  points: 'Points',
  done: 'Done',
  neededToOpen: 'Needed to open',
  toDo: 'To do',
  openTheShop: 'Open the shop',
  letShoppersIn: 'Let shoppers in?',
  everybodySeesTheShopFrom: 'Everybody sees the shop from now on, and search engines may list it.',
  theShopIsOpen: 'The shop is open.',
  closeTheShop: 'Close the shop',
  closeTheShopToShoppers: 'Close the shop to shoppers?',
  nobodyCanOrderUntilIt: 'Nobody can order until it is opened again. Orders that are placed go on.',
  theShopIsClosed: 'The shop is closed.',
  seeTheShop: 'See the shop',
});
