import { describe, expect, inject, test } from 'vitest';
import { INTERRUPTING_MAX, interruptingEach, WAYS_TO_FAIL } from '../../support/nth-call.ts';
import type { Story } from '../../support/nth-call.ts';
import { cancelSome, checkOut, payOnline, putBack, switchToCod, switchToPrepaid } from '../../support/stories.ts';

/** A shopper's actions from the first click to the last. Each request is repeated until it is answered. */
const STORIES: Record<string, Story> = {
  'orders, to be paid at the door': (scene) => async () => {
    await checkOut(scene, 'COD');
  },
  'orders and leaves without paying': (scene) => async () => {
    await checkOut(scene, 'PREPAID');
  },
  'orders, pays and comes back': (scene) => async () => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'comes back');
  },
  'orders, pays and never comes back': (scene) => async () => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'webhooks');
  },
  'orders, pays and nobody hears of it': (scene) => async () => {
    const { url } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'nobody hears');
  },
  'orders, pays, cancels a piece and then the other': (scene) => async () => {
    const { url, orderId } = await checkOut(scene, 'PREPAID');
    await payOnline(scene, url!, 'webhooks');
    await cancelSome(scene, orderId, 1);
    await cancelSome(scene, orderId);
  },
  'orders in cash and pays online after all': (scene) => async () => {
    const { orderId } = await checkOut(scene, 'COD');
    await payOnline(scene, await switchToPrepaid(scene, orderId), 'webhooks');
  },
  'orders, and takes cash on delivery instead of paying': (scene) => async () => {
    const { orderId } = await checkOut(scene, 'PREPAID');
    await switchToCod(scene, orderId);
  },
  'orders, and puts it back into the cart instead of paying': (scene) => async () => {
    const { orderId } = await checkOut(scene, 'PREPAID');
    await putBack(scene, orderId);
  },
  'orders and cancels without having paid': (scene) => async () => {
    const { orderId } = await checkOut(scene, 'PREPAID');
    await cancelSome(scene, orderId);
  },
};
/** The stories that leave much work to the jobs. */
const LEFT_TO_JOBS = ['orders and leaves without paying', 'orders, pays and nobody hears of it'];

/** On workerd the same stories lose their answers in `platform/database-trouble`. */
const onNode = describe.runIf(inject('running').runtime === 'node');
onNode('whichever call fails, the end is the same when a shopper', { timeout: INTERRUPTING_MAX }, () => {
  const interruptEach = interruptingEach();

  describe.each(Object.keys(STORIES).filter((name) => name !== 'orders, pays and nobody hears of it'))('%s', (name) => {
    test.each(WAYS_TO_FAIL)('and a call to %s %s', async (to, _how, by) => {
      expect(await interruptEach(STORIES[name]!, 'story', to, by)).toBeGreaterThan(1);
    });
  });

  describe.each(LEFT_TO_JOBS)('%s, and the jobs then meet it:', (name) => {
    test.each(WAYS_TO_FAIL)('a call to %s %s', async (to, _how, by) => {
      expect(await interruptEach(STORIES[name]!, 'jobs', to, by)).toBeGreaterThan(1);
    });
  });
});
