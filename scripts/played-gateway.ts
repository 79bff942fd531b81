import { THEN_ORIGIN } from '../demo/play-orders.ts';
import type { PlayedGateway } from '../demo/play-orders.ts';
import { seededRandom } from '../demo/seeded-random.ts';
import type { Db } from '../functions/db/db.ts';
import { razorpay } from '../functions/providers/payments/razorpay.ts';
import { razorpaySandbox } from '../functions/sandbox/payments/razorpay-sandbox.ts';
import { SANDBOX_KEYS } from '../functions/sandbox/payments/sandbox-keys.ts';

/**
 * Returns the sandbox's payment gateway for the demo shop's past. It stores the payments, so that they can be refunded
 * later.
 */
export function playedGateway(db: Db): PlayedGateway {
  let now = 0;
  const { app, deliverWebhooks } = razorpaySandbox({
    db: () => db,
    now: () => now,
    origin: THEN_ORIGIN,
    // The demo shop asks the gateway itself while it is made, so webhooks go nowhere.
    reach: () => Promise.resolve(new Response()),
    chance: seededRandom('the payments of the demo shop'),
  });
  const service = razorpay(async (input, init) => {
    const answer = await app.fetch(new Request(input, init));
    await deliverWebhooks();
    return answer;
  }, SANDBOX_KEYS);
  return {
    at(time) {
      now = time;
      return service;
    },
    async pay(link, outcome, time) {
      now = time;
      const paid = await app.request(`/pay/${link}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
      if (!paid.ok) throw new Error(`The gateway takes nothing for ${link}: ${await paid.text()}`);
    },
  };
}
