import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { refuse } from '#contract/calls/refusals.ts';
import { pathOfJob } from './image-jobs.ts';
import type { ImageJob, JobOutcome, ToImageProcess } from './image-jobs.ts';

const IMAGE_PROCESS = fileURLToPath(new URL('./image-process.ts', import.meta.url));
/** Files drawn side by side. */
const SIDE_BY_SIDE = 2;
/** Jobs that wait at most: what several visitors of a new shop ask for at once, drawn in about ten seconds. */
const MOST_WAITING = 100;
/** Seconds after which whoever was turned away may come again. */
const COME_AGAIN_SECONDS = 5;
/** How long the process waits for more before it ends. */
const IDLE_MS = 5_000;

export interface ImageQueue {
  /**
   * Has a file drawn, and resolves when it lies there. The same file asked for twice is drawn once.
   * @throws the refusal PICTURES_BUSY where too many wait already, Undrawable for a damaged picture, another error where
   *   it cannot be drawn now
   */
  draw(job: ImageJob): Promise<void>;
  /**
   * Has files drawn that nobody waits for yet: one job at a time, and none is begun while there is another.
   * @throws QueueClosed, or an error where they cannot be drawn
   */
  drawAhead(job: ImageJob): Promise<void>;
  /** A request has come: what nobody waits for rests for a moment. */
  giveWay(): void;
  /** Of the process that draws now; nothing while there is none. */
  processId(): number | undefined;
  /** Ends the process, and resolves when nothing is written any more; who waits is told so. */
  close(): Promise<void>;
}

/** The picture itself cannot be drawn: its content is damaged. */
export class Undrawable extends Error {}

/** The shop is closing. */
export class QueueClosed extends Error {}

interface Waiting {
  job: ImageJob;
  resolve(): void;
  reject(error: Error): void;
}

/** Draws pictures in a process of its own, which is started when there is something to draw and ends when there is nothing. */
export function openImageQueue({ mostWaiting = MOST_WAITING, idleMs = IDLE_MS } = {}): ImageQueue {
  /** What each file's askers wait for. */
  const inTheMaking = new Map<string, Promise<void>>();
  const waiting: Waiting[] = [];
  const ahead: Waiting[] = [];
  const running = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(IMAGE_PROCESS, {
      execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=20'],
      env: imageEnvironment(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', ({ id, error, code }: JobOutcome) =>
      finish(id, error === undefined ? undefined : faultOf(error, code)),
    );
    started.on('error', (error) => lose(started, error));
    started.once('exit', (code, signal) => lose(started, new Error(`The image process ended: ${signal ?? code}.`)));
    return started;
  }

  /** What a process was at when it ended fails; what waits goes to the next. */
  function lose(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    // Those of this process alone: each that is settled lets the next one in.
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
    const awaited = [...running.values()].filter(({ job }) => job.kind !== 'variants').length;
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

  /** The process ends when nobody is at the other end. */
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
    drawAhead: (job) => queueUp(ahead, job),
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

/** The image process reads files that strangers made, so it is told no secrets. */
function imageEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: getCompileCacheDir(),
    // An encoder takes megabytes for each picture. glibc gives back what is a mapping of its own, at once, and keeps an
    // arena for each of a few threads at most. https://man7.org/linux/man-pages/man3/mallopt.3.html
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    UV_THREADPOOL_SIZE: '3',
  };
}
