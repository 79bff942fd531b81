import * as z from 'zod/mini';
import {
  Centimetres,
  CourierPartner,
  EstimatedDelivery,
  Kilograms,
  PinCheck,
  PinText,
  SenderIds,
  SenderReach,
  Serviceability,
} from '#contract/calls/shipping.ts';
import { Day, numeral } from '#contract/calls/wire.ts';
import {
  checkPinCode,
  checkServiceability,
  estimateDelivery,
  listCouriers,
  sendersReach,
} from '../domain/buying/delivery/index.ts';
import { json } from '../http/answers.ts';
import { call } from './call.ts';

const BOX = {
  length: Centimetres('Length', 15),
  breadth: Centimetres('Breadth', 12),
  height: Centimetres('Height', 6),
};

export const shippingCalls = [
  call({
    method: 'GET',
    path: '/shipping/couriers',
    summary: 'The couriers the shop ships with.',
    who: 'public',
    limit: 'write',
    answer: json(z.object({ data: z.array(CourierPartner) })),
    refuses: ['COURIERS_FETCH_FAILED'],
    async run(shop) {
      const couriers = await listCouriers(shop);
      return {
        data: couriers.map(({ courierNumber, courierName }) => ({
          courier_company_id: courierNumber,
          courier_name: courierName,
        })),
      };
    },
  }),
  call({
    method: 'GET',
    path: '/shipping/serviceability',
    summary: 'The couriers that take a parcel from one PIN code to another.',
    who: 'public',
    // Each request calls the courier service.
    limit: 'write',
    query: z.object({ pickupPin: PinText, deliveryPin: PinText, weight: Kilograms, ...BOX }),
    answer: json(Serviceability),
    refuses: ['PIN_INVALID', 'SERVICEABILITY_FAILED'],
    async run(shop, _, { query: { pickupPin, deliveryPin, weight, length, breadth, height } }) {
      const parcel = { weightGrams: Math.round(weight * 1000), lengthCm: length, breadthCm: breadth, heightCm: height };
      return {
        data: { available_courier_companies: await checkServiceability(shop, { pickupPin, deliveryPin, parcel }) },
      };
    },
  }),
  call({
    method: 'GET',
    path: '/shipping/pincode/:pincode',
    summary: 'What a PIN code is, and how soon and by whom a parcel gets there; of a SKU, from where its seller sends.',
    who: 'public',
    limit: 'write',
    params: z.object({ pincode: PinText }),
    query: z.object({ weight: Kilograms, cod: z.optional(z.enum(['0', '1'])), skuId: z.optional(numeral(15)) }),
    answer: json(z.object({ data: PinCheck })),
    refuses: ['PIN_INVALID', 'SKU_NOT_FOUND', 'PIN_DELIVERABILITY_FAILED'],
    async run(shop, _, { params: { pincode }, query: { weight, cod, skuId } }) {
      return { data: await checkPinCode(shop, { pincode, weightKg: weight, cod: cod === '1', skuId }) };
    },
  }),
  call({
    method: 'GET',
    path: '/api/delivery/sellers',
    summary: 'When parcels of several sellers get to a PIN code, for the cards of a list.',
    who: 'public',
    limit: 'write',
    query: z.object({ pincode: PinText, sellers: SenderIds }),
    answer: json(z.array(SenderReach)),
    refuses: ['PIN_INVALID'],
    run: (shop, _, { query: { pincode, sellers } }) => sendersReach(shop, { pincode, sellerIds: sellers }),
  }),
  call({
    method: 'GET',
    path: '/shipping/estimated-delivery',
    summary: 'When a parcel arrives that is ordered today, or on another day.',
    who: 'public',
    limit: 'write',
    query: z.object({ deliveryPincode: PinText, pickupPincode: z.optional(PinText), orderDate: z.optional(Day) }),
    answer: json(z.object({ data: EstimatedDelivery })),
    refuses: ['PIN_INVALID', 'ESTIMATED_DELIVERY_FAILED'],
    async run(shop, _, { query: { deliveryPincode, pickupPincode, orderDate } }) {
      return { data: await estimateDelivery(shop, { deliveryPincode, pickupPincode, orderedOn: orderDate }) };
    },
  }),
];
