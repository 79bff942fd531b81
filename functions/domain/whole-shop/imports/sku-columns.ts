import type { ManagedSku } from '#contract/calls/managed-goods.ts';
import { amount, day, number, text, told } from './columns.ts';
import type { Columns } from './columns.ts';
import { pictures } from './named-pictures.ts';

/**
 * The columns of SKUs as a file. The stock column is the opening stock of a new SKU; later changes use the file of
 * stock.
 */
export const SKU_COLUMNS: Columns<ManagedSku> = {
  'SKU code': text('code', ({ code }) => code),
  'SKU id': told(({ id }) => id),
  'Product id': told(({ productId }) => productId),
  Product: told(({ productName }) => productName),
  Seller: told(({ sellerName }) => sellerName),
  Name: text('name', ({ name }) => name),
  Colour: text('color', ({ color }) => color),
  Size: text('size', ({ size }) => size),
  'MRP (rupees)': amount('mrpPrice', ({ mrpPrice }) => mrpPrice),
  'Selling price (rupees)': amount('sellingPrice', ({ sellingPrice }) => sellingPrice),
  'Discount (percent)': told(({ discountPercentage }) => discountPercentage),
  'Tax category': text('taxCategory', ({ taxCategory }) => taxCategory),
  'Tax rate id': number('taxRateId', ({ taxRateId }) => taxRateId, null),
  'Weight (kg)': number('weight', ({ weight }) => weight),
  'First day': day('startDate', ({ startDate }) => startDate),
  'Last day': day('endDate', ({ endDate }) => endDate),
  Position: number('position', ({ position }) => position),
  'Pieces in stock': number('quantity', ({ quantity }) => quantity),
  Pictures: pictures,
  'Available pieces': told(({ available }) => available),
  Status: told(({ status }) => status),
};
