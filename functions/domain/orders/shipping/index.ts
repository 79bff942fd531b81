export {
  answerFailedDelivery,
  answerFailedDeliveryByMessage,
  answerFailedDeliveryOf,
} from './answer-failed-delivery.ts';
export { assignAwb } from './assign-awb.ts';
export { bookShipment } from './book-shipment.ts';
export { courierContact } from './courier-contact.ts';
export { cancelShipment } from './cancel-shipment.ts';
export { failedDeliveryAnswer } from './failed-delivery-answer.ts';
export { forgetOldLabels } from './forget-labels.ts';
export { labelOf, labelsOf } from './label-of.ts';
export { packingDocuments } from './packing-documents.ts';
export { checkNewParcel, newParcel, planParcel } from './new-parcel.ts';
export { piecesOfOrders } from './reads.ts';
export { quoteParcel } from './quote-parcel.ts';
export { readShipment } from './own.ts';
export { receiveCourierEvent, receivePush } from './receive-courier-event.ts';
export { receiveReturned } from './receive-returned.ts';
export { requestPickup } from './request-pickup.ts';
export { sellerPickupMessage } from './messages.ts';
export { tellPickups } from './tell-pickups.ts';
export { trackOrder, trackShipment } from './track-order.ts';
export { trackShipments } from './track-shipments.ts';
export { managedParcels, unmatchedReports } from './managed-parcels.ts';
