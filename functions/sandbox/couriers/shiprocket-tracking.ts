import { Hono } from 'hono';
import * as z from 'zod/mini';
import { scansOf } from './shiprocket-records.ts';
import type { ShiprocketRecords } from './shiprocket-records.ts';
import { bodyOf, unprocessable } from './shiprocket-requests.ts';
import { activityOf } from './shiprocket-shapes.ts';
import { MOVES, STATUS_WORDS } from './shiprocket-statuses.ts';

const NdrAction = z.object({ action: z.enum(['re-attempt', 'return']), comments: z.optional(z.string()) });

/** Returns the endpoints that follow a parcel and answer a failed delivery (NDR). */
export function trackingRoutes({ db, byAwb }: ShiprocketRecords): Hono {
  const app = new Hono();

  app.get('/courier/track/awb/:awb', async (context) => {
    const parcel = await byAwb(context.req.param('awb'));
    if (!parcel) return context.json({ tracking_data: { track_status: 0, error: 'Aahh! There is no activity found' } });
    const [scans] = await db().read(scansOf({ parcelId: parcel.id }));
    return context.json({
      tracking_data: {
        track_status: 1,
        shipment_status: parcel.statusNumber,
        shipment_track: [{ id: parcel.id, awb_code: parcel.awb, current_status: STATUS_WORDS[parcel.statusNumber] }],
        shipment_track_activities: scans.length === 0 ? null : scans.map(activityOf),
        track_url: `https://shiprocket.co/tracking/${parcel.awb}`,
        etd: parcel.etdOn ? `${parcel.etdOn} 00:00:00` : '',
      },
    });
  });

  app.post('/ndr/:awb/action', async (context) => {
    const wish = z.safeParse(NdrAction, await bodyOf(context));
    if (!wish.success) return unprocessable(context, wish.error);
    const parcel = await byAwb(context.req.param('awb'));
    if (!parcel || parcel.statusNumber !== MOVES.UNDELIVERED) {
      return context.json({ message: 'No NDR is open for this AWB', status_code: 400 }, 400);
    }
    return context.json({ success: true, status: wish.data.action });
  });

  return app;
}
