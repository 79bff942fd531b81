import Database from 'libsql';
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../../functions/node/data-folder.ts';
import { VERSION } from '../../../functions/version.ts';
import { checkEnvironment } from '../../../scripts/check-environment.ts';
import { firstRefusal } from '../../../scripts/first-look.mjs';
import { freePort } from '../../support/free-port.ts';
import { npmStart } from '../../support/npm-start.ts';
import type { Started } from '../../support/npm-start.ts';
import { Persona } from '../../support/persona.ts';
import { withSecondFactor } from '../../support/second-factor.ts';
import { startSmtpSink } from '../../support/smtp-sink.ts';
import type { SmtpSink } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';

const { runtime, freshPath } = inject('running');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ADMIN = { ADMIN_EMAIL: 'leela@shop.example', ADMIN_NAME: 'Leela Rao', ADMIN_MOBILE: '9848012345' };
const LIVE = {
  MODE: 'live',
  ORIGIN: 'https://shop.example',
  MAIL_FROM: 'Shop <orders@shop.example>',
  SMTP_URL: 'smtp://127.0.0.1:9',
  TRUSTED_PROXIES: '1',
  SHIPROCKET_EMAIL: 'api@shop.example',
  SHIPROCKET_PASSWORD: 'secret',
  COURIER_WEBHOOK_TOKEN: 'a-token-of-sixteen-signs',
  RAZORPAY_KEY_ID: 'rzp_live_1234',
  RAZORPAY_KEY_SECRET: 'of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'of-webhooks',
};

const folders: string[] = [];
const started: Started[] = [];

function newFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ratnahaat-start-'));
  folders.push(path);
  return path;
}

function start(variables: Record<string, string>, container?: string, options?: string[]): Started {
  const one = npmStart(variables, container, options);
  started.push(one);
  return one;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns the output of a failing `npm start`: a message, without a stack trace. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const { code, said } = await start({ PORT: String(await freePort()), DATA_DIR: newFolder(), ...variables }).end();
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  return said;
}

