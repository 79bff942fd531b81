import { expect } from 'vitest';
import type { z } from 'zod/mini';
import type { Shipment } from '#contract/calls/shipments.ts';
import type { Answer } from './answer.ts';
import type { Persona } from './persona.ts';

/** A shipped parcel. */
export type SentShipment = z.input<typeof Shipment>;

/** The steps that the sandbox's courier can do with a parcel. */
export type CourierStep =
  | 'PICKED UP'
  | 'IN TRANSIT'
  | 'OUT FOR DELIVERY'
  | 'DELIVERED'
  | 'UNDELIVERED'
  | 'RTO INITIATED'
  | 'RTO DELIVERED'
  | 'LOST';

export async function shipmentIn(answer: Promise<Answer> | Answer): Promise<SentShipment> {
  const { status, json, text } = await answer;
  expect(status, text).toBe(200);
  return (json as { data: SentShipment }).data;
}

/** Books a parcel for an order, assigns an AWB and requests its pickup. */
export async function ship(seller: Persona, orderId: string): Promise<SentShipment & { awb: string }> {
  await shipmentIn(seller.post('/shipping/orders', { orderId }));
  const { id } = await shipmentIn(seller.post(`/shipping/awb/${orderId}`));
  const shipment = await shipmentIn(seller.post(`/shipping/shipment/${id}/pickup`));
  return { ...shipment, awb: shipment.awb! };
}

/** Makes the courier do a step with a parcel. The courier sends the shop a webhook, unless the push is lost. */
export async function courierMoves(
  anybody: Persona,
  awb: string,
  status: CourierStep,
  push = true,
): Promise<number | null> {
  const answer = await anybody.post(`/sandbox/shiprocket/move/${awb}`, { status, push });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { pushed: number | null }).pushed;
}

/** Sends a webhook as the courier service does, with this report. */
export function sendPush(anybody: Persona, report: object): Promise<Answer> {
  const body = { courier_name: 'Vayu Air', shipment_status: 'x', current_status: 'x', scans: [], ...report };
  return anybody.post('/webhooks/courier', body, { headers: { 'x-api-key': 'sandbox-courier-token' } });
}
