import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { Persona } from './persona.ts';
import { signInAs } from './sign-in.ts';

/** A transparent pixel: a picture to serve. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const PICTURE_KEY = '00c0ffee00c0ffee00c0ffee00c0ffee.png';

/** What a data folder keeps of its own. */
const SECRETS = 'shop.json';

const STAFF = [
  { name: 'admin', purpose: 'customer' },
  { name: 'meera', purpose: 'seller' },
  { name: 'farhan', purpose: 'seller' },
  { name: 'pending', purpose: 'seller' },
] as const;

/**
 * A data folder for one shop; it is gone when the run is over.
 * @param freshPath the records it begins with, and the secrets that lie beside them, with a picture in its media; without,
 *   the folder is empty and the demo shop is made when it opens
 * @param pages whether it also begins with the pages that lie beside those records, already drawn
 */
export function makeDataFolder(
  name: string,
  freshPath?: string,
  pages: 'drawn' | 'none' = 'drawn',
): { path: string; mediaPath: string; sessionSecret: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `ratnahaat-${name}-`));
  const secrets = join(dirname(freshPath ?? ''), SECRETS);
  if (freshPath !== undefined && existsSync(secrets)) copyFileSync(secrets, join(path, SECRETS));
  const folder = openDataFolder(path);
  mkdirSync(folder.mediaPath, { recursive: true });
  if (freshPath !== undefined) {
    writeFileSync(join(folder.mediaPath, PICTURE_KEY), Buffer.from(PIXEL, 'base64'));
    copyFileSync(freshPath, folder.databasePath);
    const drawn = join(dirname(freshPath), 'site');
    if (pages === 'drawn' && existsSync(drawn)) cpSync(drawn, folder.sitePath, { recursive: true });
  }
  const { mediaPath, sessionSecret } = folder;
  return { path, mediaPath, sessionSecret, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Signs the demo shop's staff in, each by their purpose.
 * @param known their sessions so far, by their e-mail: those that still hold are kept
 */
export async function signStaffIn(origin: string, known: Record<string, string> = {}): Promise<Record<string, string>> {
  const tokens = STAFF.map(async ({ name, purpose }): Promise<[string, string]> => {
    const email = `${name}@ratnahaat.example`;
    const token = known[email];
    const holds = token !== undefined && (await new Persona(origin, token).get('/api/users/profile')).status === 200;
    return [email, holds ? token : await signInAs(origin, purpose, email)];
  });
  return Object.fromEntries(await Promise.all(tokens));
}

/** What a shop logs when it met what it should never meet. */
const NEVER = ['request.failed', 'job.failed', 'after.failed'];

/**
 * What is wrong with a shop after all that was done to it: faults of its own that it logged, also those that no test has
 * noticed, and records that do not hold together.
 * @returns nothing where all is well
 */
export async function faultsOf({
  logPath,
  databasePath,
}: {
  logPath: string;
  databasePath: string;
}): Promise<string | undefined> {
  const logged = readFileSync(logPath, 'utf8')
    .split('\n')
    .filter((line) => NEVER.some((event) => line.includes(`"event":"${event}"`)));
  const broken = await faultsInRecords(databasePath);
  const said = [
    ...(logged.length > 0 ? [`The shop logged ${logged.length} faults of its own:`, ...logged.slice(0, 5)] : []),
    ...(broken.length > 0 ? ['After the run it does not hold that:'] : []),
    ...broken,
  ];
  return said.length > 0 ? said.join('\n') : undefined;
}

/** What does not hold in a shop's records, each with what breaks it. */
export async function faultsInRecords(databasePath: string): Promise<string[]> {
  const db = openEmbeddedDb(databasePath);
  const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
  db.close();
  return broken.map(({ says, faults }) => `${says}: ${faults.join('; ')}`);
}

/** Fails the run where something is wrong with the shop that all its tests shared. */
export async function expectFaultless(shop: { logPath: string; databasePath: string }): Promise<void> {
  const faults = await faultsOf(shop);
  if (faults === undefined) return;
  console.error(faults);
  process.exitCode = 1;
}
