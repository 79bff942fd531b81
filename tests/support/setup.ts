import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../functions/node/data-folder.ts';
import { checkInvariants } from '../../functions/domain/invariants/index.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { copyDemoShop } from './demo-shop.ts';
import { signInAs } from './sign-in.ts';

/** A transparent pixel: a picture to serve. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
export const PICTURE_KEY = '00c0ffee00c0ffee00c0ffee00c0ffee.png';

const STAFF = { admin: ['admin'], sellers: ['meera', 'farhan', 'pending'] };

/**
 * A data folder for one run, with a picture in its media; it is gone when the run is over.
 * @param freshPath the records it begins with; the demo shop's are made when it opens otherwise
 */
export function makeDataFolder(
  name: string,
  freshPath?: string,
): { path: string; sessionSecret: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `ratnahaat-${name}-`));
  const folder = openDataFolder(path);
  mkdirSync(folder.mediaPath, { recursive: true });
  writeFileSync(join(folder.mediaPath, PICTURE_KEY), Buffer.from(PIXEL, 'base64'));
  if (freshPath !== undefined) copyFileSync(freshPath, folder.databasePath);
  return { path, sessionSecret: folder.sessionSecret, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Puts the demo shop into a data folder, and keeps a copy of its records for the shops that tests open beside.
 * @returns where the copy lies
 */
export async function makeDemoShop(dataDir: string): Promise<string> {
  process.env.DATA_DIR = dataDir;
  await copyDemoShop(dataDir);
  const freshPath = join(dataDir, 'fresh.db');
  copyFileSync(openDataFolder(dataDir).databasePath, freshPath);
  return freshPath;
}

/** Signs the demo shop's staff in, each by their purpose. */
export async function signStaffIn(origin: string): Promise<Record<string, string>> {
  const people = [
    ...STAFF.admin.map((name) => ({ name, purpose: 'customer' as const })),
    ...STAFF.sellers.map((name) => ({ name, purpose: 'seller' as const })),
  ];
  const tokens = people.map(async ({ name, purpose }): Promise<[string, string]> => {
    const email = `${name}@ratnahaat.example`;
    return [email, await signInAs(origin, purpose, email)];
  });
  return Object.fromEntries(await Promise.all(tokens));
}

/** What a shop logs when it met what it should never meet. */
const NEVER = ['request.failed', 'job.failed', 'after.failed'];

/** Fails the run where the shop logged a fault of its own, also one that no test has noticed. */
export function expectQuietLog(logPath: string): void {
  const faults = readFileSync(logPath, 'utf8')
    .split('\n')
    .filter((line) => NEVER.some((event) => line.includes(`"event":"${event}"`)));
  if (faults.length === 0) return;
  console.error(`The shop logged ${faults.length} faults of its own:\n${faults.slice(0, 5).join('\n')}`);
  process.exitCode = 1;
}

/** Fails the run where its records do not hold together after all that was done to them. */
export async function expectSoundRecords(databasePath: string): Promise<void> {
  const db = openEmbeddedDb(databasePath);
  const broken = (await checkInvariants(db)).filter(({ faults }) => faults.length > 0);
  db.close();
  if (broken.length === 0) return;
  console.error(
    `After the run it does not hold that:\n${broken.map(({ says, faults }) => `${says}: ${faults.join('; ')}`).join('\n')}`,
  );
  process.exitCode = 1;
}
