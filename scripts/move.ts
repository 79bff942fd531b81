/**
 * `npm run move -- --to-edge [--while-open] [--secrets FILE]`: copies the shop of DATA_DIR to Cloudflare: its records to
 * the empty libSQL server of DATABASE_URL and DATABASE_TOKEN, its files to the R2 bucket of R2_ENDPOINT,
 * R2_ACCESS_KEY_ID, R2_SECRET_ACCESS_KEY and R2_BUCKET, and its secrets to FILE for `wrangler secret bulk`.
 * `npm run move -- --to-box`: copies a shop of Cloudflare into an empty DATA_DIR. SESSION_SECRET and SEALING_SECRET are
 * those of the Worker. `--with-unreadable` moves sealed values too that no secret opens. An interrupted move is run
 * again with the same options. Both check that the copy is the same, that the invariants hold, and that the secrets open
 * the sealed values.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { openDataFolder } from '../functions/node/data-folder.ts';
import { explained } from './explained.ts';
import { folderGiven } from './folder-given.ts';
import { moveToBox } from './move-to-box.ts';
import { moveToEdge } from './move-to-edge.ts';
import { openBucket } from './r2-bucket.ts';

const { values } = parseArgs({
  options: {
    'to-edge': { type: 'boolean', default: false },
    'to-box': { type: 'boolean', default: false },
    'while-open': { type: 'boolean', default: false },
    'with-unreadable': { type: 'boolean', default: false },
    secrets: { type: 'string' },
    data: { type: 'string' },
  },
});

await explained(async () => {
  const { env: variables } = process;
  const { DATABASE_URL: url, DATABASE_TOKEN: token } = variables;
  if (values['to-edge'] === values['to-box'])
    throw new CannotStart('Say where to: npm run move -- --to-edge, or npm run move -- --to-box');
  if (!url) throw new CannotStart('Set DATABASE_URL, and DATABASE_TOKEN if the server takes one.');
  const bucket = openBucket(variables);
  const isUnreadableAccepted = values['with-unreadable'];
  const shared = { url, token: token || undefined, bucket, isUnreadableAccepted, variables };
  const sentences = values['to-box']
    ? await moveToBox({ ...shared, to: resolve(values.data ?? (variables.DATA_DIR || './data')) }, console.log)
    : await moveHere();
  for (const sentence of sentences) console.log(sentence);

  async function moveHere(): Promise<string[]> {
    const folder = openDataFolder(folderGiven(values.data));
    const secretsPath = resolve(values.secrets ?? join(folder.path, 'worker-secrets.json'));
    return moveToEdge({ ...shared, folder, secretsPath, isWhileOpen: values['while-open'] }, console.log);
  }
});
