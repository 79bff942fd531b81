import type { Db } from './db/db.ts';
import type { OnSlow } from './db/slow-statements.ts';
import type { DiskRoom } from './domain/platform/health/index.ts';
import { outboxFigures } from './domain/platform/outbox/index.ts';
import { jobRows } from './domain/platform/schedule/index.ts';
import type { Log, PagesState } from './domain/shop.ts';
import { COMMIT, VERSION } from './version.ts';

export { isSameSecret } from './providers/hmac.ts';

/** Upper bounds of the buckets of durations, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Any other method is one of an attacker, and would be a time series of its own. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

type Labels = Readonly<Record<string, string | number>>;

/** A metric of the text format. A sample of a histogram names its suffix: `_bucket`, `_sum`, `_count`. */
interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: { suffix?: string; labels?: Labels; value: number }[];
}

/** The requests of one route and method. */
interface RouteFigures {
  method: string;
  route: string;
  byStatus: Map<number, number>;
  /** Requests up to each bound, not cumulative. The last one is for longer requests. */
  buckets: number[];
  seconds: number;
}

/** Counts what a process does. Each method costs less than a microsecond. */
export class Metrics {
  readonly #routes = new Map<string, RouteFigures>();
  readonly #errors = new Map<string, number>();
  readonly #jobFailures = new Map<string, number>();
  #slowStatements = 0;

  /** @param route the pattern of the route, not the path */
  request(method: string, route: string, status: number, seconds: number): void {
    const known = METHODS.has(method) ? method : 'OTHER';
    const key = `${known} ${route}`;
    let figures = this.#routes.get(key);
    if (!figures) {
      const buckets = Array.from({ length: BOUNDS.length + 1 }, () => 0);
      figures = { method: known, route: withoutFormats(route), byStatus: new Map(), buckets, seconds: 0 };
      this.#routes.set(key, figures);
    }
    let bucket = 0;
    while (bucket < BOUNDS.length && seconds > BOUNDS[bucket]!) bucket += 1;
    figures.buckets[bucket]! += 1;
    figures.seconds += seconds;
    add(figures.byStatus, status);
  }

  slowStatement(): void {
    this.#slowStatements += 1;
  }

