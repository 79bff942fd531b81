import type { EditedProduct } from '#contract/calls/managed-goods.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { day, flag, list, maybeText, number, rupees, text, told } from './columns.ts';
import type { Columns } from './columns.ts';
import { pictures } from './named-pictures.ts';

const PAGE = '/product/';
type Fact = keyof EditedProduct['attributes'];

const fact = (name: Fact) =>
  maybeText<EditedProduct>(`attributes.${name}`, ({ attributes }) => String(attributes[name] ?? ''));
const facts = (name: 'stone' | 'occasion') =>
  list<EditedProduct>(`attributes.${name}`, ({ attributes }) => {
    const terms = attributes[name];
    return Array.isArray(terms) ? terms : [];
  });

const inHindi = (name: 'name' | 'title' | 'description') =>
  text<EditedProduct>(`translations.hi.${name}`, ({ translations }) => translations.hi?.[name] ?? '');

/** The columns of products as a file. */
export const PRODUCT_COLUMNS: Columns<EditedProduct> = {
  'Product id': told(({ id }) => id),
  Name: text('name', ({ name }) => name),
  Title: text('title', ({ title }) => title),
  'Description (HTML)': text('description', ({ description }) => description),
  'Name in Hindi': inHindi('name'),
  'Title in Hindi': inHindi('title'),
  'Description in Hindi (HTML)': inHindi('description'),
  'Category id': number('categoryId', ({ categoryId }) => categoryId),
  Category: told(({ categoryName }) => categoryName),
  'Seller id': { ...number('sellerId', ({ sellerId }) => sellerId), whenEmpty: null },
  Seller: told(({ sellerName }) => sellerName),
  Brand: text('brand', ({ brand }) => brand),
  Address: { write: ({ seoUrl }) => `${PAGE}${seoUrl}`, field: 'seoUrl', read: addressIn },
  'Key words': text('seoKw', ({ seoKw }) => seoKw),
  'HSN code': text('hsn', ({ hsn }) => hsn),
  'Country of origin': text('countryOfOrigin', ({ countryOfOrigin }) => countryOfOrigin),
  'Cash on delivery': flag('codAllowed', ({ codAllowed }) => codAllowed),
  'First day': day('startDate', ({ startDate }) => startDate),
  'Last day': day('endDate', ({ endDate }) => endDate),
  Active: flag('isActive', ({ isActive }) => isActive),
  Visible: flag('isVisible', ({ isVisible }) => isVisible),
  Plating: fact('plating'),
  'Plating (micron)': fact('platingMicron'),
  'Base metal': fact('baseMetal'),
  Stones: facts('stone'),
  Style: fact('style'),
  Occasions: facts('occasion'),
  Closure: fact('closure'),
  'Set contents': fact('setContents'),
  Dimensions: fact('dimensions'),
  Warranty: fact('warranty'),
  Care: fact('care'),
  Movement: fact('movement'),
  'Water resistance': fact('waterResistance'),
  Pictures: pictures,
  'Shown to shoppers': told(({ isShown }) => isShown),
  SKUs: told(({ skuCount }) => skuCount),
  'Available pieces': told(({ available }) => available),
  'Price from (rupees)': told(({ priceFrom }) => (priceFrom === null ? null : rupees(priceFrom))),
  Changed: told(({ updatedAt }) => formatInstant(updatedAt)),
};

/** Returns the last part of a product's address. The rest may be missing in the cell. */
export function addressIn(cell: string): string {
  return cell.replace(/^(?:https?:\/\/[^/]+)?\/?product\//i, '').replace(/\/$/, '');
}
