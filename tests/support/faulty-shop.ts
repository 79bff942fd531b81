import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Refusal } from '#contract/calls/refusals.ts';
import { buildApp } from '../../functions/app.ts';
import { readConfiguration } from '../../functions/configuration.ts';
import { sendBy } from '../../functions/db/db.ts';
import type { Db, Send } from '../../functions/db/db.ts';
import type { Statement } from '../../functions/db/statement.ts';
import { openDataFolder, withSecrets } from '../../functions/node/data-folder.ts';
import { openEmbeddedDb } from '../../functions/node/open-db.ts';
import { systemRandom } from '../../functions/node/system-random.ts';
import { jobNamed, JOBS } from '../../functions/jobs/index.ts';
import { logTo } from '../../functions/log-line.ts';
import { MESSAGE_KINDS } from '../../functions/message-kinds.ts';
import { registeredTemplates } from '../../functions/domain/platform/messages/index.ts';
import { Metrics } from '../../functions/metrics.ts';
import { contextFactory } from '../../functions/open-shop.ts';
import type { Platform } from '../../functions/platform.ts';
import { shiprocket } from '../../functions/providers/couriers/shiprocket.ts';
import { messageServicesOf } from '../../functions/providers/messages/message-services.ts';
import { resendMail } from '../../functions/providers/mail/resend.ts';
import { google } from '../../functions/providers/google/google.ts';
import { razorpay } from '../../functions/providers/payments/razorpay.ts';
import { openSandbox } from '../../functions/sandbox/sandbox.ts';
import { freePort } from './free-port.ts';
import { SITE_ORIGIN } from './node-shop.ts';
import { askInProcess } from './persona.ts';
import type { Run } from './running.ts';
import { makeDataFolder, signStaffIn } from './setup.ts';
import { TestShop } from './shop.ts';

/** The kind of call the shop makes: to its records (all, or only those that write), or to an outside service. */
export type CallTo = 'records' | 'writes' | 'services';

/** The replacement of one call, counted from the moment it is set. */
export interface Interruption {
  to: CallTo;
  /** From 1. */
  call: number;
  /** `make` makes the call. `fail` ends it as a call without an answer. */
  by(make: () => Promise<unknown>, fail: () => never): Promise<unknown>;
}

/** The call never arrives. */
export const lost: Interruption['by'] = (_, fail) => Promise.resolve().then(fail);
/** The call takes effect, and its answer is lost. */
export const unheard: Interruption['by'] = (make, fail) => make().then(fail);
/** Other requests complete before the call is made. */
export const after =
  (others: () => Promise<unknown>): Interruption['by'] =>
  (make) =>
    others().then(make);

/** A shop in this process, in which one call at a time can be interrupted. */
export interface FaultyShop {
  shop: TestShop;
  /**
   * Restarts the counting of calls and sets the next interruption, if any. Returns whether the previous one happened.
   */
  interrupt(interruption?: Interruption): boolean;
  /** Returns the texts of all statements since the counting restarted. */
  statements(): string[];
  /** Resolves when all work after answers is done. */
  settled(): Promise<void>;
  /** Returns the log lines about faults of the shop itself. */
  faultsLogged(): string[];
  close(): Promise<void>;
}

/**
 * Opens a shop whose jobs run only on request, so that the same requests make the same calls. Emulators share its
 * records but never fail with them, like real outside services.
 */
