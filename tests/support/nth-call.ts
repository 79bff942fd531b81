import { afterAll, beforeAll, expect, inject } from 'vitest';
import { lost, openFaultyShop, unheard } from './faulty-shop.ts';
import type { CallTo, FaultyShop, Interruption } from './faulty-shop.ts';
import { faultsInRecords } from './setup.ts';
import { endOf, newScene, tidyUp } from './stories.ts';
import type { Scene } from './stories.ts';

/** Prepares a scene, and returns the function whose calls are interrupted. */
export type Story = (scene: Scene) => Promise<() => Promise<void>> | (() => Promise<void>);

type Way = Interruption['by'];
export const WAYS_TO_FAIL: [CallTo, string, Way][] = [
  ['records', 'is lost', lost],
  // A lost answer to a read leaves nothing behind, as a lost read does, so only writes are tested.
  ['writes', 'is not heard of', unheard],
  ['services', 'is lost', lost],
  ['services', 'is not heard of', unheard],
];

/** The time limit of a test, in milliseconds: a story runs once for each of its calls, perhaps on a busy machine. */
export const INTERRUPTING_MAX = 120_000;

/** More calls than any story makes. */
const MOST_CALLS = 80;

/**
 * Opens a shop for the tests of a file. The returned function plays a story repeatedly, each time with the next call
 * interrupted. It expects the same end each time, and returns the number of calls.
 */
export function interruptingEach() {
  const run = inject('running');
  let faulty: FaultyShop;

  beforeAll(async () => {
    if (run.runtime === 'node') faulty = await openFaultyShop(run);
  });

  afterAll(async () => {
    if (run.runtime !== 'node') return;
    const faults = await faultsInRecords(faulty.shop.running.databasePath);
    await faulty.close();
    expect(faults).toEqual([]);
  });

  /**
   * Plays a story and then the jobs, one of them with an interruption. Returns the end state, and whether the
   * interruption happened.
   */
  async function play(story: Story, part: 'story' | 'jobs', interruption?: Interruption) {
    const scene = await newScene(faulty.shop, await faulty.shop.customer('asha'));
    const act = await story(scene);
    await faulty.settled();
    if (part === 'story') faulty.interrupt(interruption);
    await act();
    await faulty.settled();
    const inStory = faulty.interrupt(part === 'jobs' ? interruption : undefined);
    await tidyUp(faulty.shop, faulty.settled);
    const inJobs = faulty.interrupt();
    return { end: endOf(scene), wasInterrupted: inStory || inJobs };
  }

  return async function interruptEach(story: Story, part: 'story' | 'jobs', to: CallTo, by: Way): Promise<number> {
    const { end: right } = await play(story, part);
    for (let call = 1; call <= MOST_CALLS; call += 1) {
      const { end, wasInterrupted } = await play(story, part, { to, call, by });
      expect(end, `call ${call}`).toEqual(right);
      if (!wasInterrupted) return call - 1;
    }
    throw new Error(`There are more than ${MOST_CALLS} calls.`);
  };
}
