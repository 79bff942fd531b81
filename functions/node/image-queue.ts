import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { refuse } from '#contract/calls/refusals.ts';
import { pathOfJob } from './image-jobs.ts';
import type { AheadJob, AwaitedJob, ImageJob, JobOutcome, ToImageProcess } from './image-jobs.ts';
import { entryUrl } from './program-files.ts';
import { IMAGE_FLAGS, IMAGE_VARIABLES } from './start-flags.ts';

const IMAGE_PROCESS = fileURLToPath(entryUrl('image-process', import.meta.url));
/** The number of files rendered in parallel. */
const SIDE_BY_SIDE = 2;
/**
 * The maximum number of waiting jobs: the requests of several visitors to a new shop, rendered in about ten seconds.
 */
const MOST_WAITING = 100;
/** The Retry-After of a refused request, in seconds. */
const COME_AGAIN_SECONDS = 5;
/** The time without work after which the process ends. */
const IDLE_MS = 5_000;

export interface ImageQueue {
  /**
   * Renders a file, and resolves when it is on the disk. Two requests for the same file share one job.
   * @throws the refusal PICTURES_BUSY when too many jobs wait, Undrawable for a damaged picture, another error when the
   *   file cannot be rendered now
   */
  draw(job: AwaitedJob): Promise<void>;
  /**
   * Renders sizes that no request waits for: one picture at a time, and only when no other job waits.
   * @throws QueueClosed, or an error when the picture cannot be rendered
   */
  renderAhead(job: AheadJob): Promise<void>;
  /** Reports a request, so that background jobs pause for a moment. */
  giveWay(): void;
  /** The id of the running process; undefined when there is none. */
  processId(): number | undefined;
  /** Ends the process, and resolves when nothing is written any more. Waiting jobs fail with QueueClosed. */
  close(): Promise<void>;
}

/** The picture cannot be rendered because its content is damaged. */
export class Undrawable extends Error {}

/** The shop is closing. */
export class QueueClosed extends Error {}

interface Waiting {
  job: ImageJob;
  resolve(): void;
  reject(error: Error): void;
}

/**
 * Opens a queue that renders pictures in a process of its own. The process starts with the first job and ends when
 * there are no more.
 */
export function openImageQueue({ mostWaiting = MOST_WAITING, idleMs = IDLE_MS } = {}): ImageQueue {
  /** The promise of each file in progress, by its path. */
  const inTheMaking = new Map<string, Promise<void>>();
  const waiting: Waiting[] = [];
  const ahead: Waiting[] = [];
  const running = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(IMAGE_PROCESS, {
      execArgv: [...IMAGE_FLAGS],
      // No secrets: the process reads files from strangers.
      env: { PATH: process.env.PATH, ...IMAGE_VARIABLES },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, error, code }: JobOutcome) =>
      finish(id, error === undefined ? undefined : faultOf(error, code)),
    );
    started.on('error', (error) => lose(started, error));
    started.once('exit', (code, signal) => lose(started, new Error(`The image process ended: ${signal ?? code}.`)));
    return started;
  }

  /** Fails the jobs that an ended process was running. Waiting jobs go to the next process. */
  function lose(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    // A copy of the present jobs: each finished job starts the next one.
    for (const id of Array.from(running.keys())) finish(id, error);
  }

  function finish(id: number, error: Error | undefined): void {
    const done = running.get(id);
    running.delete(id);
    if (error) done?.reject(error);
    else done?.resolve();
    next();
  }

  function next(): void {
    const awaited = [...running.values()].filter(({ job }) => job.kind !== 'ahead').length;
    for (const taken of waiting.splice(0, SIDE_BY_SIDE - awaited)) begin(taken);
    if (running.size === 0 && ahead.length > 0) begin(ahead.shift()!);
    if (running.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(hangUp, idleMs).unref();
  }

  function begin(taken: Waiting): void {
    clearTimeout(idle);
    child ??= start();
    running.set((lastId += 1), taken);
    child.send({ id: lastId, job: taken.job } satisfies ToImageProcess);
  }

  /** Disconnects from the process, which ends it. */
  function hangUp(): void {
    const left = child;
    child = undefined;
    if (left?.connected) left.disconnect();
  }

  function queueUp(queue: Waiting[], job: ImageJob): Promise<void> {
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      next();
    });
  }

  return {
    draw(job) {
      const path = pathOfJob(job);
      const known = inTheMaking.get(path);
      if (known) return known;
      if (waiting.length >= mostWaiting) refuse('PICTURES_BUSY', { retryAfterSeconds: COME_AGAIN_SECONDS });
      const making = queueUp(waiting, job).finally(() => inTheMaking.delete(path));
      inTheMaking.set(path, making);
      return making;
    },
    renderAhead: (job) => queueUp(ahead, job),
    giveWay() {
      if (child?.connected) child.send('request' satisfies ToImageProcess);
    },
    processId: () => child?.pid,
    async close() {
      clearTimeout(idle);
      const ended = new QueueClosed('The shop is closing.');
      for (const { reject } of [...waiting.splice(0), ...ahead.splice(0), ...running.values()]) reject(ended);
      running.clear();
      const left = child;
      hangUp();
      if (left && left.exitCode === null && left.signalCode === null) await once(left, 'exit');
    },
  };
}

function faultOf(message: string, code: string | undefined): Error {
  return code === undefined ? new Undrawable(message) : Object.assign(new Error(message), { code });
}
