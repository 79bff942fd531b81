/** `npm run db:triggers`: writes the page that says which event of a table leads to which rows. */
import { writeFileSync } from 'node:fs';
import { triggerPage } from './trigger-page.ts';

writeFileSync('functions/db/triggers/README.md', triggerPage());
