import { sql } from 'drizzle-orm';

/* Readable values that replace ids in a copy of personal data, by the SQL of the id's column. */

export const orderNumber = (column: string) => sql`(SELECT number FROM orders WHERE orders.id = ${sql.raw(column)})`;
export const returnReference = (column: string) =>
  sql`(SELECT reference FROM returns WHERE returns.id = ${sql.raw(column)})`;
export const sellerName = (column: string) =>
  sql`(SELECT business_name FROM sellers WHERE sellers.id = ${sql.raw(column)})`;
export const productName = (column: string) => sql`(SELECT name FROM products WHERE products.id = ${sql.raw(column)})`;
export const couponCode = (column: string) => sql`(SELECT code FROM coupons WHERE coupons.id = ${sql.raw(column)})`;
