import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { call, messageOf } from '../providers/call.ts';
import { callOnce } from '../providers/call-once.ts';
import type { ConsignmentRecord, OrderRecord } from '../providers/records.ts';
import type { DeliveryAnswer } from './AnswerDialog.tsx';
import type { Measures } from './ParcelSizeFields.tsx';

/** How a consignment is to go: with a courier of the house, or with one of the seller's own. */
export type ParcelWish = { measures: Measures } & (
  | { courierId: number | undefined }
  | { courierName: string; awb: string }
);

/** What can be done with a consignment's parcel. Each tells how it went, and reads the order again. */
export function useParcel(order: OrderRecord, consignment: ConsignmentRecord) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<string>): Promise<boolean> {
    setBusy(true);
    try {
      notify(await work(), { type: 'success' });
      return true;
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      refresh();
    }
  }

  const ofConsignment = `consignmentId=${consignment.id}`;
  const post = (url: string, body: object = {}) => callOnce(url, { method: 'POST', body: JSON.stringify(body) });

  return {
    isBusy,
    /** Books the parcel, with its AWB and its pickup; or notes what the seller sends by hand, which is then shipped. */
    ship: (wish: ParcelWish) =>
      attempt(async () => {
        const { measures, ...way } = wish;
        const size = Object.fromEntries(Object.entries(measures).map(([name, typed]) => [name, Number(typed)]));
        const parcel = { orderId: order.id, consignmentId: consignment.id, ...size };
        if ('awb' in way) {
          await post('/shipping/orders', { ...parcel, ...way });
          await call(`/api/admin/orders/${order.id}`, {
            method: 'PUT',
            body: JSON.stringify({ orderStatus: 'SHIPPED', consignmentId: consignment.id }),
          });
          return `${order.orderId} is shipped.`;
        }
        await post('/shipping/orders', parcel);
        const courier = way.courierId === undefined ? '' : `&courierId=${way.courierId}`;
        const { json } = await post(`/shipping/awb/${order.id}?${ofConsignment}${courier}`);
        const { data } = json as { data: { id: number; courier_name: string } };
        await post(`/shipping/shipment/${data.id}/pickup`);
        return `${data.courier_name} picks up ${order.orderId}.`;
      }),
    cancel: () =>
      attempt(async () => {
        await post(`/shipping/orders/${order.id}/cancel?${ofConsignment}`);
        return 'The parcel is cancelled.';
      }),
    /** Takes pieces out, to be sent before the others. */
    split: (items: { orderItemId: number; quantity: number }[]) =>
      attempt(async () => {
        await post(`/api/orders/${order.id}/split`, { consignmentId: consignment.id, items });
        return 'These items are a separate parcel now.';
      }),
    openLabel: (shipmentId: number) => {
      // Opened at the tap: browsers let no page open a tab later, when the answer is there.
      const tab = window.open('', '_blank');
      return attempt(async () => {
        try {
          const { json } = await call(`/api/shipments/${shipmentId}/label`);
          const { url } = json as { url: string };
          if (tab) tab.location.href = url;
          else window.location.href = url;
        } catch (error) {
          tab?.close();
          throw error;
        }
        return 'The label opens in a new tab.';
      });
    },
    receive: (shipmentId: number, condition: 'restock' | 'damaged') =>
      attempt(async () => {
        await post(`/api/shipments/${shipmentId}/returned`, { condition });
        return condition === 'restock' ? 'The items are back in stock.' : 'The parcel is noted as damaged.';
      }),
    answer: (shipmentId: number, answer: DeliveryAnswer) =>
      attempt(async () => {
        await post(`/api/shipments/${shipmentId}/answer`, answer);
        return 'The courier has been told.';
      }),
  };
}
