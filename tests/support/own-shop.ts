/** Runs before each test file of the API on Node: opens a shop for that file alone, and looks at it when the file is over. */
import { afterAll, inject } from 'vitest';
import { linkPictures } from './demo-shop.ts';
import { NodeServer, SITE_ORIGIN } from './node-shop.ts';
import type { Running } from './running.ts';
import { faultsOf, makeDataFolder, signStaffIn } from './setup.ts';
import { keepOwnShop } from './shop.ts';

declare global {
  /** Files come one after the other in a process, which keeps its server for all of them. */
  var nodeServer: NodeServer | undefined;
}
const server = (globalThis.nodeServer ??= new NodeServer());

const { freshPath, ...run } = inject('running');
const data = makeDataFolder('file', freshPath);
await linkPictures(data.path);
const shop = await server.open(data.path);
const running: Running = {
  ...run,
  freshPath,
  ...shop,
  siteOrigin: SITE_ORIGIN,
  hranaUrl: null,
  sessionSecret: data.sessionSecret,
  staffTokens: await signStaffIn(shop.origin),
};
keepOwnShop(running);

afterAll(async () => {
  await server.close();
  const faults = await faultsOf(shop);
  data.remove();
  if (faults !== undefined) throw new Error(faults);
});
