import { withoutPersonalData } from './domain/without-secrets.ts';
import { COMMIT, VERSION } from './version.ts';

/** The log's events for errors that nobody expects. */
const UNEXPECTED: ReadonlySet<string> = new Set(['request.failed', 'job.failed', 'after.failed', 'publish.failed']);
const TIMEOUT_MS = 5000;
/** An error that every request meets must not become a flood. */
const MOST_A_MINUTE = 30;
const STACK_MAX_LENGTH = 4000;

interface ErrorReport {
  at: string;
  event: string;
  name: string;
  message: string;
  stack: string;
  job: string | null;
  requestId: string | null;
  version: string;
  commit: string;
}

export interface ErrorReporting {
  /** ERROR_URL: a Sentry DSN, or an address that takes JSON. */
  url: string;
  fetcher: typeof fetch;
  /** Epoch milliseconds. */
  now(): number;
  /** Keeps the sending alive after the answer, on runtimes where it would end. */
  keepAlive(sending: Promise<void>): void;
}

/**
 * Returns a function that reports unexpected errors to an address outside. It returns at once, sends at most 30 reports a
 * minute, and ignores what the address answers. Reports have no keys, e-mails and mobile numbers.
 */
export function errorReports({ url, fetcher, now, keepAlive }: ErrorReporting) {
  const request = sentryRequest(url) ?? jsonRequest(url);
  let minute = { since: -Infinity, count: 0 };

  async function send(report: ErrorReport): Promise<void> {
    try {
      const { address, headers, body } = request(report);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetcher(address, { method: 'POST', redirect: 'manual', signal, headers, body });
      await answer.body?.cancel();
    } catch {
      // The error is in the log. A log line about each lost report would double a flood.
    }
  }

  return function report(event: string, error: unknown, facts: Record<string, unknown>): void {
    if (!UNEXPECTED.has(event)) return;
    if (now() - minute.since >= 60_000) minute = { since: now(), count: 0 };
    minute.count += 1;
    if (minute.count <= MOST_A_MINUTE) keepAlive(send(reportOf(event, error, facts)));
  };

  function reportOf(event: string, error: unknown, { job, requestId }: Record<string, unknown>): ErrorReport {
    const known = error instanceof Error ? error : new Error(String(error));
    return {
      at: new Date(now()).toISOString(),
      event,
      name: known.name,
      message: withoutPersonalData(known.message),
      stack: withoutPersonalData((known.stack ?? '').slice(0, STACK_MAX_LENGTH)),
      job: typeof job === 'string' ? job : null,
      requestId: typeof requestId === 'string' ? requestId : null,
      version: VERSION,
      commit: COMMIT,
    };
  }
}

type ToRequest = (report: ErrorReport) => { address: string; headers: Record<string, string>; body: string };

const jsonRequest =
  (address: string): ToRequest =>
  (report) => ({ address, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(report) });

/**
 * Returns how to send a report to Sentry; undefined for an address that is no DSN: `https://KEY@HOST/PROJECT`.
 * https://develop.sentry.dev/sdk/data-model/envelopes/
 */
function sentryRequest(url: string): ToRequest | undefined {
  const { protocol, host, username, pathname } = new URL(url);
  const [, before, project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (username === '' || project === undefined) return undefined;
  return (report) => {
    const { at, event, name, message, stack, job, requestId, version, commit } = report;
    const eventId = crypto.randomUUID().replaceAll('-', '');
    const item = {
      event_id: eventId,
      timestamp: at,
      platform: 'javascript',
      level: 'error',
      logger: event,
      release: `ratnahaat@${version}+${commit}`,
      exception: { values: [{ type: name, value: message, stacktrace: { frames: framesOf(stack) } }] },
      tags: { event, ...(job !== null && { job }) },
      extra: { requestId },
    };
    const lines = [{ event_id: eventId, sent_at: at }, { type: 'event' }, item];
    return {
      address: `${protocol}//${host}${before}/api/${project}/envelope/`,
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_key=${username}, sentry_client=ratnahaat/1.0`,
      },
      body: lines.map((line) => JSON.stringify(line)).join('\n'),
    };
  };
}

/** Returns the frames of a stack, the outermost first, as Sentry wants them. */
function framesOf(stack: string): { function: string; filename: string; lineno: number; colno: number }[] {
  return [...stack.matchAll(/^\s+at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/gm)]
    .map(([, name = '<anonymous>', filename, line, column]) => ({
      function: name,
      filename: filename!,
      lineno: Number(line),
      colno: Number(column),
    }))
    .toReversed();
}
