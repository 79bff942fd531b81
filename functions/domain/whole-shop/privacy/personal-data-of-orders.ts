import { sql } from 'drizzle-orm';
import { FORMER_CUSTOMER } from '#contract/calls/account.ts';
import {
  cashTakings,
  codConfirmations,
  codDecisions,
  consignmentItems,
  consignments,
  codRemittances,
  consoleOrders,
  couponUses,
  deliveryFailures,
  documents,
  feeRates,
  ledgerEntries,
  orderHistory,
  orderItemDiscounts,
  orderItems,
  orderNotes,
  orders,
  owedParts,
  paymentLinks,
  payments,
  payouts,
  prepaidSwitches,
  refundDestinations,
  refundItems,
  refunds,
  returnEvents,
  returnItems,
  returns,
  shipmentEvents,
  shipmentFreights,
  shipments,
  weightDisputes,
  soldParts,
} from '../../../db/schema/index.ts';
import { couponCode, orderNumber, returnReference, sellerName } from './names.ts';
import {
  blanked,
  byConsignment,
  byOrder,
  byRefund,
  byReturn,
  byShipment,
  byUser,
  stored,
  people,
  REMOVED,
} from './person.ts';
import type { PersonalTable } from './person.ts';

/** Companies Act 2013 s.128(5): eight financial years; CGST Act s.36: 72 months from the annual return. */
const BOOKS = 'Books of account (Companies Act s.128, CGST Act s.36); who it was stands on the invoice alone.';

