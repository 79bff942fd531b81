import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

interface DatedOffer {
  isActive: AnySQLiteColumn;
  startOn: AnySQLiteColumn;
  endOn: AnySQLiteColumn;
}

/** Returns the status of a coupon or a bundle on a day: `couponStatus` as SQL. */
export const statusOn = ({ isActive, startOn, endOn }: DatedOffer, today: SQL): SQL => sql`CASE
  WHEN NOT ${isActive} THEN 'inactive'
  WHEN ${startOn} > ${today} THEN 'upcoming'
  WHEN ${endOn} < ${today} THEN 'expired'
  ELSE 'active' END`;
