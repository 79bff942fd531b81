import { packedLineSql } from '../../functions/db/listing-columns.ts';
import { textOf } from './source.ts';

export const LISTING_SQL = 'functions/db/triggers/discovery/listing.sql';

/** Returns the SQL file of the listing with the packed line that the table of columns describes. */
export function listingSql(): string {
  return textOf(LISTING_SQL).replace(/(?<=AS featured_order,\n {4})[\s\S]*?(?= AS packed\n)/, packedLineSql);
}
