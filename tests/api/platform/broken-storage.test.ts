import Database from 'libsql';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { noteShop, openDataFolder, tracesOfShop as tracesOf } from '../../../functions/node/data-folder.ts';
import type { DataFolder } from '../../../functions/node/data-folder.ts';
import { migrate } from '../../../functions/node/migrate.ts';
import { openEmbeddedDb } from '../../../functions/node/open-db.ts';
import { requireRoom } from '../../../functions/node/free-room.ts';
import { inOperatorsWords } from '../../../functions/node/storage-faults.ts';
import { freePort } from '../../support/free-port.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import { npmStart } from '../../support/npm-start.ts';
import { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const { runtime, freshPath } = inject('running');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ratnahaat-broken-'));
  folders.push(path);
  return path;
}

/** Makes a data folder that already had a shop. */
function formerShop(): DataFolder {
  const folder = openDataFolder(newFolder());
  copyFileSync(freshPath, folder.databasePath);
  mkdirSync(folder.mediaPath);
  writeFileSync(join(folder.mediaPath, 'a.png'), 'x');
  noteShop(folder);
  return folder;
}

/** Returns the output of a failing `npm start`: a few sentences, without a stack trace. */
async function refusal(DATA_DIR: string, variables: Record<string, string> = {}): Promise<string> {
  const { code, said } = await npmStart({ PORT: String(await freePort()), DATA_DIR, ...variables }).end();
  expect(said).not.toMatch(/^\s+at /m);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
  return said.trim();
}

/** Returns every file of a folder with its size, except files that a start may make. */
function contentOf(path: string): string[] {
  return (
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/^(prepare\.lock|open\.(lock|json)|shop\.json)|-shm$/.test(name))
      .map((name) => `${name} ${statSync(join(path, name)).size}`)
      // The engine makes an empty log when it opens a database.
      .filter((line) => !line.endsWith('-wal 0'))
      .sort()
  );
}

const overwrite = (path: string, from: number, bytes: number) => {
  writeSync(openSync(path, 'r+'), Buffer.alloc(bytes, 0x77), 0, bytes, from);
};

const SECRETS_WAY_BACK =
  'It holds the key that sessions and sealed bank details are made with. Restore it from a backup. ' +
  'If there is none, delete it and set SESSION_SECRET to a new value: everybody must sign in again, and bank details and authenticator apps must be entered again (npm run admin -- reset-factor EMAIL).';
const RESTORE = 'Restore the database from a backup.';
const BEGIN_NEW = `${RESTORE} To begin a new shop instead, empty the folder or choose another one with DATA_DIR.`;