  /** Counts an event that was logged as an error. */
  error(event: string, job: string | undefined): void {
    add(this.#errors, event);
    if (event === 'job.failed' && job !== undefined) add(this.#jobFailures, job);
  }

  list(): Metric[] {
    const routes = [...this.#routes.values()];
    return [
      {
        name: 'http_requests_total',
        help: 'Requests by route, method and status. Files and stored pages of a shop on Node are the route "static".',
        type: 'counter',
        samples: routes.flatMap(({ method, route, byStatus }) =>
          [...byStatus].map(([status, value]) => ({ labels: { method, route, status }, value })),
        ),
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time until the answer began, by route and method.',
        type: 'histogram',
        samples: routes.flatMap(histogramSamples),
      },
      {
        name: 'ratnahaat_slow_statements_total',
        help: 'Database statements that took more than 100 ms. Each is in the log as statement.slow.',
        type: 'counter',
        samples: [{ value: this.#slowStatements }],
      },
      {
        name: 'ratnahaat_errors_total',
        help: 'Errors in the log, by event.',
        type: 'counter',
        samples: [...this.#errors].map(([event, value]) => ({ labels: { event }, value })),
      },
      {
        name: 'ratnahaat_job_failures_total',
        help: 'Failed runs of jobs.',
        type: 'counter',
        samples: [...this.#jobFailures].map(([job, value]) => ({ labels: { job }, value })),
      },
    ];
  }
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns a pattern without the formats of its parameters: `/orders/:id{[0-9]+}` is `/orders/:id`. */
function withoutFormats(route: string): string {
  return route.replace(/(:\w+)\{(?:[^{}]|\{[^{}]*\})*\}/g, '$1');
}

function histogramSamples({ method, route, buckets, seconds }: RouteFigures): Metric['samples'] {
  const labels = { method, route };
  let count = 0;
  const cumulative = buckets.map((inBucket, index) => {
    count += inBucket;
    return { suffix: '_bucket', labels: { ...labels, le: BOUNDS[index] ?? '+Inf' }, value: count };
  });
  return [
    ...cumulative,
    { suffix: '_sum', labels, value: Math.round(seconds * 1e6) / 1e6 },
    { suffix: '_count', labels, value: count },
  ];
}

/** Where the figures of a shop are. A runtime without a disk leaves out its functions. */
interface Figures {
  metrics: Metrics;
  publisher: Pick<PagesState, 'progress'>;
  disk?: () => DiskRoom;
  machine?: () => { walBytes: number; memoryBytes: number };
}

/**
 * Returns the metrics of a shop in the Prometheus text format: those of this process, and the present state of the
 * database and the machine. A metric that the runtime does not know is left out.
 * @throws DATABASE_UNAVAILABLE
 */
export async function metricsText(platform: Figures, db: Db, now: number): Promise<string> {
  const { disk, machine, publisher, metrics } = platform;
  const [[rows, [outbox]], pages] = await Promise.all([db.read(jobRows({}), outboxFigures({})), publisher.progress()]);
  const ran = rows.filter(({ lastRunAt }) => lastRunAt !== null);
  const room = disk?.();
  const figures = machine?.();
  const gauge = (name: string, help: string, value: number | undefined): Metric => ({
    name,
    help,
    type: 'gauge',
    samples: value === undefined ? [] : [{ value }],
  });
  return textOf([
    ...metrics.list(),
    {
      name: 'ratnahaat_build_info',
      help: 'The running code; its value is always 1.',
      type: 'gauge',
      samples: [{ labels: { version: VERSION, commit: COMMIT }, value: 1 }],
    },
    gauge('ratnahaat_pages_waiting', 'Published pages that wait to be rendered.', pages.waiting),
    {
      name: 'ratnahaat_job_last_run_age_seconds',
      help: 'Time since the last recorded run of a job.',
      type: 'gauge',
      samples: ran.map(({ name, lastRunAt }) => ({ labels: { job: name }, value: ageSeconds(now, lastRunAt!) })),
    },
    {
      name: 'ratnahaat_job_failing',
      help: 'Whether the last recorded run of a job failed.',
      type: 'gauge',
      samples: ran.map(({ name, failingSince }) => ({ labels: { job: name }, value: failingSince === null ? 0 : 1 })),
    },
    {
      name: 'ratnahaat_outbox_items',
      help: 'Outbox items that wait to be sent, or were given up.',
      type: 'gauge',
      samples: [
        { labels: { status: 'waiting' }, value: outbox!.waiting },
        { labels: { status: 'dead' }, value: outbox!.dead },
      ],
    },
    gauge(
      'ratnahaat_outbox_oldest_age_seconds',
      'Age of the oldest waiting outbox item; 0 without one.',
      outbox!.oldestAt === null ? 0 : ageSeconds(now, outbox!.oldestAt),
    ),
    gauge('ratnahaat_wal_bytes', 'Size of the write-ahead log.', figures?.walBytes),
    gauge('ratnahaat_disk_free_bytes', 'Free space of the disk with the data.', room?.freeBytes),
    gauge('ratnahaat_disk_total_bytes', 'Size of the disk with the data.', room?.totalBytes),
    gauge('process_resident_memory_bytes', 'Resident memory of the process.', figures?.memoryBytes),
  ]);
}

const ageSeconds = (now: number, at: number) => Math.max(0, Math.round((now - at) / 1000));

/** https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format */
function textOf(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`);
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
    })
    .join('');
}

function labelText(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string) => value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');

/** The most characters of a slow statement that are logged. */
const LOGGED_SQL = 2000;

/** Returns what counts and logs slow statements. */
export function slowStatements(metrics: Metrics, log: Log): OnSlow {
  return (sql, ms) => {
    metrics.slowStatement();
    log.info('statement.slow', { ms: Math.round(ms), sql: sql.slice(0, LOGGED_SQL) });
  };
}

/**
 * Returns a log whose errors are counted, and reported if there is an address for them.
 * @param report see `errorReports`
 */
export function watchedLog(
  log: Log,
  metrics: Metrics,
  report?: (event: string, error: unknown, facts: Record<string, unknown>) => void,
): Log {
  return {
    info: (event, facts) => log.info(event, facts),
    error(event, error, facts = {}) {
      log.error(event, error, facts);
      metrics.error(event, typeof facts.job === 'string' ? facts.job : undefined);
      report?.(event, error, facts);
    },
  };
}
