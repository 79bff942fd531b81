/**
 * `npm run db:triggers`: writes the packed line of the table `listing` into its SQL, and the page that lists which event
 * of a table writes which rows.
 */
import { writeFileSync } from 'node:fs';
import { LISTING_SQL, listingSql } from './listing-sql.ts';
import { triggerPage } from './trigger-page.ts';

writeFileSync(LISTING_SQL, listingSql());
writeFileSync('functions/db/triggers/README.md', triggerPage());
