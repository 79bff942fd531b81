import { Hono } from 'hono';
import * as z from 'zod/mini';
import { kolkataDay } from '#contract/shop/dates.ts';
import { labelAddress } from './labels-emulator.ts';
import { quotesBetween, SANDBOX_COURIERS } from './shiprocket-rates.ts';
import { setParcel } from './shiprocket-records.ts';
import type { ShiprocketRecords } from './shiprocket-records.ts';
import { bodyOf, unprocessable } from './shiprocket-requests.ts';
import { companyOf, ORDERS_FROM, SHIPMENTS_FROM } from './shiprocket-shapes.ts';
import { CANCELLED, READY, SCHEDULED } from './shiprocket-statuses.ts';

const AwbWish = z.object({ shipment_id: z.int(), courier_id: z.optional(z.int()) });
const Shipments = z.object({ shipment_id: z.array(z.int()), pickup_date: z.optional(z.array(z.string())) });

/** Returns the endpoints that offer couriers and book a parcel: AWB, pick-up and label. */
export function courierRoutes({ db, now, byId }: ShiprocketRecords): Hono {
  const app = new Hono();

  app.get('/courier/serviceability/', (context) => {
    const input = context.req.query();
    const quotes = quotesBetween(
      input.pickup_postcode ?? '',
      input.delivery_postcode ?? '',
      {
        weightKg: Number(input.weight ?? 0.5),
        volumeCm3: Number(input.length ?? 0) * Number(input.breadth ?? 0) * Number(input.height ?? 0),
      },
      { cod: input.cod === '1', today: kolkataDay(now()) },
    );
    if (quotes.length === 0) {
      return context.json({ status: 404, message: 'No courier serviceable for this pincode' });
    }
    const companies = quotes.map((quote) => companyOf(quote, input.delivery_postcode ?? ''));
    return context.json({
      currency: 'INR',
      status: 200,
      data: {
        available_courier_companies: companies,
        blocked_courier_companies: [],
        recommended_courier_company_id: companies[0]?.courier_company_id,
      },
    });
  });

  app.get('/courier/courierListWithCounts', (context) =>
    context.json({
      total_courier_count: SANDBOX_COURIERS.length,
      courier_data: SANDBOX_COURIERS.map(({ id, name, isSurface }) => ({
        id,
        name,
        min_weight: 0.5,
        mode: Number(isSurface),
      })),
    }),
  );

  app.post('/courier/assign/awb', async (context) => {
    const request = z.safeParse(AwbWish, await bodyOf(context));
    if (!request.success) return unprocessable(context, request.error);
    const parcel = await byId(request.data.shipment_id - SHIPMENTS_FROM);
    if (!parcel) return context.json({ message: 'Shipment not found', status_code: 404 }, 404);
    if (parcel.awb)
      return context.json({ message: 'Cannot reassign courier for this shipment', status_code: 400 }, 400);
    const offered = quotesBetween(
      parcel.pickupPin,
      parcel.deliveryPin,
      { weightKg: parcel.weightGrams / 1000, volumeCm3: 0 },
      { cod: parcel.isCod, today: kolkataDay(now()) },
    ).filter(({ cod }) => cod || !parcel.isCod);
    const chosen = request.data.courier_id
      ? offered.find(({ courier }) => courier.id === request.data.courier_id)
      : offered.toSorted((a, b) => a.freight - b.freight)[0];
    if (!chosen || parcel.statusNumber === CANCELLED) {
      return context.json({
        awb_assign_status: 0,
        response: { data: { awb_assign_error: 'Courier not serviceable' } },
      });
    }
    const awb = `SBX${String(parcel.id).padStart(9, '0')}`;
    await db().write(
      setParcel({
        id: parcel.id,
        statusNumber: READY,
        courierNumber: chosen.courier.id,
        awb,
        etdOn: chosen.etdOn,
        pickupOn: null,
      }),
    );
    return context.json({
      awb_assign_status: 1,
      response: {
        data: {
          awb_code: awb,
          courier_company_id: chosen.courier.id,
          courier_name: chosen.courier.name,
          order_id: ORDERS_FROM + parcel.id,
          shipment_id: SHIPMENTS_FROM + parcel.id,
          applied_weight: parcel.weightGrams / 1000,
        },
      },
    });
  });

  app.post('/courier/generate/pickup', async (context) => {
    const query = z.safeParse(Shipments, await bodyOf(context));
    if (!query.success) return unprocessable(context, query.error);
    const parcel = await byId((query.data.shipment_id[0] ?? 0) - SHIPMENTS_FROM);
    if (!parcel?.awb) return context.json({ message: 'AWB is not assigned', status_code: 400 }, 400);
    const pickupOn = query.data.pickup_date?.[0] ?? kolkataDay(now());
    if (parcel.statusNumber === READY) await db().write(setParcel({ ...parcel, statusNumber: SCHEDULED, pickupOn }));
    return context.json({
      pickup_status: 1,
      response: {
        pickup_scheduled_date: `${parcel.pickupOn ?? pickupOn} 17:00:00`,
        pickup_token_number: `Reference No: ${parcel.id}`,
        status: 3,
      },
    });
  });

  app.post('/courier/generate/label', async (context) => {
    const asked = z.safeParse(Shipments, await bodyOf(context));
    const parcel = asked.success && (await byId((asked.data.shipment_id[0] ?? 0) - SHIPMENTS_FROM));
    if (!parcel || !parcel.awb) return context.json({ label_created: 0, not_created: [], response: 'No AWB' });
    return context.json({ label_created: 1, label_url: labelAddress(parcel.awb), not_created: [] });
  });

  return app;
}
