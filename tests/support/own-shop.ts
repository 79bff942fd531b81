/**
 * Runs before each test file of the API on Node: opens a shop for that file alone, and checks it for faults after the
 * file.
 */
import Database from 'libsql';
import { afterAll, inject } from 'vitest';
import { clock } from './clock.ts';
import { linkFiles } from './demo-shop.ts';
import { NodeServer, SITE_ORIGIN } from './node-shop.ts';
import { keepConnectionsTo } from './persona.ts';
import type { Running } from './running.ts';
import { faultsOf, makeDataFolder } from './setup.ts';
import { keepOwnShop } from './shop.ts';

declare global {
  /** Files run one after the other in a process, which keeps its server for all of them. */
  var nodeServer: NodeServer | undefined;
}
const server = (globalThis.nodeServer ??= new NodeServer(true));

const { signedIn, ...run } = inject('running');
const { path, staffTokens } = signedIn!;
const data = makeDataFolder('file', path);
linkFiles(run.picturesPath!, data.mediaPath);
// Jobs run only on request, as on workerd: a shop that publishes by itself renders pages that no test needs.
const shop = await server.open(data.path, { jobs: 'asked for' });
keepConnectionsTo(shop.origin);
// Staff are signed out after half an hour without a request, and a run may take longer on a busy machine.
const records = new Database(shop.databasePath, { timeout: 5000 });
records.prepare('UPDATE sessions SET last_seen_at = ?').run([clock.now()]);
records.close();
const running: Running = {
  ...run,
  ...shop,
  siteOrigin: SITE_ORIGIN,
  hranaUrl: null,
  sessionSecret: data.sessionSecret,
  staffTokens,
};
keepOwnShop(running);

afterAll(async () => {
  await server.close();
  const faults = await faultsOf(shop);
  data.remove();
  if (faults !== undefined) throw new Error(faults);
});
