import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { insertScan, parcelBy, scansOf, setParcel } from './shiprocket-records.ts';
import { bodyOf } from './shiprocket-requests.ts';
import { pushBody } from './shiprocket-shapes.ts';
import { MOVES } from './shiprocket-statuses.ts';

/** The token of the sandbox's courier webhooks. In live mode the token is a secret of the configuration. */
export const SANDBOX_WEBHOOK_TOKEN = 'sandbox-courier-token';

const Move = z.object({
  status: z.enum(Object.keys(MOVES) as [keyof typeof MOVES]),
  push: z._default(z.boolean(), true),
});

/** Sends a webhook request to the shop, as Shiprocket does. Returns the shop's response. */
export type PushToShop = (context: Context, request: Request) => Promise<Response>;

/**
 * Returns the endpoints for people and scripts under /sandbox/shiprocket, in addition to the API: its keys, and moving
 * a parcel.
 */
export function shiprocketDoors(db: () => Db, now: () => number, push: PushToShop): Hono {
  return new Hono()
    .get('/keys.json', (context) => context.json({ webhookToken: SANDBOX_WEBHOOK_TOKEN }))
    .post('/move/:awb', async (context) => {
      const move = z.safeParse(Move, await bodyOf(context));
      if (!move.success) {
        return context.json({ message: `Send {"status": ${Object.keys(MOVES).join(' | ')}}.` }, 422);
      }
      const awb = context.req.param('awb');
      const [[parcel]] = await db().read(parcelBy({ id: null, reference: null, awb }));
      if (!parcel) return context.json({ message: 'There is no such parcel.' }, 404);
      const statusNumber = MOVES[move.data.status];
      const [[last]] = await db().read(scansOf({ parcelId: parcel.id }));
      const scan = {
        // Shiprocket's times have no fractions of a second, and each event of a parcel has its own second.
        at: Math.max(Math.floor(now() / 1000) * 1000, (last?.at ?? 0) + 1000),
        parcelId: parcel.id,
        statusNumber,
        activity: move.data.status,
        location: 'Sandbox Hub',
      };
      await db().write(insertScan(scan), setParcel({ ...parcel, statusNumber }));
      const [scans] = await db().read(scansOf({ parcelId: parcel.id }));
      if (!move.data.push) return context.json({ awb, status: move.data.status, pushed: null });
      const request = new Request('http://shop/webhooks/courier', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'x-api-key': SANDBOX_WEBHOOK_TOKEN },
        body: JSON.stringify(pushBody(parcel, statusNumber, scans, scan.at)),
      });
      const answer = await push(context, request);
      return context.json({ awb, status: move.data.status, pushed: answer.status });
    });
}
