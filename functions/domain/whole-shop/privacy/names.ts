import { sql } from 'drizzle-orm';

/* What a copy of somebody's data says in place of an id, by the SQL of the column that has it. */

export const orderNumber = (column: string) => sql`(SELECT number FROM orders WHERE orders.id = ${sql.raw(column)})`;
export const returnReference = (column: string) =>
  sql`(SELECT reference FROM returns WHERE returns.id = ${sql.raw(column)})`;
export const sellerName = (column: string) =>
  sql`(SELECT business_name FROM sellers WHERE sellers.id = ${sql.raw(column)})`;
export const productName = (column: string) => sql`(SELECT name FROM products WHERE products.id = ${sql.raw(column)})`;
export const couponCode = (column: string) => sql`(SELECT code FROM coupons WHERE coupons.id = ${sql.raw(column)})`;
