import { Hono } from 'hono';
import * as z from 'zod/mini';
import { insertParcel, newestPickups, pickupNamed, setParcel } from './shiprocket-records.ts';
import type { ShiprocketRecords } from './shiprocket-records.ts';
import { bodyOf, unprocessable } from './shiprocket-requests.ts';
import { ORDERS_FROM, orderShape, SHIPMENTS_FROM } from './shiprocket-shapes.ts';
import { CANCELLED, HANDED_OVER, NEW } from './shiprocket-statuses.ts';

const NewOrder = z.object({
  order_id: z.string().check(z.minLength(1), z.maxLength(50)),
  pickup_location: z.optional(z.string()),
  billing_customer_name: z.optional(z.string().check(z.minLength(1))),
  billing_pincode: z.optional(z.string()),
  billing_phone: z.optional(z.string().check(z.regex(/^\d{10}$/))),
  pickup_pincode: z.optional(z.string()),
  shipping_pincode: z.optional(z.string()),
  order_items: z.array(z.object({ name: z.string(), sku: z.string(), units: z.int(), selling_price: z.number() })),
  payment_method: z.enum(['COD', 'Prepaid']),
  sub_total: z.number(),
  length: z.number().check(z.gt(0.5)),
  breadth: z.number().check(z.gt(0.5)),
  height: z.number().check(z.gt(0.5)),
  weight: z.number().check(z.gt(0)),
});
const Orders = z.object({ ids: z.array(z.int()) });

/** Returns the endpoints that create, find and cancel orders. */
export function orderRoutes({ db, now, byId, byReference }: ShiprocketRecords): Hono {
  const app = new Hono();

  app.post('/orders/create/:kind{adhoc|return}', async (context) => {
    const wanted = z.safeParse(NewOrder, await bodyOf(context));
    if (!wanted.success) return unprocessable(context, wanted.error);
    const order = wanted.data;
    const isReturn = context.req.param('kind') === 'return';
    const [[pickup]] = await db().read(pickupNamed({ nickname: order.pickup_location ?? '' }));
    if (!isReturn && !pickup) {
      const [pickups] = await db().read(newestPickups({}));
      // Like the real service: status 200, a list, and no order.
      return context.json({
        message: 'Wrong Pickup location entered. Please choose one location from the data given',
        data: { data: pickups.map(({ nickname }) => ({ pickup_location: nickname })) },
      });
    }
    const known = () => context.json({ message: 'Order id already exists', status_code: 400 }, 400);
    if (await byReference(order.order_id)) return known();
    const [inserted] = await db().write(
      insertParcel({
        at: now(),
        reference: order.order_id,
        pickupPin: (isReturn ? order.pickup_pincode : pickup?.pinCode) ?? '',
        deliveryPin: (isReturn ? order.shipping_pincode : order.billing_pincode) ?? '',
        weightGrams: Math.round(order.weight * 1000),
        isCod: order.payment_method === 'COD',
        isReturn,
        statusNumber: NEW,
      }),
    );
    if (inserted === 0) return known();
    const made = (await byReference(order.order_id))!;
    return context.json({
      order_id: ORDERS_FROM + made.id,
      shipment_id: SHIPMENTS_FROM + made.id,
      status: isReturn ? 'RETURN PENDING' : 'NEW',
      status_code: isReturn ? 21 : 1,
      awb_code: '',
      courier_company_id: '',
      courier_name: '',
    });
  });

  app.get('/orders', async (context) => {
    const parcel = await byReference(context.req.query('search') ?? '');
    return context.json({ data: parcel ? [orderShape(parcel)] : [] });
  });

  app.post('/orders/cancel', async (context) => {
    const asked = z.safeParse(Orders, await bodyOf(context));
    if (!asked.success) return unprocessable(context, asked.error);
    for (const id of asked.data.ids) {
      const parcel = await byId(id - ORDERS_FROM);
      if (!parcel) continue;
      if (HANDED_OVER.includes(parcel.statusNumber)) {
        return context.json({ message: 'Cannot cancel shipped order', status_code: 400 }, 400);
      }
      await db().write(setParcel({ ...parcel, statusNumber: CANCELLED }));
    }
    return context.body(null, 204);
  });

  return app;
}
