import { inLanguage } from '../language.ts';

/** The page of a seller's work of the day: orders, parcels, problems, and drafts of products. */
export const words = inLanguage('today', {
  // Drafts of products
  readyForTheShop: 'Ready for the shop',
  wholeAndNotInThe: 'Whole, and not in the shop yet.',
  puttingInTheShop: 'Putting in the shop…',
  putInTheShop: (isAll: boolean, count: number) => `Put ${isAll ? 'all ' : ''}${count} in the shop`,
  toComplete: 'To complete',
  productsAreInTheShop: (count: number) =>
    count === 1 ? '1 product is in the shop.' : `${count} products are in the shop.`,
  productIsNot: (name: string, why: string) => `${name} is not: ${why}`,
  // Orders and parcels
  holiday: (holiday: string) => `${holiday}.`,
  changeTheHoliday: 'Change the holiday',
  toConfirm: 'To confirm',
  noOrderWaitsToBe: 'No order waits to be confirmed.',
  confirming: 'Confirming…',
  confirmOrders: (isAll: boolean, count: number) => `Confirm ${isAll ? 'all ' : ''}${count}`,
  toPack: 'To pack',
  nothingWaitsToBePacked: 'Nothing waits to be packed.',
  toHandOver: 'To hand over',
  noParcelWaitsForIts: 'No parcel waits for its courier.',
  problems: 'Problems',
  noFailedDeliveryAndNo: 'No failed delivery, and no return to answer.',
  theDeliveryFailedTellThe: 'The delivery failed: tell the courier what to do.',
  theBuyerAsksForA: 'The buyer asks for a return: approve or reject it.',
  lateSinceDay: (day: string) => `Late since ${day}`,
});
