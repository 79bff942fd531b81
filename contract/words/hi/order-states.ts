import { ORDER_STATUS_WORDS, SHIPMENT_WORDS } from '../../shop/parcel-words.ts';
import { RETURN_KIND_WORDS, RETURN_REASON_WORDS, RETURN_STATUS_WORDS } from '../../shop/return-words.ts';
import type { ReturnReason } from '../../shop/return-words.ts';
import type { OrderStatus } from '../../states/order.ts';
import type { ReturnKind, ReturnStatus } from '../../states/return.ts';
import type { ShipmentStatus } from '../../states/shipment.ts';

/* Hindi for the states of orders, parcels and returns, for kinds of returns and their reasons. */

const orders: Record<OrderStatus, string> = {
  PENDING: 'पेमेंट बाकी है',
  PLACED: 'ऑर्डर मिल गया',
  CONFIRMED: 'ऑर्डर पक्का है',
  SHIPPED: 'भेज दिया गया',
  DELIVERED: 'डिलीवर हो गया',
  CANCELLED: 'कैंसल हो गया',
};

const shipments: Record<ShipmentStatus, string> = {
  BOOKED: 'पैक हो रहा है',
  AWB_ASSIGNED: 'कूरियर के लिए तैयार',
  PICKUP_REQUESTED: 'कूरियर का इंतज़ार',
  PICKED_UP: 'कूरियर ने ले लिया',
  IN_TRANSIT: 'रास्ते में है',
  OUT_FOR_DELIVERY: 'आज पहुँचेगा',
  UNDELIVERED: 'डिलीवरी नहीं हो सकी',
  RTO_INITIATED: 'विक्रेता के पास लौट रहा है',
  DELIVERED: orders.DELIVERED,
  RTO_DELIVERED: 'विक्रेता के पास लौट आया',
  RETURNED: 'वापस आ गया',
  LOST: 'कूरियर से खो गया',
  CANCELLED: 'पार्सल कैंसल हो गया',
};

const returns: Record<ReturnStatus, string> = {
  REQUESTED: 'जवाब का इंतज़ार',
  APPROVED: 'मंज़ूर हो गया',
  REJECTED: 'मंज़ूर नहीं हुआ',
  WITHDRAWN: 'आपने कैंसल किया',
  PICKED_UP: 'वापस जा रहा है',
  RECEIVED: 'विक्रेता को मिल गया',
  INSPECTED: 'जाँच हो गई',
  REFUNDED: 'रिफ़ंड हो गया',
  EXCHANGED: 'बदल दिया गया',
};

const kinds: Record<ReturnKind, string> = { RETURN: 'रिटर्न', GIVE_BACK: 'गिव-बैक' };

const reasons: Record<ReturnReason, string> = {
  changedMind: 'मेरा मन बदल गया',
  wrongSize: 'साइज़ सही नहीं है',
  notAsShown: 'फ़ोटो से अलग दिखता है',
  defective: 'इसमें ख़राबी है',
  damaged: 'टूटा हुआ मिला',
  wrongItem: 'दूसरा आइटम मिला',
};

/**
 * Returns the words of all states by their English text. A function, so that bundles that do not call it have none of
 * it.
 */
export const orderStates = (): Readonly<Record<string, string>> => ({
  ...byText(ORDER_STATUS_WORDS, orders),
  ...byText(SHIPMENT_WORDS, shipments),
  ...byText(RETURN_STATUS_WORDS, returns),
  ...byText(RETURN_KIND_WORDS, kinds),
  ...byText(RETURN_REASON_WORDS, reasons),
});

/** Returns the words of another language by the English ones of the same keys. */
function byText<Key extends string>(
  english: Readonly<Record<Key, string>>,
  own: Readonly<Record<Key, string>>,
): Record<string, string> {
  return Object.fromEntries((Object.keys(english) as Key[]).map((key) => [english[key], own[key]]));
}
