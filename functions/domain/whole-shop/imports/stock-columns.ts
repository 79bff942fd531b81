import type { ManagedStock } from '#contract/calls/managed-stock.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { maybeText, number, told } from './columns.ts';
import type { Columns } from './columns.ts';

/**
 * The columns of stock as a file. Stock takers write into `Counted pieces`, which is empty in the export. Its value
 * takes precedence over `Pieces in stock`.
 */
export const STOCK_COLUMNS: Columns<ManagedStock> = {
  'SKU code': told(({ skuCode }) => skuCode),
  Product: told(({ productName }) => productName),
  Seller: told(({ sellerName }) => sellerName),
  Name: told(({ skuName }) => skuName),
  Colour: told(({ color }) => color),
  Size: told(({ size }) => size),
  'Pieces in stock': number('quantity', ({ quantity }) => quantity),
  'Counted pieces': number('counted', () => null, null),
  'Reserved pieces': told(({ reservedQuantity }) => reservedQuantity),
  'Available pieces': told(({ availableQuantity }) => availableQuantity),
  Label: told(({ stockLabel }) => stockLabel),
  Location: maybeText('location', ({ location }) => location),
  Changed: told(({ lastUpdated }) => formatInstant(lastUpdated)),
};
