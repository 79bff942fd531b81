import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { lost, openFaultyShop, unheard } from '../../support/faulty-shop.ts';
import type { CallTo, FaultyShop, Interruption } from '../../support/faulty-shop.ts';
import { faultsInRecords } from '../../support/setup.ts';
import { cancelSome, checkOut, endOf, newScene, payOnline, tidyUp } from '../../support/stories.ts';
import type { Scene } from '../../support/stories.ts';

/** What a shopper does from the first click to the last, with every request repeated until it is answered. */
const STORIES: Record<string, (scene: Scene) => Promise<void>> = {
  'orders, to be paid at the door': async (scene) => {
    await checkOut(scene, 'COD');
  },
  'orders and leaves without paying': async (scene) => {
    await checkOut(scene, 'PREPAID');
  },
  'orders, pays and comes back': async (scene) => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'comes back');
  },
  'orders, pays and never comes back': async (scene) => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'webhooks');
  },
  'orders, pays and nobody hears of it': async (scene) => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'nobody hears');
  },
  'orders, pays, cancels a piece and then the other': async (scene) => {
    const { url, orderId } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'webhooks');
    await cancelSome(scene, orderId, 1);
    await cancelSome(scene, orderId);
  },
  'orders and cancels without having paid': async (scene) => {
    const { orderId } = await checkOut(scene, 'PREPAID');
    await cancelSome(scene, orderId);
  },
};
/** Those with much left over for the jobs. */
const LEFT_TO_JOBS = ['orders and leaves without paying', 'orders, pays and nobody hears of it'];
type Way = Interruption['by'];
const WAYS: [CallTo, string, Way][] = [
  ['records', 'is lost', lost],
  ['records', 'is not heard of', unheard],
  ['services', 'is lost', lost],
  ['services', 'is not heard of', unheard],
];
/** More calls than any of these makes. */
const MOST_CALLS = 80;

const { runtime } = inject('running');

/** On workerd the same stories lose their answers in `platform/database-trouble`. */
describe.runIf(runtime === 'node')('whichever call fails, the end is the same when a shopper', () => {
  let faulty: FaultyShop;

  beforeAll(async () => {
    if (runtime === 'node') faulty = await openFaultyShop(inject('running'));
  });

  afterAll(async () => {
    if (runtime !== 'node') return;
    const faults = await faultsInRecords(faulty.shop.running.databasePath);
    await faulty.close();
    expect(faults).toEqual([]);
  });

  /** Plays a story and then the jobs, either with an interruption; tells its end, and whether it was interrupted. */
  async function play(story: (scene: Scene) => Promise<void>, part: 'story' | 'jobs', interruption?: Interruption) {
    const scene = await newScene(faulty.shop, await faulty.shop.customer('asha'));
    await faulty.settled();
    if (part === 'story') faulty.interrupt(interruption);
    await story(scene);
    await faulty.settled();
    const inStory = faulty.interrupt(part === 'jobs' ? interruption : undefined);
    await tidyUp(faulty.shop);
    await faulty.settled();
    const inJobs = faulty.interrupt();
    return { end: endOf(scene), wasInterrupted: inStory || inJobs };
  }

  /** Plays a story again and again, each time with the next call interrupted, and tells how many there are. */
  async function interruptEach(story: (scene: Scene) => Promise<void>, part: 'story' | 'jobs', to: CallTo, by: Way) {
    const { end: right } = await play(story, part);
    for (let call = 1; call <= MOST_CALLS; call += 1) {
      const { end, wasInterrupted } = await play(story, part, { to, call, by });
      expect(end, `call ${call}`).toEqual(right);
      if (!wasInterrupted) return call - 1;
    }
    throw new Error(`There are more than ${MOST_CALLS} calls.`);
  }

  describe.each(Object.keys(STORIES).filter((name) => name !== 'orders, pays and nobody hears of it'))('%s', (name) => {
    test.each(WAYS)('and a call to %s %s', async (to, _how, by) => {
      expect(await interruptEach(STORIES[name]!, 'story', to, by)).toBeGreaterThan(1);
    });
  });

  describe.each(LEFT_TO_JOBS)('%s, and the jobs then meet it:', (name) => {
    test.each(WAYS)('a call to %s %s', async (to, _how, by) => {
      expect(await interruptEach(STORIES[name]!, 'jobs', to, by)).toBeGreaterThan(1);
    });
  });
});
