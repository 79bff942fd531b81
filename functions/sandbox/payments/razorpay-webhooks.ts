import type { Db } from '../../db/db.ts';
import type { Statement } from '../../db/statement.ts';
import { hmacHex } from '../../providers/hmac.ts';
import { dueWebhooks, insertWebhook, noteDelivery } from './razorpay-records.ts';
import { newId, SYSTEM_CHANCE } from './razorpay-entities.ts';
import type { Chance } from './razorpay-entities.ts';
import { SANDBOX_KEYS } from './sandbox-keys.ts';

/** Sends a request to the shop itself. */
export type Reach = (request: Request) => Promise<Response>;

/** The context of the sandbox's gateway. */
export interface GatewayPlace {
  db: () => Db;
  /** Epoch milliseconds. */
  now: () => number;
  /** The origin of the shop. */
  origin: string;
  reach: Reach;
  /** Replaces the system's randomness if results must be reproducible. */
  chance?: Chance;
}

const FIRST_RETRY_MS = 60_000;

type Entities = Record<string, object>;

/** Returns the webhooks of the sandbox's gateway. Each is stored as a row and is retried until the shop accepts it. */
export function razorpayWebhooks({ db, now, origin, reach, chance = SYSTEM_CHANCE }: GatewayPlace) {
  return {
    /** Returns the statement that stores an event. It belongs to the batch of the change that it reports. */
    async event(event: string, entities: Entities): Promise<Statement> {
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_sandbox',
        event,
        contains: Object.keys(entities),
        payload: Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }])),
        created_at: Math.floor(now() / 1000),
      });
      const signature = await hmacHex(SANDBOX_KEYS.webhookSecret, body);
      return insertWebhook({ event: newId('evt', chance), body, signature, nextAt: now() });
    },

    /** Makes one attempt at each delivery that is due. */
    async deliver(): Promise<{ delivered: number; failed: number }> {
      const counts = { delivered: 0, failed: 0 };
      const [due] = await db().read(dueWebhooks({ now: now() }));
      for (const { id, event, body, signature, attempts } of due) {
        const answer = await reach(
          new Request(`${origin}/webhooks/razorpay`, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              'X-Razorpay-Signature': signature,
              'x-razorpay-event-id': event,
            },
            body,
          }),
        );
        const nextAt = now() + FIRST_RETRY_MS * 2 ** Math.min(attempts, 8);
        await db().write(noteDelivery({ id, nextAt, deliveredAt: answer.ok ? now() : null }));
        counts[answer.ok ? 'delivered' : 'failed'] += 1;
      }
      return counts;
    },
  };
}
export type RazorpayWebhooks = ReturnType<typeof razorpayWebhooks>;