/** The damages to a shop's folder, with the message of the next start. `{path}` stands for the folder. */
const BROKEN: Record<string, { break: (folder: DataFolder) => void; says: string }> = {
  'a database that is cut': {
    break: ({ databasePath }) => truncateSync(databasePath, 1_000_000),
    says: `{path}/ratnahaat.db is damaged. ${RESTORE}`,
  },
  'a database whose head is overwritten': {
    break: ({ databasePath }) => overwrite(databasePath, 0, 4096),
    says: `{path}/ratnahaat.db is damaged. ${RESTORE}`,
  },
  'a database whose middle is overwritten': {
    break: ({ databasePath }) => overwrite(databasePath, 4096 * 300, 400_000),
    says: `{path}/ratnahaat.db is damaged. ${RESTORE}`,
  },
  'a file that is no database': {
    break: ({ databasePath }) => writeFileSync(databasePath, 'This is a text, and longer than the head of a database.'),
    says: `{path}/ratnahaat.db is damaged. ${RESTORE}`,
  },
  'a folder in the place of the database': {
    break({ databasePath }) {
      rmSync(databasePath);
      mkdirSync(databasePath);
    },
    says: '{path}/ratnahaat.db is a folder, but the database is a file. Move it away and restore the database from a backup.',
  },
  'a database of 0 bytes': {
    break: ({ databasePath }) => truncateSync(databasePath, 0),
    says: `{path}/ratnahaat.db is empty, but {path} has had a shop: it still holds shop.json, media. ${BEGIN_NEW}`,
  },
  'no database': {
    break: ({ databasePath }) => rmSync(databasePath),
    says: `{path}/ratnahaat.db is missing, but {path} has had a shop: it still holds shop.json, media. ${BEGIN_NEW}`,
  },
  'no database, in a folder of which only the pictures are left': {
    break({ path, databasePath }) {
      rmSync(databasePath);
      rmSync(join(path, 'shop.json'));
    },
    says: `{path}/ratnahaat.db is missing, but {path} has had a shop: it still holds media. ${BEGIN_NEW}`,
  },
  'a database without tables': {
    break({ databasePath }) {
      rmSync(databasePath);
      const empty = new Database(databasePath);
      empty.exec('CREATE TABLE t (id INTEGER); DROP TABLE t');
      empty.close();
    },
    says: `{path}/ratnahaat.db is empty, but {path} has had a shop: it still holds shop.json, media. ${BEGIN_NEW}`,
  },
  'a database in which no shop was opened': {
    break({ databasePath }) {
      rmSync(databasePath);
      const db = openEmbeddedDb(databasePath);
      migrate(db.connection);
      // Prepared statements keep the file open until they are garbage-collected. Without a log, that changes nothing on
      // disk.
      db.connection.exec('PRAGMA journal_mode = DELETE');
      db.close();
    },
    says: `{path}/ratnahaat.db is without a shop, but {path} has had a shop: it still holds shop.json, media. ${BEGIN_NEW}`,
  },
  'a shop.json that is cut': {
    break: ({ path }) => writeFileSync(join(path, 'shop.json'), '{"id":"0123'),
    says: `{path}/shop.json is damaged. ${SECRETS_WAY_BACK}`,
  },
  'a shop.json that says nothing': {
    break: ({ path }) => writeFileSync(join(path, 'shop.json'), '{}'),
    says: `{path}/shop.json is damaged. ${SECRETS_WAY_BACK}`,
  },
  'an empty shop.json': {
    break: ({ path }) => truncateSync(join(path, 'shop.json'), 0),
    says: `{path}/shop.json is empty. ${SECRETS_WAY_BACK}`,
  },
  'a shop.json that is lost': {
    break: ({ path }) => rmSync(join(path, 'shop.json')),
    says: `{path}/shop.json is missing, but {path}/ratnahaat.db is there. ${SECRETS_WAY_BACK.replace('delete it and ', '')}`,
  },
  'a folder in the place of shop.json': {
    break({ path }) {
      rmSync(join(path, 'shop.json'));
      mkdirSync(join(path, 'shop.json'));
    },
    says: '{path}/shop.json is a folder, but a file is needed there. Move it away and restore the file from a backup.',
  },
  'a file in the place of the pictures': {
    break({ mediaPath }) {
      rmSync(mediaPath, { recursive: true });
      writeFileSync(mediaPath, 'x');
    },
    says: '{path}/media is a file, but a folder is needed there. Move it away, then start again.',
  },
  'a file in the place of the pages': {
    break: ({ sitePath }) => writeFileSync(sitePath, 'x'),
    says: '{path}/site is a file, but a folder is needed there. Move it away, then start again.',
  },
  'a lock that is none': {
    break: ({ path }) =>
      writeFileSync(join(path, 'prepare.lock'), 'This is a text, and longer than the head of a file.'),
    says: '{path}/prepare.lock is no lock file of the shop. Delete it, then start again.',
  },
};

describe.runIf(runtime === 'node')(
  'npm start says in one line what is wrong, how to mend it, and changes nothing:',
  () => {
    test.each(Object.keys(BROKEN))('%s', async (name) => {
      const folder = formerShop();
      BROKEN[name]!.break(folder);
      const before = contentOf(folder.path);
      expect(await refusal(folder.path)).toBe(BROKEN[name]!.says.replaceAll('{path}', folder.path));
      expect(contentOf(folder.path)).toEqual(before);
    });

    test('a file in the place of the data folder, or above it', async () => {
      const file = join(newFolder(), 'file');
      writeFileSync(file, 'x');
      expect(await refusal(file)).toBe(
        `${file} is not a folder. Move it away, or choose another folder with DATA_DIR.`,
      );
      const below = join(file, 'data');
      expect(await refusal(below)).toBe(
        `${below} is not a folder. Move it away, or choose another folder with DATA_DIR.`,
      );
    });

    test('also in live mode, where a database of 0 bytes would become a shop without orders', async () => {
      const folder = formerShop();
      truncateSync(folder.databasePath, 0);
      const live = {
        MODE: 'live',
        ORIGIN: 'https://shop.example',
        MAIL_FROM: 'Shop <orders@shop.in>',
        SMTP_URL: 'smtp://127.0.0.1:9',
        TRUSTED_PROXIES: '1',
        SHIPROCKET_EMAIL: 'api@shop.example',
        SHIPROCKET_PASSWORD: 'secret',
        COURIER_WEBHOOK_TOKEN: 'a-token-of-sixteen-signs',
        RAZORPAY_KEY_ID: 'rzp_live_1234',
        RAZORPAY_KEY_SECRET: 'of-the-key',
        RAZORPAY_WEBHOOK_SECRET: 'of-webhooks',
        ADMIN_EMAIL: 'leela@shop.example',
        ADMIN_NAME: 'Leela Rao',
        ADMIN_MOBILE: '9848012345',
      };
      expect(await refusal(folder.path, live)).toContain('ratnahaat.db is empty, but');
      expect(statSync(folder.databasePath).size).toBe(0);
    });

    test('the log of a lost database is not touched, since it may have the last orders', async () => {
      const folder = formerShop();
      const log = `${folder.databasePath}-wal`;
      truncateSync(folder.databasePath, 0);
      writeFileSync(log, Buffer.alloc(40_000, 7));
      expect(await refusal(folder.path)).toContain('it still holds shop.json, media, ratnahaat.db-wal.');
      expect(statSync(log).size).toBe(40_000);
    });
  },
);

