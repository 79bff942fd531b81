import { DurableObject } from 'cloudflare:workers';
import { OneAtATime } from './one-at-a-time.ts';

/** The longest life of the trigger's invocation that waits for the run. */
const LEASE_MS = 15 * 60_000;

/** Runs a job at the instant of a trigger. `waitUntil` keeps work alive that continues after the job. */
export type RunJobAt<Env> = (
  env: Env,
  name: string,
  minute: number,
  waitUntil: (work: Promise<unknown>) => void,
) => Promise<void>;

/** The calls of a job's object. */
export interface JobRunner extends Rpc.DurableObjectBranded {
  /**
   * Runs the job unless its former run is still in progress.
   * @param minute the instant of the trigger, epoch milliseconds
   */
  run(name: string, minute: number): Promise<void>;
}

/**
 * Returns the class of the objects that run jobs, one object for each job. So each job has an invocation with limits of
 * its own, and a slow one delays no other. The objects keep nothing.
 */
export function jobRunner<Env>(
  runJob: RunJobAt<Env>,
): new (state: DurableObjectState, env: Env) => DurableObject<Env> & JobRunner {
  return class extends DurableObject<Env> {
    readonly #line = new OneAtATime(LEASE_MS);

    run(name: string, minute: number): Promise<void> {
      return this.#line.run(minute, () => runJob(this.env, name, minute, (work) => this.ctx.waitUntil(work)));
    }
  };
}