function rows(folder: string, sql: string): unknown[] {
  const db = new Database(join(folder, 'ratnahaat.db'), { timeout: 5000 });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

describe.runIf(runtime === 'node')('npm start', () => {
  let smtp: SmtpSink;
  beforeAll(async () => {
    smtp = await startSmtpSink();
  });
  afterAll(async () => {
    await Promise.all(started.map((one) => one.stop()));
    await smtp?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  test('in live mode names all that is missing at once', async () => {
    const said = await refusal({ MODE: 'live' });
    for (const name of [
      'ORIGIN',
      'MAIL_FROM',
      'RESEND_API_KEY',
      'SHIPROCKET_EMAIL',
      'SHIPROCKET_PASSWORD',
      'COURIER_WEBHOOK_TOKEN',
      'TRUSTED_PROXIES',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
      'ADMIN_EMAIL',
      'ADMIN_NAME',
      'ADMIN_MOBILE',
    ]) {
      expect(said).toContain(`\n  - ${name} is `);
    }
  });

  test('in live mode leaves empty records empty where their admin is nobody', async () => {
    const DATA_DIR = newFolder();
    const said = await refusal({ ...LIVE, ...ADMIN, ADMIN_MOBILE: '12', DATA_DIR });
    expect(said).toContain('ADMIN_MOBILE is not right: ');
    expect(() => rows(DATA_DIR, 'SELECT 1 FROM openings')).toThrow('no such table');
  });

  test('in live mode does not open the demo shop’s records', async () => {
    const DATA_DIR = newFolder();
    copyFileSync(freshPath, openDataFolder(DATA_DIR).databasePath);
    expect(await refusal({ ...LIVE, ...ADMIN, DATA_DIR })).toContain("are the demo shop's");
  });

  test('does not open a sandbox at a public address', async () => {
    expect(await refusal({ ORIGIN: 'https://shop.example' })).toContain('ORIGIN is a public address');
  });

  test('says that its port is in use before it does anything else', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    try {
      const DATA_DIR = newFolder();
      const said = await refusal({ PORT: String(port), DATA_DIR });
      expect(said.trim().split('\n')).toHaveLength(1);
      expect(said).toContain(`Port ${port} is in use`);
      expect(() => rows(DATA_DIR, 'SELECT 1 FROM openings')).toThrow('no such table');
    } finally {
      other.close();
    }
  });

  test('says that a word is no port', async () => {
    expect(await refusal({ PORT: 'abc' })).toContain('PORT is a number from 1 to 65535, not abc.');
  });

  // This calls the function that `npm start` calls first: a process for each value would take seconds.
  test.each(['0', '99999', '8787.5'])('says that %s is no port', async (PORT) => {
    await expect(checkEnvironment({ PORT })).rejects.toThrow(`PORT is a number from 1 to 65535, not ${PORT}.`);
  });

  test('says that HOST is none of this machine', async () => {
    expect(await refusal({ HOST: '203.0.113.7' })).toContain('HOST is no address of this machine');
  });

  test(
    'opens a live shop from nothing, and only once at a time: its first admin signs in by a real mail, and no sandbox endpoint is there',
    { timeout: 120_000 },
    async () => {
      const DATA_DIR = newFolder();
      const port = await freePort();
      const variables = { ...LIVE, ...ADMIN, SMTP_URL: smtp.url, DATA_DIR, PORT: String(port) };
      const shop = start(variables);
      await shop.open();
      const [first] = shop
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as object);
      expect(first).toMatchObject({ event: 'start', version: VERSION, mode: 'live', dataDir: DATA_DIR });
      expect(await refusal({ ...variables, PORT: String(await freePort()) })).toMatch(
        /is open already, at https:\/\/shop\.example in process \d+\. Stop it first/,
      );
      expect(rows(DATA_DIR, 'SELECT mode FROM openings')).toEqual([{ mode: 'live' }]);
      expect(rows(DATA_DIR, 'SELECT email FROM users')).toEqual([{ email: ADMIN.ADMIN_EMAIL }]);
      expect(rows(DATA_DIR, 'SELECT count(*) AS products FROM products')).toEqual([{ products: 0 }]);

      const visitor = new Persona(`http://127.0.0.1:${port}`);
      expect((await visitor.get('/healthz')).status).toBe(200);
      // It is closed until its owner has entered what shoppers must be told, and nothing in it is of the demo shop.
      for (const path of ['/', '/shop', '/about', '/contact', '/terms-conditions', '/sitemap.xml', '/no-such-page']) {
        const closed = await visitor.get(path, { headers: { Accept: 'text/html' } });
        expect([path, closed.status]).toEqual([path, 503]);
        // The browser's storage has keys of that name.
        expect(closed.text).not.toMatch(/ratnahaat(?!:)|padmaja|banjara/i);
      }
      expect((await visitor.get('/admin', { headers: { Accept: 'text/html' } })).text).toContain(
        '<title>shop.example back office</title>',
      );

      const email = ADMIN.ADMIN_EMAIL;
      expect((await visitor.post('/auth/sent/login-signup-otp', { email })).status).toBe(200);
      const mail = await until('the code by mail', () => smtp.mails.find(({ to }) => to.includes(email)), 15_000);
      const otp = /^Subject:.*?\b(\d{6})\b/m.exec(mail.message)![1];
      const session = await visitor.post('/auth/signIn', { email, otp });
      expect(session).toMatchObject({ status: 200, json: { role: 'ROLE_ADMIN' } });
      const { jwtToken } = session.json as { jwtToken: string };
      const admin = new Persona(visitor.origin, jwtToken);
      expect(await admin.get('/api/admin/products')).toRefuse(403, 'SECOND_FACTOR_MISSING');
      for (const path of ['/sandbox/outbox', '/sandbox/outbox.json', '/sandbox/jobs']) {
        expect((await admin.get(path)).status).toBe(404);
      }
      expect((await admin.post('/sandbox/clock', { advance: 60 })).status).toBe(404);
      await withSecondFactor(admin);
      expect((await admin.get('/api/admin/products')).json).toEqual([]);
      expect(mail.message).not.toMatch(/ratnahaat/i);
      expect(await admin.put('/api/admin/set-up', { isOpen: true, reason: 'Too early' })).toRefuse(
        409,
        'SHOP_INCOMPLETE',
      );

      await shop.stop();
      // The next start needs no admin, and no start can open it as a sandbox.
      const { ADMIN_EMAIL: _, ADMIN_NAME: __, ADMIN_MOBILE: ___, ...later } = variables;
      const again = start(later);
      await again.open();
      expect((await admin.get('/api/users/profile')).status).toBe(200);
      await again.stop();
      expect(await refusal({ DATA_DIR })).toContain("are a live shop's");
    },
  );

  test('reads the variables of a file, which those of the environment override', async () => {
    const file = join(newFolder(), '.env');
    writeFileSync(file, 'PORT=abc\nMODE=live\n');
    const { said } = await start({ MODE: 'sandbox', DATA_DIR: newFolder() }, undefined, ['--env-file', file]).end();
    expect(said.trim()).toBe('PORT is a number from 1 to 65535, not abc.');
  });

  test.each([
    { PORT: 'abc' },
    { DATA_DIR: '/dev/null' },
    { MODE: 'live', ORIGIN: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9' },
  ])('refuses %o before the packages are installed as well', async (variables) => {
    const given = { PORT: String(await freePort()), DATA_DIR: newFolder(), ...variables };
    const refused = await firstRefusal(given);
    expect(refused).toEqual(expect.any(String));
    const { code } = await start(given).end();
    expect(code).toBe(1);
  });

  test('before the packages are installed names the variables that no live shop opens without', async () => {
    const named = (text: string) => [...text.matchAll(/^ {2}- (\w+) is missing/gm)].map(([, name]) => name);
    const variables = { MODE: 'live', DATA_DIR: newFolder(), SMTP_URL: 'smtp://127.0.0.1:9', ...ADMIN };
    const first = await firstRefusal(variables);
    const complete = await checkEnvironment(variables).catch((error: Error) => error.message);
    expect(named(first!)).toEqual(expect.arrayContaining(named(String(complete))));
    expect(named(first!).length).toBeGreaterThan(5);
  });

  test('ends when npm is asked to end, although a client keeps its connections open', { timeout: 60_000 }, async () => {
    const port = await freePort();
    const DATA_DIR = newFolder();
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...LIVE, ...ADMIN, PORT: String(port), DATA_DIR },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void npm.kill('SIGTERM'));
    let said = '';
    npm.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await until('the shop to open', () => said.includes('Ratnahaat is open') || undefined, 45_000);
    const [, pid] = /"pid":(\d+)/.exec(readFileSync(join(DATA_DIR, 'open.json'), 'utf8'))!;
    const unfinished = connect(port, '127.0.0.1');
    unfinished.on('error', () => {});
    unfinished.write('POST /auth/signIn HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\n{');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections: (string | undefined)[] = [];
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent }, (answer) => {
          connections.push(answer.headers.connection);
          answer.resume().once('end', () => resolve(true));
        });
        asked.once('error', () => resolve(false));
        asked.end();
      });
    expect(await ask()).toBe(true);
    npm.kill('SIGTERM');
    while (await ask());
    await until('the shop to end', () => !isRunning(Number(pid)) || undefined, 15_000);
    expect(connections[0]).not.toBe('close');
    agent.destroy();
    unfinished.destroy();
  });

  test('refuses no request while it restarts, if its parent keeps the socket', { timeout: 120_000 }, async () => {
    const DATA_DIR = newFolder();
    const socket = createServer();
    await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
    const { port } = socket.address() as AddressInfo;
    const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
    const once = `"${process.execPath}" scripts/start.ts`;
    // The shell keeps the socket, and starts the second shop when the first one has ended.
    const parent = spawn('sh', ['-c', `${once}; ${once}`], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...LIVE, ...ADMIN, LISTEN_FDS: '1', PORT: String(port), DATA_DIR },
      stdio: ['ignore', 'pipe', 'inherit', fd],
      detached: true,
    });
    onTestFinished(() => void process.kill(-parent.pid!, 'SIGKILL'));
    let said = '';
    parent.stdout!.on('data', (piece: Buffer) => (said += piece.toString()));
    socket.close();
    const openings = (count: number) => () => said.split('Ratnahaat is open').length > count || undefined;
    await until('the first shop to open', openings(1), 45_000);

    const statuses: (number | string)[] = [];
    const visit = async () => {
      while (openings(2)() === undefined) {
        const status = await new Promise<number | string>((resolve) => {
          const asked = request({ port, host: '127.0.0.1', path: '/healthz', agent: false }, (answer) => {
            answer.resume().once('end', () => resolve(answer.statusCode!));
          });
          asked.once('error', (error) => resolve(String(error)));
          asked.end();
        });
        statuses.push(status);
      }
    };
    const visitors = [visit(), visit(), visit()];
    const [, pid] = /"pid":(\d+)/.exec(readFileSync(join(DATA_DIR, 'open.json'), 'utf8'))!;
    process.kill(Number(pid), 'SIGTERM');
    await until('the second shop to open', openings(2), 45_000);
    await Promise.all(visitors);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('opens a live shop in a container that has the build, the migrations and the packages of the bundle, but no sources', async () => {
    const container = newFolder();
    for (const name of ['dist', 'migrations']) cpSync(join(ROOT, name), join(container, name), { recursive: true });
    execFileSync(process.execPath, ['scripts/runtime-packages.ts', container], { cwd: ROOT });
    const DATA_DIR = newFolder();
    const port = await freePort();
    const shop = start({ ...LIVE, ...ADMIN, DATA_DIR, PORT: String(port) }, container);
    await shop.open();
    const visitor = new Persona(`http://127.0.0.1:${port}`);
    expect((await visitor.get('/')).status).toBe(503);
    const search = await visitor.get('/search?q=ring', { headers: { Accept: 'text/html' } });
    expect(search.text).toContain('Opening soon');
    await shop.stop();
    const checked = execFileSync(process.execPath, ['dist/server/check-invariants.js', '--data', DATA_DIR], {
      cwd: container,
      encoding: 'utf8',
    });
    expect(checked).toMatch(/^All \d+ hold\.$/m);
  });
});