export async function openFaultyShop(run: Run): Promise<FaultyShop> {
  const data = makeDataFolder('faulty', run.freshPath, 'none');
  const folder = openDataFolder(data.path);
  const db = openEmbeddedDb(folder.databasePath);
  // No power fails in a test, so thousands of commits need not wait for the disk.
  db.connection.exec('PRAGMA synchronous = OFF');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;

  let interruption: Interruption | undefined;
  let wasInterrupted = false;
  const calls = { records: 0, writes: 0, services: 0 };
  async function call<Answer>(
    kinds: readonly CallTo[],
    make: () => Promise<Answer>,
    failure: () => Error,
  ): Promise<Answer> {
    for (const to of kinds) calls[to] += 1;
    if (interruption === undefined || !kinds.includes(interruption.to)) return make();
    if (calls[interruption.to] !== interruption.call) return make();
    const { by } = interruption;
    interruption = undefined;
    wasInterrupted = true;
    return (await by(make, () => {
      throw failure();
    })) as Answer;
  }
  const unreachable = () => new Refusal('DATABASE_UNAVAILABLE');
  const sent: Statement[] = [];
  const faulty = (send: Send, kinds: readonly CallTo[]): Send =>
    sendBy((asked) => {
      sent.push(...asked);
      return call(kinds, () => send(...asked), unreachable);
    });
  const faultyDb: Db = { read: faulty(db.read, ['records']), write: faulty(db.write, ['records', 'writes']) };

  const afterAnswers = new Set<Promise<unknown>>();
  const goOn = (work: Promise<unknown>) => {
    afterAnswers.add(work);
    void work.finally(() => afterAnswers.delete(work));
  };
  const configuration = readConfiguration(withSecrets(folder, { ORIGIN: origin }));
  const sandbox = openSandbox({
    db: () => db,
    origin,
    reach: async (request) => app.fetch(request, FROM_HERE),
    jobNames: JOBS.map(({ name }) => name),
    messageTemplates: registeredTemplates(MESSAGE_KINDS),
    runJob: async (name) => jobNamed(name)?.run(contexts.forSystem(`job-${name}`, goOn), NO_PUBLISHER),
  });
  const reachService: typeof fetch = (input, init) =>
    call(
      ['services'],
      () => sandbox.fetch(input, init),
      () => new TypeError('fetch failed'),
    );
  const logged: string[] = [];
  const platform: Platform = {
    configuration,
    db: () => faultyDb,
    mail: resendMail(reachService, 'sandbox', configuration.MAIL_FROM),
    couriers: shiprocket(reachService, sandbox.keys.couriers, sandbox.clock),
    renderDocuments: () => Promise.reject(new Error('Nothing is printed here.')),
    payments: razorpay(reachService, sandbox.keys.payments),
    messages: messageServicesOf(reachService, sandbox.keys),
    google: google(reachService, sandbox.keys.google!, configuration.ORIGIN, { now: () => Date.now() }),
    ...NOTHING_TO_SEE,
    clock: sandbox.clock,
    random: systemRandom,
    log: logTo((line) => logged.push(line)),
    allow: () => Promise.resolve(true),
    isWritable: () => Promise.resolve(true),
    metrics: new Metrics(),
    checks: [],
    publisher: NO_PUBLISHER,
  };
  const contexts = await contextFactory(platform);
  const app = await buildApp(platform, sandbox, () => ({
    clientAddress: '127.0.0.1',
    city: null,
    place: null,
    after: goOn,
  }));
  const server = serve({ port, hostname: '127.0.0.1', fetch: app.fetch });
  const leave = askInProcess(origin, async (request) => app.fetch(request, FROM_HERE));

  const shop = new TestShop({
    ...run,
    origin,
    siteOrigin: SITE_ORIGIN,
    databasePath: folder.databasePath,
    logPath: '',
    hranaUrl: null,
    sessionSecret: folder.sessionSecret,
    staffTokens: await signStaffIn(origin),
  });
  return {
    shop,
    interrupt(next) {
      const came = wasInterrupted;
      interruption = next;
      wasInterrupted = false;
      Object.assign(calls, { records: 0, writes: 0, services: 0 });
      sent.length = 0;
      return came;
    },
    statements: () => sent.map(({ sql }) => sql),
    async settled() {
      while (afterAnswers.size > 0) await Promise.allSettled(afterAnswers);
    },
    faultsLogged: () => logged.filter((line) => /"event":"(request|job)\.failed"/.test(line)),
    async close() {
      shop.close();
      leave();
      await new Promise((resolve) => server.close(resolve));
      db.close();
      data.remove();
    },
  };
}

const FROM_HERE = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as unknown as HttpBindings;
const NO_PUBLISHER: Platform['publisher'] = {
  progress: () => Promise.resolve({ version: 0, waiting: 0 }),
  takesSeconds: 0,
  publish: () => Promise.resolve({ version: 0, pages: 0 }),
};
/** Dependencies that only pages and pictures need. */
const NOTHING_TO_SEE = {
  render: () => Promise.reject(new Error('Nothing is drawn here.')),
  page: () => Promise.resolve(undefined),
  media: {} as Platform['media'],
  shareImages: {} as Platform['shareImages'],
};
