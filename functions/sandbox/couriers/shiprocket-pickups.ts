import { Hono } from 'hono';
import * as z from 'zod/mini';
import { insertPickup, newestPickups } from './shiprocket-records.ts';
import type { ShiprocketRecords } from './shiprocket-records.ts';
import { bodyOf, unprocessable } from './shiprocket-requests.ts';

const NewPickup = z.object({ pickup_location: z.string().check(z.maxLength(36)), pin_code: z.string() });

/** Returns the endpoints of pick-up addresses. */
export function pickupRoutes({ db }: ShiprocketRecords): Hono {
  const app = new Hono();

  app.get('/settings/company/pickup', async (context) => {
    const [pickups] = await db().read(newestPickups({}));
    return context.json({
      data: {
        shipping_address: pickups.map(({ id, nickname, pinCode }) => ({
          id,
          pickup_location: nickname,
          pin_code: pinCode,
        })),
      },
    });
  });

  app.post('/settings/company/addpickup', async (context) => {
    const wanted = z.safeParse(NewPickup, await bodyOf(context));
    if (!wanted.success) return unprocessable(context, wanted.error);
    const { pickup_location: nickname, pin_code: pinCode } = wanted.data;
    const [added] = await db().write(insertPickup({ nickname, pinCode }));
    if (added === 0) return context.json({ message: 'Address nick name already in use', status_code: 422 }, 422);
    return context.json({ success: true, address: { pickup_code: nickname } });
  });

  return app;
}
