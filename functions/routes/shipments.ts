import * as z from 'zod/mini';
import {
  AnswerFailedDelivery,
  AnswerFailedDeliveryOf,
  BookShipment,
  PackParcels,
  ParcelLabels,
  ParcelMeasures,
  ParcelOffers,
  ReceiveReturned,
  Shipment,
  ShipmentAnswer,
  TrackedOrder,
  TrackOrder,
} from '#contract/calls/shipments.ts';
import { Day, numeral } from '#contract/calls/wire.ts';
import {
  answerFailedDelivery,
  answerFailedDeliveryOf,
  assignAwb,
  bookShipment,
  cancelShipment,
  labelOf,
  labelsOf,
  packingPapers,
  quoteParcel,
  receivePush,
  receiveReturned,
  requestPickup,
  trackOrder,
  trackShipment,
} from '../domain/shipping/index.ts';
import { IdParam, PdfFile, WithHeaders } from '../http/call.ts';
import { call, webhook } from './call.ts';

const STAFF = ['seller', 'admin'] as const;
const OWNERS = ['customer', 'seller', 'admin'] as const;
/** An order's id or number. */
const Key = z.string().check(z.maxLength(40));
/** Which of an order's consignments, where it has several. */
const ConsignmentQuery = { consignmentId: z.optional(numeral(15)) };

