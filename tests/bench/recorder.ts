import { buildApp } from '../../functions/app.ts';
import { readConfiguration } from '../../functions/configuration.ts';
import type { Db } from '../../functions/db/db.ts';
import type { Statement } from '../../functions/db/statement.ts';
import { withSecrets } from '../../functions/node/data-folder.ts';
import type { DataFolder } from '../../functions/node/data-folder.ts';
import { diskFiles } from '../../functions/node/disk-media.ts';
import { Metrics } from '../../functions/metrics.ts';
import type { Platform } from '../../functions/platform.ts';
import { couriersOfThePast } from '../../functions/providers/couriers/no-couriers.ts';
import { resendMail } from '../../functions/providers/mail/resend.ts';
import { google } from '../../functions/providers/google/google.ts';
import { razorpay } from '../../functions/providers/payments/razorpay.ts';
import { openSandbox } from '../../functions/sandbox/sandbox.ts';
import type { Asked } from './calls.ts';

/** Statements that went to the records as one batch. */
export interface Batch {
  mode: 'read' | 'write';
  statements: { sql: string; args: unknown[] }[];
}

export interface Recording {
  batches: Batch[];
  answer: unknown;
}

/** A shop in this process that records its batches, so that they can run again without the shop. */
export interface Recorder {
  /** The fixed time of this shop, by which instants among a batch's values are recognised. */
  now: number;
  /** Makes a request and waits for all its work, including work after the answer. */
  record(asked: Asked): Promise<Recording>;
}

export async function openRecorder(db: Db, folder: DataFolder): Promise<Recorder> {
  const now = Date.now();
  let batches: Batch[] = [];
  let afterwards: Promise<unknown>[] = [];
  const noting = (mode: Batch['mode']) =>
    ((...statements: Statement[]) => {
      batches.push({ mode, statements: statements.map(({ sql, args }) => ({ sql, args })) });
      return db[mode](...statements);
    }) as Db['read'];
  const noted: Db = { read: noting('read'), write: noting('write') };

  const sandbox = openSandbox({
    db: () => noted,
    origin: 'http://localhost',
    reach: () => Promise.resolve(new Response()),
    jobNames: [],
    runJob: () => Promise.resolve(undefined),
  });
  const configuration = readConfiguration(withSecrets(folder, { ORIGIN: 'http://localhost' }));
  const platform: Platform = {
    configuration,
    db: () => noted,
    mail: resendMail(sandbox.fetch, 'sandbox', 'Ratnahaat <orders@ratnahaat.example>'),
    couriers: couriersOfThePast,
    renderDocuments: () => Promise.reject(new Error('Nothing is printed here.')),
    payments: razorpay(sandbox.fetch, sandbox.keys.payments),
    google: google(sandbox.fetch, sandbox.keys.google!, configuration.ORIGIN, sandbox.clock),
    media: { ...diskFiles(folder.mediaPath), variant: () => Promise.resolve(undefined) },
    shareImages: { get: () => Promise.resolve(undefined), ofLook: () => Promise.resolve(undefined) },
    clock: { now: () => now },
    random: { bytes: (count) => crypto.getRandomValues(new Uint8Array(count)) },
    log: { info: () => {}, error: (event, error) => console.error(event, error) },
    render: () => Promise.reject(new Error('No page is drawn here.')),
    page: () => Promise.resolve(undefined),
    allow: () => Promise.resolve(true),
    metrics: new Metrics(),
    checks: [],
    publisher: {
      progress: () => Promise.resolve({ version: 0, waiting: 0 }),
      takesSeconds: 0,
      publish: () => Promise.reject(new Error('Nothing is published here.')),
    },
  };
  const app = await buildApp(platform, sandbox, () => ({
    clientAddress: '127.0.0.1',
    city: null,
    place: null,
    after: (work) => void afterwards.push(work),
  }));

  return {
    now,
    async record({ method, path, headers, body }) {
      batches = [];
      afterwards = [];
      const answer = await app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
      if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      await Promise.all(afterwards);
      return { batches, answer: await answer.json() };
    },
  };
}
