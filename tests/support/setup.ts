import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { checkInvariants } from '../../functions/domain/whole-shop/invariants/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { Persona } from './persona.ts';
import { signInAs } from './sign-in.ts';

/** A transparent pixel to serve as a picture. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const PICTURE_KEY = '00c0ffee00c0ffee00c0ffee00c0ffee.png';

/** The file with the secrets of a data folder. */
const SECRETS = 'shop.json';

const STAFF = [
  { name: 'admin', purpose: 'customer' },
  { name: 'meera', purpose: 'seller' },
  { name: 'farhan', purpose: 'seller' },
  { name: 'pending', purpose: 'seller' },
] as const;

/**
 * Makes a data folder for one shop, which is removed after the run.
 * @param freshPath the records it starts with, together with the secrets next to them and a picture in its media.
 *   Without it, the folder is empty and the demo shop is made when it opens
 * @param pages whether it also starts with the rendered pages that are next to those records
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
 * Signs the demo shop's staff in, each for their purpose.
 * @param known their existing sessions, by email; those that are still valid are reused
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

/** Log events that must never occur. */
const NEVER = ['request.failed', 'job.failed', 'after.failed'];

/**
 * Returns the faults of a shop after its tests: the shop's own errors in the log, including those that no test noticed,
 * and broken invariants of the records.
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

/** Returns the broken invariants of a shop's records, each with the records that break it. */
export async function faultsInRecords(databasePath: string): Promise<string[]> {
  const db = openEmbeddedDb(databasePath);
  const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
  db.close();
  return broken.map(({ says, faults }) => `${says}: ${faults.join('; ')}`);
}

/** Fails the run if the shop shared by all tests has a fault. */
export async function expectFaultless(shop: { logPath: string; databasePath: string }): Promise<void> {
  const faults = await faultsOf(shop);
  if (faults === undefined) return;
  console.error(faults);
  process.exitCode = 1;
}
