import type { ManagedProduct, ManagedSku, ManagedStock } from '#contract/calls/console.ts';
import type { ManagedOrder } from '#contract/calls/orders.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import type { Cell } from '../../http/csv.ts';

/** The columns of an exported list, by what stands above them; amounts name their unit. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Paise as rupees with both their decimals: `1299.00`. */
const rupees = (paise: number) => Number((paise / 100).toFixed(2));

export const PRODUCT_COLUMNS: Columns<ManagedProduct> = {
  'Product id': ({ id }) => id,
  Name: ({ name }) => name,
  Title: ({ title }) => title,
  Category: ({ categoryName }) => categoryName,
  Seller: ({ sellerName }) => sellerName,
  Brand: ({ brand }) => brand,
  Address: ({ seoUrl }) => `/product/${seoUrl}`,
  Active: ({ isActive }) => isActive,
  Visible: ({ isVisible }) => isVisible,
  'Shown to shoppers': ({ isShown }) => isShown,
  SKUs: ({ skuCount }) => skuCount,
  'Available pieces': ({ available }) => available,
  'Price from (rupees)': ({ priceFrom }) => (priceFrom === null ? null : rupees(priceFrom)),
  Changed: ({ updatedAt }) => formatInstant(updatedAt),
};

export const SKU_COLUMNS: Columns<ManagedSku> = {
  'SKU code': ({ code }) => code,
  'SKU id': ({ id }) => id,
  Product: ({ productName }) => productName,
  Seller: ({ sellerName }) => sellerName,
  Name: ({ name }) => name,
  Colour: ({ color }) => color,
  Size: ({ size }) => size,
  'MRP (rupees)': ({ mrpPrice }) => rupees(mrpPrice),
  'Selling price (rupees)': ({ sellingPrice }) => rupees(sellingPrice),
  'Discount (percent)': ({ discountPercentage }) => discountPercentage,
  'Tax category': ({ taxCategory }) => taxCategory,
  'Weight (kg)': ({ weight }) => weight,
  'Pieces in stock': ({ quantity }) => quantity,
  'Available pieces': ({ available }) => available,
  Status: ({ status }) => status,
};

export const STOCK_COLUMNS: Columns<ManagedStock> = {
  'SKU code': ({ skuCode }) => skuCode,
  Product: ({ productName }) => productName,
  Seller: ({ sellerName }) => sellerName,
  Name: ({ skuName }) => skuName,
  Colour: ({ color }) => color,
  Size: ({ size }) => size,
  'Pieces in stock': ({ quantity }) => quantity,
  'Reserved pieces': ({ reservedQuantity }) => reservedQuantity,
  'Available pieces': ({ availableQuantity }) => availableQuantity,
  Label: ({ stockLabel }) => stockLabel,
  Location: ({ location }) => location,
  Changed: ({ lastUpdated }) => formatInstant(lastUpdated),
};

export const ORDER_COLUMNS: Columns<ManagedOrder> = {
  Order: ({ orderId }) => orderId,
  Date: ({ orderDate }) => formatInstant(orderDate),
  Status: ({ orderStatus }) => orderStatus,
  Payment: ({ paymentMethod }) => paymentMethod,
  'Payment status': ({ paymentStatus }) => paymentStatus,
  Customer: ({ shippingAddress }) => shippingAddress.name,
  Mobile: ({ shippingAddress }) => shippingAddress.mobile,
  City: ({ shippingAddress }) => shippingAddress.city,
  State: ({ shippingAddress }) => shippingAddress.state,
  PIN: ({ shippingAddress }) => shippingAddress.pinCode,
  Items: ({ orderItems }) =>
    orderItems.map(({ product, size, quantity }) => `${quantity} × ${product.name} ${size}`.trim()).join('; '),
  'Number of items': ({ totalItems }) => totalItems,
  'Items at MRP (rupees)': ({ totalMrpPrice }) => rupees(totalMrpPrice),
  'Items (rupees)': ({ totalSellingPrice }) => rupees(totalSellingPrice),
  'Total (rupees)': ({ total }) => rupees(total),
  AWB: ({ consignments }) => consignments.flatMap(({ awb }) => (awb ? [awb] : [])).join('; '),
};
