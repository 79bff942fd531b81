import { WeightDispute } from '#contract/calls/weight-disputes.ts';
import type { Answer } from './answer.ts';
import { buy } from './buy.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { PICTURE, sendFile } from './returns.ts';
import { courierMoves, ship } from './ship.ts';
import type { SentShipment } from './ship.ts';
import type { TestShop } from './shop.ts';

export const DISPUTES = '/api/admin/weight-disputes';

/** Uploads a picture for a dispute, and returns its key. */
export async function scalePicture(who: Persona): Promise<string> {
  return ((await sendFile(who, PICTURE, 'scale.png', 'weight-disputes')).json as { key: string }).key;
}

/** Makes a parcel of Meera's that a courier has picked up. */
export async function fetchedParcel(shop: TestShop, buyer: Persona, sku: MadeSku): Promise<SentShipment> {
  const shipment = await ship(shop.seller('meera'), (await buy(buyer, sku)).orderId);
  await courierMoves(shop.visitor(), shipment.awb, 'PICKED UP');
  return shipment;
}

/** Opens a dispute about a parcel that weighs less than half a kilogram. */
export async function noteDispute(who: Persona, shipmentId: number, over: object = {}): Promise<Answer> {
  const mediaKeys = [await scalePicture(who)];
  const told = { chargedWeight: 2.5, measuredWeight: 0.42, extraAmount: 84, note: 'It weighs 420 g with its box.' };
  return who.post(DISPUTES, { shipmentId, ...told, mediaKeys, ...over });
}

/** Returns the happy paths of disputes about the weight of parcels. */
export function weightDisputePaths(shop: TestShop, asha: Persona, sku: MadeSku): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const noted = async () => (await noteDispute(meera, (await fetchedParcel(shop, asha, sku)).id)).as(WeightDispute).id;
  return {
    [`GET ${DISPUTES}`]: () => () => meera.get(`${DISPUTES}?filter={"status":"OPEN"}`),
    [`GET ${DISPUTES}/{id}`]: async () => {
      const id = await noted();
      return () => meera.get(`${DISPUTES}/${id}`);
    },
    [`POST ${DISPUTES}`]: async () => {
      const [{ id: shipmentId }, key] = [await fetchedParcel(shop, asha, sku), await scalePicture(meera)];
      return () =>
        meera.post(DISPUTES, {
          shipmentId,
          chargedWeight: 2,
          measuredWeight: 0.4,
          note: 'Too much.',
          mediaKeys: [key],
        });
    },
    [`PUT ${DISPUTES}/{id}`]: async () => {
      const id = await noted();
      return () =>
        shop.admin().put(`${DISPUTES}/${id}`, { status: 'ACCEPTED', reason: 'Credited with the next bill.' });
    },
  };
}
