/* Descriptions of facts that mails of several areas have. */

export const NUMBER_FACT = 'The number of the order';
export const NAME_FACT = 'The name of the shopper';
export const SELLER_FACT = 'The name of the seller';
export const AMOUNT_FACT = 'The amount';
