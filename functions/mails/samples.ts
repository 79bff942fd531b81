/* Invented people, goods and orders for the previews of mails. */

/** Returns an instant from a date and time in India. */
export const at = (text: string) => Date.parse(`${text}+05:30`);

/** The recipient of a preview. */
export const TO = 'asha@example.in';
export const SHOPPER = 'Asha Rao';
export const SELLER = 'Meera Jewels';
export const CODE = '428117';
/** The token of a link that does not work. */
export const TOKEN = 'sample';
export const WHEN = at('2026-11-20T15:00');
export const UNTIL = at('2026-11-21T15:00');

export const PRODUCT = {
  name: 'Kundan Peacock Jhumka',
  seoUrl: 'kundan-peacock-jhumka',
  detail: 'Green',
  sellingPaise: 599_00,
};
export const CHOKER = {
  name: 'Temple Lakshmi Choker',
  seoUrl: 'temple-lakshmi-choker',
  detail: 'Gold',
  sellingPaise: 499_00,
};

export const ORDER_NUMBER = 'RH-7K4M-92QD-X3TB';
export const ITEMS = [
  { name: PRODUCT.name, detail: PRODUCT.detail, quantity: 2, sellingPaise: 1198_00 },
  { name: CHOKER.name, detail: CHOKER.detail, quantity: 1, sellingPaise: 499_00 },
];
export const PAYMENT = { number: ORDER_NUMBER, fullName: SHOPPER, amountPaise: 1374_00 };
