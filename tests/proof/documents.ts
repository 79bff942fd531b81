/**
 * `npm run prove:documents`: follows README.md and docs/operating.md in a new clone of the last commit, with their own
 * words: each command and each variable is read from the document, and only `...` is filled in. It starts the demo shop,
 * a live shop on one machine with backup, restore and doctor, and plans and bundles a deployment to Cloudflare against a
 * libSQL server. It needs git and npm's registry, and exits with 1 at the first step that fails.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import { startSqld } from '../support/sqld.ts';
import { until } from '../support/until.ts';

const run = promisify(execFile);
/** An installation and a build on a slow machine. */
const OPENED_WITHIN_MS = 15 * 60_000;
const ADMIN = 'leela@shop.example';
const SECRET = '0123456789abcdef0123456789abcdef';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-documents-'));
const clone = join(folder, 'ratnahaat');
/** The settings of this machine, such as npm's registry. */
const machine = process.env;
const stops: (() => Promise<unknown>)[] = [];

try {
  await run('git', ['clone', '--quiet', process.cwd(), clone]);
  await seeIt();
  await runOnOneMachine();
  await planForCloudflare();
  console.log('Every step works as it is written.');
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true, force: true });
}

/** README, "See it": one command, and a shop with pages. */
async function seeIt(): Promise<void> {
  const [line] = blocksOf('README.md', '## See it');
  const port = await freePort();
  const shop = await start(line!, { PORT: String(port), DATA_DIR: join(folder, 'demo') });
  const origin = `http://localhost:${port}`;
  for (const path of ['/', '/shop', '/sandbox/outbox', '/admin']) await expectPage(origin + path);
  await shop.stop();
}

/** docs/operating.md, "On one machine" and "Backups". */
async function runOnOneMachine(): Promise<void> {
  const sink = await startSmtpSink();
  stops.push(sink.stop);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const [variables] = blocksOf('docs/operating.md', '## On one machine');
  const values = filled(variables!, {
    DATA_DIR: join(folder, 'live'),
    ORIGIN: 'https://shop.example',
    MAIL_FROM: 'Ratnahaat <orders@shop.example>',
    SMTP_URL: sink.url,
    ADMIN_EMAIL: ADMIN,
    ADMIN_NAME: 'Leela Rao',
    ADMIN_MOBILE: '9848012345',
    SHIPROCKET_EMAIL: 'api@shop.example',
    RAZORPAY_KEY_ID: `rzp_live_${SECRET.slice(0, 14)}`,
  });
  const file = join(folder, 'live.env');
  const lines = Object.entries({ ...values, PORT: String(port), HOST: '127.0.0.1' });
  writeFileSync(file, lines.map(([name, value]) => `${name}="${value}"\n`).join(''));
  const withFile = written('docs/operating.md', 'npm start -- --env-file FILE');
  const shop = await start(withFile.replace('FILE', file), {});
  await expectPage(`${origin}/admin`);
  await post(`${origin}/sellers/send/login-signup-otp`, { email: ADMIN });
  await until('a code in a mail', () => sink.mails.find(({ to }) => to.includes(ADMIN)), 30_000);

  const data = { DATA_DIR: join(folder, 'live') };
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  await command(written('docs/operating.md', 'npm run backup -- --to DIR').replace('DIR', backups), data);
  await command(written('docs/operating.md', 'npm run admin -- list'), data, ADMIN);
  await command('npm run check:invariants', data, 'hold');
  await shop.stop();
  const restore = blocksOf('docs/operating.md', '### Backups').find((block) => block.includes('npm run restore'))!;
  const restored = { DATA_DIR: join(folder, 'restored') };
  await command(restore.replace(/#.*/, '').replace(/\bDIR\b/, backups), restored);
  await command('npm run check:invariants', restored, 'hold');
}

/** docs/operating.md, "On Cloudflare": the steps that need no account. */
async function planForCloudflare(): Promise<void> {
  const server = await startSqld({ folder: join(folder, 'sqld') });
  stops.push(() => server.stop());
  const variables = {
    DATABASE_URL: server.url,
    ADMIN_EMAIL: ADMIN,
    ADMIN_NAME: 'Leela Rao',
    ADMIN_MOBILE: '9848012345',
  };
  const steps = blocksOf('docs/operating.md', '## On Cloudflare').join('\n');
  const plan = /^npm run deploy -- --plan$/m.exec(steps)![0];
  // Without an account the plan is refused, and names each placeholder.
  const refused = await told(plan, variables);
  for (const text of ['A live shop would be opened', 'ORIGIN in wrangler.toml is a placeholder', 'Migrations before'])
    expectText(refused, text);
  const config = join(clone, 'wrangler.toml');
  writeFileSync(config, readFileSync(config, 'utf8').replaceAll('ratnahaat.example', 'shop.example'));
  const again = await told(plan, variables);
  if (again.includes('placeholder')) throw new Error(`The plan still names a placeholder:\n${again}`);
  await command(written('docs/operating.md', '-- --dry-run').replace(/^/, 'npm run deploy '), {
    ...variables,
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'live'),
  });
}

/** Returns the code blocks under a heading, up to the next heading of its level or above. */
function blocksOf(file: string, heading: string): string[] {
  const [, rest = ''] = `\n${documentOf(file)}`.split(`\n${heading}\n`);
  const level = heading.indexOf(' ');
  const [section = ''] = rest.split(new RegExp(`\\n#{1,${level}} `));
  return [...section.matchAll(/```\n([^]*?)```/g)].map(([, block]) => block!.trim());
}

/** Returns a command that a document has in its text. */
function written(file: string, text: string): string {
  if (!documentOf(file).includes(text)) throw new Error(`${file} no longer says ${text}.`);
  return text;
}

function documentOf(file: string): string {
  return readFileSync(join(clone, file), 'utf8');
}

/** Reads `NAME=value` pairs; a value with `...` is filled in, by default with a secret of its own. */
function filled(block: string, values: Record<string, string>): Record<string, string> {
  const pairs = [...block.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]): [string, string] => [
    name!,
    value!.includes('...') ? (values[name!] ?? `${name}-${SECRET}`) : value!,
  ]);
  return Object.fromEntries(pairs);
}

/** Starts a shop with a document's command, and waits until it is open. */
async function start(line: string, variables: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  console.log(`$ ${line}`);
  const child = spawn('sh', ['-c', `exec ${line}`], { cwd: clone, env: { ...machine, ...variables } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  stops.push(stop);
  const isOpen = () => text.includes('Ratnahaat is open') || child.exitCode !== null || undefined;
  await until(`${line} to open`, isOpen, OPENED_WITHIN_MS);
  if (child.exitCode !== null) throw new Error(`${line} ended with ${child.exitCode}:\n${text}`);
  return { stop };
}

/** Runs a command, which has to succeed and to say a text. */
async function command(line: string, variables: Record<string, string>, says = ''): Promise<void> {
  console.log(`$ ${line}`);
  const { stdout, stderr } = await run('sh', ['-c', line], { cwd: clone, env: { ...machine, ...variables } });
  expectText(stdout + stderr, says);
}

/** Returns what a command says, whether it succeeds or not. */
async function told(line: string, variables: Record<string, string>): Promise<string> {
  console.log(`$ ${line}`);
  const ended = await run('sh', ['-c', line], { cwd: clone, env: { ...machine, ...variables } }).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return ended.stdout + ended.stderr;
}

function expectText(said: string, text: string): void {
  if (!said.includes(text)) throw new Error(`It does not say "${text}":\n${said}`);
}

async function expectPage(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}.`);
}

async function post(address: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
}
