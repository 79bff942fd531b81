import { createClient } from '@libsql/client/web';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigurationError } from '../../functions/configuration.ts';
import { CannotStart } from '../../functions/node/cannot-start.ts';
import { NO_SQLD } from '../../scripts/install-sqld.ts';
import { prepareRemote } from '../../scripts/prepare-remote.ts';
import { freePort } from '../support/free-port.ts';
import { startSqld } from '../support/sqld.ts';
import type { Sqld } from '../support/sqld.ts';

const ADMIN = { ADMIN_EMAIL: 'leela@shop.example', ADMIN_NAME: 'Leela Rao', ADMIN_MOBILE: '9848012345' };

describe.skipIf(NO_SQLD)('a deploy prepares the records:', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  let server: Sqld;
  beforeAll(async () => {
    server = await startSqld({ folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const prepare = async (variables: Record<string, string>) => {
    const said: string[] = [];
    await prepareRemote({ url: server.url, token: undefined, variables }, (text) => said.push(text));
    return said.join('\n');
  };
  const check = async (DATABASE_URL: string) => {
    const env = { ...process.env, DATABASE_URL };
    return (await promisify(execFile)(process.execPath, ['scripts/check-invariants.ts'], { env })).stdout;
  };
  const rows = async (sql: string) => {
    const client = createClient({ url: server.url });
    const answer = await client.execute(sql);
    client.close();
    return answer.rows.map((row) => ({ ...row }));
  };

  test('empty ones stay empty where nobody is named as their admin, and all that is missing is said at once', async () => {
    const fault = await prepare({ ADMIN_MOBILE: '12' }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ConfigurationError);
    for (const name of Object.keys(ADMIN)) expect((fault as Error).message).toContain(`\n  - ${name} is `);
    expect(await rows('SELECT count(*) AS count FROM openings')).toEqual([{ count: 0 }]);
    expect(await rows('SELECT count(*) AS count FROM users')).toEqual([{ count: 0 }]);
  });

  test('empty ones become a live shop with nothing to sell and one admin', async () => {
    expect(await prepare(ADMIN)).toContain(`waits for ${ADMIN.ADMIN_EMAIL}`);
    expect(await rows('SELECT mode FROM openings')).toEqual([{ mode: 'live' }]);
    expect(
      await rows(
        'SELECT email, role, sub_role FROM users JOIN memberships ON memberships.user_id = users.id ORDER BY role',
      ),
    ).toEqual([
      { email: ADMIN.ADMIN_EMAIL, role: 'ROLE_ADMIN', sub_role: 'owner' },
      { email: ADMIN.ADMIN_EMAIL, role: 'ROLE_CUSTOMER', sub_role: null },
    ]);
    expect(await rows('SELECT count(*) AS count FROM products')).toEqual([{ count: 0 }]);
  });

  test('those of a shop stay as they are, and no admin need be named', async () => {
    const COUNTS = 'SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM audit_log) AS changes';
    const before = await rows(COUNTS);
    expect(await prepare({})).toContain('0 migrations applied');
    expect(await rows(COUNTS)).toEqual(before);
  });

  test('`npm run check:invariants` checks them on their server', async () => {
    const said = await check(server.url);
    expect(said).toMatch(/^All \d+ hold\.$/m);
    await expect(check('libsql//shop')).rejects.toMatchObject({
      code: 1,
      stderr: 'DATABASE_URL is no address. It looks like libsql://shop.turso.example.\n',
    });
    const host = `127.0.0.1:${await freePort()}`;
    await expect(check(`http://${host}`)).rejects.toMatchObject({
      code: 1,
      stderr: `The database at ${host} does not answer. Check DATABASE_URL and the server.\n`,
    });
  });

  test('those of a sandbox are refused', async () => {
    const sandbox = await startSqld({ folder: join(folder, 'sandbox') });
    try {
      await prepareRemote({ url: sandbox.url, token: undefined, variables: ADMIN }, () => {});
      await createClient({ url: sandbox.url }).execute("UPDATE openings SET mode = 'sandbox'");
      const again = prepareRemote({ url: sandbox.url, token: undefined, variables: ADMIN }, () => {});
      await expect(again).rejects.toBeInstanceOf(CannotStart);
    } finally {
      await sandbox.stop();
    }
  });

  test('a server that does not answer, or takes no such token, is told in words', async () => {
    const asked = (url: string) => prepareRemote({ url, token: 'wrong', variables: ADMIN }, () => {});
    const host = `127.0.0.1:${await freePort()}`;
    await expect(asked(`http://${host}`)).rejects.toMatchObject({
      name: 'CannotStart',
      message: `The database at ${host} does not answer. Check DATABASE_URL and the server.`,
    });
    const strict = createServer((_, answer) => void answer.writeHead(401).end('{"error":"unauthorized"}'));
    strict.listen(0, '127.0.0.1');
    await once(strict, 'listening');
    const { port } = strict.address() as AddressInfo;
    await expect(asked(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      name: 'CannotStart',
      message: `The database at 127.0.0.1:${port} does not take DATABASE_TOKEN.`,
    });
    strict.close();
  });
});
