/** `npm run db:triggers`: writes the page that lists which event of a table writes which rows. */
import { writeFileSync } from 'node:fs';
import { triggerPage } from './trigger-page.ts';

writeFileSync('functions/db/triggers/README.md', triggerPage());