export const shipmentCalls = [
  call({
    method: 'POST',
    path: '/shipping/orders',
    summary: 'Books a parcel for an order, or notes one that goes with a courier of the seller’s own.',
    who: STAFF,
    may: 'orders.move',
    body: BookShipment,
    answer: ShipmentAnswer,
    run: async (shop, staff, { body }) => ({ data: await bookShipment(shop, staff, body) }),
  }),
  call({
    method: 'GET',
    path: '/shipping/orders/:id/couriers',
    summary: 'What the parcel of an order would be booked with, and the couriers that take it.',
    who: STAFF,
    may: 'orders.move',
    // Each asks the courier service.
    limit: 'write',
    params: z.object({ id: Key }),
    query: z.extend(ParcelMeasures, ConsignmentQuery),
    answer: z.object({ data: ParcelOffers }),
    run: async (shop, staff, { params, query }) => ({
      data: await quoteParcel(shop, staff, { order: params.id, ...query }),
    }),
  }),
  call({
    method: 'POST',
    path: '/shipping/awb/:orderId',
    summary: 'Gives the parcel of an order its AWB, by the courier that is named or the cheapest.',
    who: STAFF,
    may: 'orders.move',
    params: z.object({ orderId: Key }),
    query: z.object({ courierId: z.optional(numeral(9)), ...ConsignmentQuery }),
    answer: ShipmentAnswer,
    run: async (shop, staff, { params, query }) => ({
      data: await assignAwb(shop, staff, {
        order: params.orderId,
        consignmentId: query.consignmentId,
        courierNumber: query.courierId,
      }),
    }),
  }),
  call({
    method: 'POST',
    path: '/shipping/shipment/:shipmentId{[0-9]+}/pickup',
    summary: 'Asks the courier to fetch a parcel.',
    who: STAFF,
    may: 'orders.move',
    params: z.object({ shipmentId: IdParam }),
    query: z.object({ pickupDate: z.optional(Day) }),
    answer: ShipmentAnswer,
    run: async (shop, staff, { params, query }) => ({
      data: await requestPickup(shop, staff, { shipmentId: params.shipmentId, on: query.pickupDate }),
    }),
  }),
  call({
    method: 'POST',
    path: '/shipping/orders/:id/cancel',
    summary: 'Cancels the parcel of an order before it is handed over; the order stays.',
    who: STAFF,
    may: 'orders.move',
    params: z.object({ id: Key }),
    query: z.object(ConsignmentQuery),
    answer: ShipmentAnswer,
    run: async (shop, staff, { params, query }) => ({
      data: await cancelShipment(shop, staff, { order: params.id, consignmentId: query.consignmentId }),
    }),
  }),
  call({
    method: 'GET',
    path: '/shipping/track/:id',
    summary: 'The parcels of an order, newest first, with what happened to them.',
    who: OWNERS,
    may: 'orders.read',
    params: z.object({ id: Key }),
    answer: z.object({ data: z.array(Shipment) }),
    run: async (shop, actor, { params }) => ({ data: await trackShipment(shop, actor, params.id) }),
  }),
  call({
    method: 'GET',
    path: '/api/shipments/:id{[0-9]+}/label',
    summary: 'Where the label of a parcel lies, to print it.',
    who: STAFF,
    may: 'orders.move',
    limit: 'write',
    params: z.object({ id: IdParam }),
    answer: z.object({ url: z.string() }),
    run: async (shop, staff, { params }) => ({ url: await labelOf(shop, staff, params.id) }),
  }),
  call({
    method: 'POST',
    path: '/api/shipments/labels',
    summary: 'The labels of several parcels as one PDF, to print them at once.',
    who: STAFF,
    may: 'orders.move',
    body: ParcelLabels,
    answer: PdfFile,
    run: async (shop, staff, { body: { ids } }) =>
      new WithHeaders(await labelsOf(shop, staff, [...new Set(ids)]), {
        'Content-Disposition': 'attachment; filename="labels.pdf"',
      }),
  }),
  call({
    method: 'POST',
    path: '/api/shipments/packing',
    summary: 'The packing slips of several consignments as one PDF, each behind the courier’s label of its parcel.',
    who: STAFF,
    may: 'orders.move',
    body: PackParcels,
    answer: PdfFile,
    run: async (shop, staff, { body }) =>
      new WithHeaders(await packingPapers(shop, staff, body), {
        'Content-Disposition': 'attachment; filename="packing.pdf"',
      }),
  }),
  call({
    method: 'POST',
    path: '/api/shipments/:id{[0-9]+}/answer',
    summary: 'Says what is to be done with a parcel that could not be delivered.',
    who: OWNERS,
    may: 'orders.move',
    params: z.object({ id: IdParam }),
    body: AnswerFailedDelivery,
    answer: ShipmentAnswer,
    run: async (shop, actor, { params, body }) => ({ data: await answerFailedDelivery(shop, actor, params.id, body) }),
  }),
  call({
    method: 'POST',
    path: '/api/shipments/:id{[0-9]+}/returned',
    summary: 'Takes back a parcel that came back: what is sound goes into the stock again.',
    who: STAFF,
    may: 'orders.move',
    params: z.object({ id: IdParam }),
    body: ReceiveReturned,
    answer: ShipmentAnswer,
    run: async (shop, staff, { params, body }) => ({
      data: await receiveReturned(shop, staff, { shipmentId: params.id, condition: body.condition }),
    }),
  }),
  call({
    method: 'POST',
    path: '/api/track',
    summary: 'An order as its parcels go, for whoever knows its number and the mobile or email of it.',
    who: 'public',
    // Whoever tries numbers is stopped as whoever tries codes.
    limit: 'tryCode',
    body: TrackOrder,
    answer: TrackedOrder,
    run: (shop, _, { body }) => trackOrder(shop, body),
  }),
  call({
    method: 'POST',
    path: '/api/track/answer',
    summary: 'Says what is to be done with a parcel that could not be delivered, by the same proof.',
    who: 'public',
    limit: 'tryCode',
    body: AnswerFailedDeliveryOf,
    answer: ShipmentAnswer,
    run: async (shop, _, { body: { orderId, contact, shipmentId, ...answer } }) => ({
      data: await answerFailedDeliveryOf(shop, { orderId, contact }, shipmentId, answer),
    }),
  }),
  webhook({
    // The courier service refuses addresses that carry its own name.
    path: '/webhooks/courier',
    summary: 'A report of the courier service about a parcel, with the token that was agreed on.',
    who: 'courier',
    run: (shop, { body, header }) => receivePush(shop, body, header('x-api-key')),
  }),
];
