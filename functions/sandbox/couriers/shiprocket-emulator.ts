import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { courierRoutes } from './shiprocket-couriers.ts';
import { orderRoutes } from './shiprocket-orders.ts';
import { pickupRoutes } from './shiprocket-pickups.ts';
import { shiprocketRecords } from './shiprocket-records.ts';
import { bodyOf } from './shiprocket-requests.ts';
import { trackingRoutes } from './shiprocket-tracking.ts';

const TOKEN_MS = 240 * 60 * 60_000;

/**
 * Emulates Shiprocket: its paths, shapes and behaviour, including failures with status 200. Its state survives a
 * restart.
 */
export function shiprocketEmulator(db: () => Db, now: () => number): Hono {
  const app = new Hono().basePath('/v1/external');

  app.post('/auth/login', async (context) => {
    const login = z.safeParse(z.object({ email: z.string(), password: z.string() }), await bodyOf(context));
    if (!login.success)
      return context.json({ message: 'Invalid email and password combination', status_code: 400 }, 400);
    return context.json({ token: `sandbox.${now() + TOKEN_MS}`, email: login.data.email, company_id: 1 });
  });

  app.use(async (context, next) => {
    const [, until] = /^Bearer sandbox\.(\d+)$/.exec(context.req.header('authorization') ?? '') ?? [];
    if (!until || Number(until) < now()) return context.json({ message: 'Token has expired', status_code: 401 }, 401);
    return next();
  });

  const records = shiprocketRecords(db, now);
  for (const routesOf of [pickupRoutes, courierRoutes, orderRoutes, trackingRoutes]) app.route('/', routesOf(records));
  return app;
}
