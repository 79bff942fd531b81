import { describe, expect, inject, test } from 'vitest';
import { INTERRUPTING_MAX, interruptingEach, WAYS_TO_FAIL } from '../../support/nth-call.ts';
import type { Story } from '../../support/nth-call.ts';
import {
  arrives,
  askBack,
  cancelParcel,
  cancelSome,
  checkOut,
  moveBack,
  payOnline,
  sendParcel,
} from '../../support/stories.ts';
import type { Scene } from '../../support/stories.ts';

async function paid(scene: Scene): Promise<string> {
  const { url, orderId } = await checkOut(scene, 'PREPAID');
  await payOnline(scene, url!, 'webhooks');
  return orderId;
}

const BY_UPI = { destination: { way: 'UPI', upiId: 'Asha.Rao@okhdfc' } };
const TO_THE_END = {
  APPROVED: {},
  PICKED_UP: {},
  RECEIVED: {},
  INSPECTED: { condition: 'restock' },
  REFUNDED: { reason: 'Returned in time' },
};

const STORIES: Record<string, Story> = {
  'a parcel is cancelled, and another is sent': async (scene) => {
    const orderId = await paid(scene);
    await sendParcel(scene, orderId);
    return async () => {
      await cancelParcel(scene, orderId);
      await sendParcel(scene, orderId);
    };
  },
  'an order is cancelled whose parcel waits for its courier': async (scene) => {
    const orderId = await paid(scene);
    await sendParcel(scene, orderId);
    return () => cancelSome(scene, orderId);
  },
  'a piece that was paid online is sent back': async (scene) => {
    const orderId = await paid(scene);
    await arrives(scene, orderId);
    return async () => {
      await moveBack(scene, await askBack(scene, orderId), TO_THE_END);
    };
  },
  'a piece that was paid at the door is sent back': async (scene) => {
    const { orderId } = await checkOut(scene, 'COD');
    await arrives(scene, orderId);
    return async () => {
      await moveBack(scene, await askBack(scene, orderId, BY_UPI), TO_THE_END);
    };
  },
};

/** Nothing is booked twice, refunded twice or lost: the client or the outbox repeats the call. */
const onNode = describe.runIf(inject('running').runtime === 'node');
onNode('whichever call fails, the end is the same when', { timeout: INTERRUPTING_MAX }, () => {
  const interruptEach = interruptingEach();

  describe.each(Object.entries(STORIES))('%s', (_, story) => {
    test.each(WAYS_TO_FAIL)('and a call to %s %s', async (to, _how, by) => {
      expect(await interruptEach(story, 'story', to, by)).toBeGreaterThan(1);
    });
  });
});