describe('what a disk may do is said in words:', () => {
  const path = '/srv/shop';
  const fault = (code: string) => Object.assign(new Error(`${code}: something`), { code });

  test.each([
    ['ENOSPC', 'The disk of /srv/shop is full. Make room on it, then start again.'],
    ['EDQUOT', 'The disk of /srv/shop is full. Make room on it, then start again.'],
    ['SQLITE_FULL', 'The disk of /srv/shop is full. Make room on it, then start again.'],
    ['EROFS', '/srv/shop is read-only. Mount its disk for writing, or choose another folder with DATA_DIR.'],
    ['SQLITE_READONLY', '/srv/shop is read-only. Mount its disk for writing, or choose another folder with DATA_DIR.'],
    [
      'EACCES',
      'This user may not read and write /srv/shop. Give it to the user that runs the shop, or choose another folder with DATA_DIR.',
    ],
    ['SQLITE_NOTADB', '/srv/shop is damaged. Restore the database from a backup.'],
    [
      'SQLITE_IOERR_READ',
      '/srv/shop cannot be read or written: SQLITE_IOERR_READ: something. Check its disk and its rights, then start again.',
    ],
  ])('%s', (code, words) => {
    expect(inOperatorsWords(fault(code), path)).toMatchObject({ name: 'CannotStart', message: words });
  });

  test('a fault of another kind stays what it is', () => {
    for (const error of [fault('ECONNREFUSED'), fault('SQLITE_ERROR'), new TypeError('x is not a function')]) {
      expect(inOperatorsWords(error, path)).toBe(error);
    }
  });

  test('too little room, with how much there is and how much is needed', () => {
    const folder = newFolder();
    requireRoom(folder, 1, 'the shop');
    expect(() => requireRoom(folder, 2 ** 60, 'the shop')).toThrow(
      /^The disk of \S+ has \d+ MB free, and the shop needs at least 1099511627776 MB\. Make room on it, then start again\.$/,
    );
  });
});

describe.runIf(runtime === 'node')('a shop that lost nothing opens:', () => {
  test('a folder in which the making of the demo shop was interrupted is begun again', () => {
    const folder = openDataFolder(newFolder());
    mkdirSync(folder.mediaPath);
    writeFileSync(join(folder.mediaPath, 'a.png'), 'x');
    writeFileSync(`${folder.databasePath}.draft`, 'x');
    expect(tracesOf(folder)).toEqual([]);
  });

  test('a lost shop.json is no loss where the secret is set by SESSION_SECRET', () => {
    const folder = formerShop();
    rmSync(join(folder.path, 'shop.json'));
    process.env.SESSION_SECRET = 'x'.repeat(32);
    try {
      expect(openDataFolder(folder.path).id).not.toBe(folder.id);
    } finally {
      delete process.env.SESSION_SECRET;
    }
  });

  /** Opens a shop, damages its page store, and requests its pages. */
  async function pagesAnswered(folder: DataFolder, whileOpen: (pagesPath: string) => void): Promise<string> {
    const shop = await startNodeShop(folder.path, { pages: 'under way', jobs: 'asked for' });
    try {
      whileOpen(join(folder.sitePath, 'pages.db'));
      const visitor = new Persona(shop.origin);
      const sitemap = (await visitor.get('/sitemap.xml')).text;
      const paths = [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
      for (const path of paths.slice(0, 60)) {
        const { status, headers } = await visitor.get(path);
        // Pages that are always stored come back after a moment.
        expect([path, status === 503 ? headers.get('retry-after') : status]).toEqual([
          path,
          status === 503 ? '5' : 200,
        ]);
        if (readFileSync(shop.logPath, 'utf8').includes('pages.damaged')) break;
      }
      for (const path of ['/shop', '/size-guide']) {
        await until(
          `${path} to be there`,
          async () => ((await visitor.get(path)).status === 200 ? true : undefined),
          20_000,
        );
      }
      return readFileSync(shop.logPath, 'utf8');
    } finally {
      await shop.stop();
    }
  }

  test('with a damaged page store, which is made again', async () => {
    const folder = openDataFolder(newFolder());
    copyFileSync(freshPath, folder.databasePath);
    mkdirSync(folder.sitePath);
    writeFileSync(join(folder.sitePath, 'pages.db'), Buffer.alloc(8192, 0x77));
    expect(await pagesAnswered(folder, () => {})).not.toContain('"level":"error"');
  });

  test('and its page store may be damaged while it is open: every page is answered or comes in a moment, and the store is made again', async () => {
    const folder = openDataFolder(newFolder());
    copyFileSync(freshPath, folder.databasePath);
    cpSync(join(dirname(freshPath), 'site'), folder.sitePath, { recursive: true });
    const log = await pagesAnswered(folder, (pagesPath) => overwrite(pagesPath, 4096, statSync(pagesPath).size - 4096));
    expect(log).toContain('pages.damaged');
    expect(log).not.toContain('request.failed');
  });
});