/** The part of `PERSONAL_DATA` about orders, their payments, parcels and returns. */
export const ORDER_DATA: Record<string, PersonalTable> = {
  order_notes: people(orderNotes, {
    rows: byOrder(orderNotes.orderId),
    copy: {
      title: 'Notes on your orders',
      shown: {
        order: orderNumber('order_notes.order_id'),
        writtenAt: orderNotes.writtenAt,
        text: orderNotes.text,
      },
    },
    fate: REMOVED,
  }),
  orders: people(orders, {
    rows: byUser(orders.userId),
    copy: {
      title: 'Orders',
      shown: {
        order: orders.number,
        placedAt: orders.placedAt,
        status: orders.status,
        paymentMethod: orders.paymentMethod,
        paymentStatus: orders.paymentStatus,
        goodsPaise: orders.totalSellingPaise,
        bundleDiscountPaise: orders.bundleDiscountPaise,
        coupon: orders.couponCode,
        couponDiscountPaise: orders.couponDiscountPaise,
        staffDiscountPaise: orders.staffDiscountPaise,
        prepaidDiscountPaise: orders.prepaidDiscountPaise,
        shippingFeePaise: orders.shippingFeePaise,
        codFeePaise: orders.codFeePaise,
        taxIncludedPaise: orders.taxIncludedPaise,
        totalPaise: orders.totalPaise,
        note: orders.note,
        isGift: orders.isGift,
        giftMessage: orders.giftMessage,
        name: orders.shipName,
        mobile: orders.shipMobile,
        alternateMobile: orders.shipAlternateMobile,
        email: orders.shipEmail,
        address: orders.shipAddress,
        addressLine2: orders.shipAddressLine2,
        locality: orders.shipLocality,
        city: orders.shipCity,
        state: orders.shipState,
        pinCode: orders.shipPinCode,
        gstin: orders.buyerGstin,
        businessName: orders.buyerLegalName,
        visitFrom: orders.sourceKind,
        visitFromName: orders.sourceName,
        visitCampaign: orders.sourceCampaign,
      },
    },
    fate: blanked(
      {
        shipName: sql`${FORMER_CUSTOMER}`,
        shipMobile: sql`''`,
        shipAlternateMobile: sql`NULL`,
        shipEmail: sql`NULL`,
        shipAddress: sql`''`,
        shipAddressLine2: sql`NULL`,
        shipLocality: sql`''`,
        note: sql`''`,
        giftMessage: sql`''`,
        sourceKind: sql`NULL`,
        sourceName: sql`''`,
        sourceCampaign: sql`''`,
        // If an invoice was issued, its values must stay unchanged.
        buyerGstin: sql`CASE WHEN EXISTS (SELECT 1 FROM documents WHERE documents.order_id = orders.id) THEN buyer_gstin END`,
        buyerLegalName: sql`CASE WHEN EXISTS (SELECT 1 FROM documents WHERE documents.order_id = orders.id) THEN buyer_legal_name END`,
      },
      'Books of account; city, State and PIN code are the place of supply that GST was worked out by.',
    ),
  }),
  order_items: people(orderItems, {
    rows: byOrder(orderItems.orderId),
    copy: {
      title: 'Ordered items',
      shown: {
        order: orderNumber('order_items.order_id'),
        item: orderItems.productName,
        color: orderItems.color,
        size: orderItems.size,
        quantity: orderItems.quantity,
        unitMrpPaise: orderItems.unitMrpPaise,
        unitSellingPaise: orderItems.unitSellingPaise,
        discountPaise: orderItems.discountPaise,
        paidPaise: orderItems.netPaise,
        soldBy: sellerName('order_items.seller_id'),
      },
    },
    fate: stored(BOOKS),
  }),
  order_item_discounts: people(orderItemDiscounts, {
    rows: ({ userId }) => sql`${orderItemDiscounts.orderItemId} IN (SELECT line.id FROM orders
      JOIN order_items line ON line.order_id = orders.id WHERE orders.user_id = ${userId})`,
    copy: {
      title: 'Discounts of ordered items',
      shown: {
        item: sql`(SELECT product_name FROM order_items WHERE order_items.id = order_item_discounts.order_item_id)`,
        kind: orderItemDiscounts.kind,
        amountPaise: orderItemDiscounts.amountPaise,
      },
    },
    fate: stored(BOOKS),
  }),
  consignments: people(consignments, {
    rows: byOrder(consignments.orderId),
    copy: {
      title: 'Parts of orders',
      shown: {
        order: orderNumber('consignments.order_id'),
        soldBy: sellerName('consignments.seller_id'),
        status: consignments.status,
        dispatchedAt: consignments.dispatchedAt,
        deliveredAt: consignments.deliveredAt,
        cancelledAt: consignments.cancelledAt,
      },
    },
    fate: stored(BOOKS),
  }),
  consignment_items: people(consignmentItems, { rows: byOrder(consignmentItems.orderId), fate: stored(BOOKS) }),
  order_history: people(orderHistory, {
    rows: byOrder(orderHistory.orderId),
    copy: {
      title: 'What happened to orders',
      shown: {
        order: orderNumber('order_history.order_id'),
        at: orderHistory.at,
        event: orderHistory.event,
        from: orderHistory.from,
        to: orderHistory.to,
        reason: orderHistory.reason,
      },
    },
    fate: blanked({ reason: sql`CASE actor_kind WHEN 'customer' THEN NULL ELSE reason END` }, BOOKS),
  }),
  cod_confirmations: people(codConfirmations, {
    rows: byOrder(codConfirmations.orderId),
    copy: {
      title: 'Orders you were asked to confirm',
      shown: {
        order: orderNumber('cod_confirmations.order_id'),
        askedAt: codConfirmations.createdAt,
        answer: codConfirmations.answer,
        answeredAt: codConfirmations.answeredAt,
      },
    },
    fate: stored(BOOKS),
  }),
  cod_decisions: people(codDecisions, {
    rows: byOrder(codDecisions.orderId),
    copy: {
      title: 'How cash on delivery was decided',
      shown: {
        order: orderNumber('cod_decisions.order_id'),
        decidedAt: codDecisions.decidedAt,
        score: codDecisions.score,
        needed: codDecisions.applied,
        reasons: sql`(SELECT group_concat(value ->> 'kind' || ' ' || (value ->> 'points'), ', ') FROM json_each(cod_decisions.reasons))`,
        facts: sql`cod_decisions.facts`,
      },
    },
    fate: REMOVED,
  }),
  prepaid_switches: people(prepaidSwitches, {
    rows: byOrder(prepaidSwitches.orderId),
    copy: {
      title: 'Orders you chose to pay online after all',
      shown: {
        order: orderNumber('prepaid_switches.order_id'),
        askedAt: prepaidSwitches.createdAt,
        totalPaise: prepaidSwitches.totalPaise,
        paidAt: prepaidSwitches.paidAt,
      },
    },
    fate: stored(BOOKS),
  }),
  coupon_uses: people(couponUses, {
    rows: byOrder(couponUses.orderId),
    copy: {
      title: 'Coupons you used',
      shown: {
        coupon: couponCode('coupon_uses.coupon_id'),
        order: orderNumber('coupon_uses.order_id'),
        usedAt: couponUses.usedAt,
        givenBackAt: couponUses.releasedAt,
      },
    },
    fate: stored(BOOKS),
  }),
  payment_links: people(paymentLinks, {
    rows: byOrder(paymentLinks.orderId),
    copy: {
      title: 'Payment pages',
      shown: {
        order: orderNumber('payment_links.order_id'),
        madeAt: paymentLinks.createdAt,
        amountPaise: paymentLinks.amountPaise,
        status: paymentLinks.status,
      },
    },
    fate: stored(BOOKS),
  }),
  payments: people(payments, {
    rows: byOrder(payments.orderId),
    copy: {
      title: 'Payments',
      shown: {
        order: orderNumber('payments.order_id'),
        payment: payments.gatewayPayment,
        triedAt: payments.createdAt,
        paidAt: payments.capturedAt,
        amountPaise: payments.amountPaise,
        method: payments.method,
        status: payments.status,
      },
    },
    fate: stored(BOOKS),
  }),
  refund_items: people(refundItems, {
    rows: byRefund(refundItems.refundId),
    copy: {
      title: 'Refunded items',
      shown: {
        item: sql`(SELECT product_name FROM order_items WHERE order_items.id = refund_items.order_item_id)`,
        quantity: refundItems.quantity,
        amountPaise: refundItems.amountPaise,
      },
    },
    fate: stored(BOOKS),
  }),
  refunds: people(refunds, {
    rows: byOrder(refunds.orderId),
    copy: {
      title: 'Refunds',
      shown: {
        order: orderNumber('refunds.order_id'),
        askedAt: refunds.createdAt,
        amountPaise: refunds.amountPaise,
        cause: refunds.cause,
        reason: refunds.reason,
        status: refunds.status,
        reference: refunds.paidReference,
      },
    },
    fate: stored(BOOKS),
  }),
  refund_destinations: people(refundDestinations, {
    rows: byUser(refundDestinations.userId),
    copy: {
      title: 'Where refunds go',
      shown: { saidAt: refundDestinations.createdAt, way: refundDestinations.way, account: refundDestinations.masked },
    },
    fate: blanked(
      { sealed: sql`''`, masked: sql`''` },
      'The refund that was paid there refers to it; where it went stands in the books of the bank.',
    ),
  }),
  documents: people(documents, {
    rows: byOrder(documents.orderId),
    copy: {
      title: 'Invoices and credit notes',
      shown: {
        number: documents.number,
        kind: documents.kind,
        order: orderNumber('documents.order_id'),
        issuedOn: documents.issuedOn,
        totalPaise: documents.totalPaise,
      },
    },
    fate: stored('Invoices as they were printed, with name, address and mobile (CGST Act s.36, Companies Act s.128).'),
  }),

  // Parcels.
  shipment_events: people(shipmentEvents, {
    rows: byShipment(shipmentEvents.shipmentId),
    copy: {
      title: 'Where parcels were',
      shown: {
        awb: shipmentEvents.awb,
        happenedAt: shipmentEvents.happenedAt,
        status: shipmentEvents.status,
        activity: shipmentEvents.activity,
        location: shipmentEvents.location,
      },
    },
    fate: stored('Proof of what a courier did; it says a parcel by its number alone.'),
  }),
  shipment_freights: people(shipmentFreights, { rows: byShipment(shipmentFreights.shipmentId), fate: stored(BOOKS) }),
  ledger_entries: people(ledgerEntries, { rows: byOrder(ledgerEntries.orderId), fate: stored(BOOKS) }),
  fee_rates: people(feeRates, { rows: byUser(feeRates.actorUserId), fate: stored(BOOKS) }),
  owed_parts: people(owedParts, { rows: byOrder(owedParts.orderId), fate: stored(BOOKS) }),
  console_orders: people(consoleOrders, { rows: byOrder(consoleOrders.orderId), fate: stored(BOOKS) }),
  sold_parts: people(soldParts, { rows: byOrder(soldParts.orderId), fate: stored(BOOKS) }),
  cod_remittances: people(codRemittances, { rows: byUser(codRemittances.actorUserId), fate: stored(BOOKS) }),
  cash_takings: people(cashTakings, { rows: byUser(cashTakings.userId), fate: stored(BOOKS) }),
  payouts: people(payouts, { rows: byUser(payouts.actorUserId), fate: stored(BOOKS) }),
  weight_disputes: people(weightDisputes, {
    rows: byShipment(weightDisputes.shipmentId),
    fate: stored('Proof of what a courier charged; it says a parcel by its number alone.'),
  }),
  delivery_failures: people(deliveryFailures, {
    rows: byShipment(deliveryFailures.shipmentId),
    copy: {
      title: 'Deliveries that failed',
      shown: {
        failedAt: deliveryFailures.failedAt,
        reason: deliveryFailures.reason,
        answer: deliveryFailures.answer,
        wishedOn: deliveryFailures.wishedOn,
        addressDetail: deliveryFailures.addressDetail,
        phone: deliveryFailures.phone,
      },
    },
    fate: blanked({ addressDetail: sql`NULL`, phone: sql`NULL` }, 'Proof of what a courier did.'),
  }),
  shipments: people(shipments, {
    rows: byConsignment(shipments.consignmentId),
    copy: {
      title: 'Parcels',
      shown: {
        order: sql`(SELECT number FROM orders JOIN consignments ON consignments.order_id = orders.id
          WHERE consignments.id = shipments.consignment_id)`,
        courier: shipments.courierName,
        awb: shipments.awb,
        status: shipments.status,
        statusAt: shipments.statusAt,
        expectedOn: shipments.etdOn,
        toPayAtDoorPaise: shipments.codPaise,
      },
    },
    // The label names the shopper. Its file is removed too.
    fate: blanked({ labelKey: sql`NULL` }, BOOKS),
  }),

  // Returns.
  return_events: people(returnEvents, {
    rows: byReturn(returnEvents.returnId),
    copy: {
      title: 'What happened to returns',
      shown: {
        return: returnReference('return_events.return_id'),
        at: returnEvents.at,
        status: returnEvents.status,
        note: returnEvents.note,
      },
    },
    fate: stored('Proof of how a return was settled (Consumer Protection Act s.69: two years to complain).'),
  }),
  return_items: people(returnItems, {
    rows: byReturn(returnItems.returnId),
    copy: {
      title: 'Returned items',
      shown: {
        return: returnReference('return_items.return_id'),
        item: sql`(SELECT product_name FROM order_items WHERE order_items.id = return_items.order_item_id)`,
        quantity: returnItems.quantity,
        amountPaise: returnItems.amountPaise,
        reason: returnItems.reason,
      },
    },
    fate: stored(BOOKS),
  }),
  returns: people(returns, {
    rows: byUser(returns.userId),
    copy: {
      title: 'Returns',
      shown: {
        return: returns.reference,
        askedAt: returns.createdAt,
        kind: returns.kind,
        status: returns.status,
        resolution: returns.resolution,
        note: returns.note,
        amountPaise: returns.amountPaise,
        awb: returns.awb,
        courier: returns.courierName,
        pickupOn: returns.pickupOn,
      },
    },
    fate: blanked({ note: sql`''` }, BOOKS),
  }),
};
