import type { PlayedCourier } from '../demo/seed-returns.ts';
import type { Db } from '../functions/db/db.ts';
import { shiprocketEmulator } from '../functions/sandbox/couriers/shiprocket-emulator.ts';
import { SANDBOX_WEBHOOK_TOKEN, shiprocketDoors } from '../functions/sandbox/couriers/shiprocket-moves.ts';
import { shiprocket } from '../functions/providers/couriers/shiprocket.ts';

/**
 * Returns the sandbox's courier for the demo shop's past. It stores its parcels, so that the sandbox can move them on
 * later.
 */
export function playedCourier(db: Db): PlayedCourier {
  let now = 0;
  const clock = { now: () => now };
  const api = shiprocketEmulator(() => db, clock.now);
  // The code that moves the parcel updates the demo shop itself, so webhooks go nowhere.
  const doors = shiprocketDoors(
    () => db,
    clock.now,
    () => Promise.resolve(new Response()),
  );
  const keys = { email: 'seed@ratnahaat.example', password: 'seed', webhookToken: SANDBOX_WEBHOOK_TOKEN };
  const service = shiprocket(async (input, init) => api.fetch(new Request(input, init)), keys, clock);
  return {
    at(time) {
      now = time;
      return service;
    },
    async move(awb, status, time) {
      now = time;
      const moved = await doors.request(`/move/${awb}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ status, push: false }),
      });
      if (!moved.ok) throw new Error(`The courier does not move ${awb}: ${await moved.text()}`);
    },
  };
}
