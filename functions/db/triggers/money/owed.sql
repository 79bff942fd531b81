-- Amounts owed to sellers and not in a payout yet, by seller and order, with the condition that holds each back. An
-- amount is payable when every piece was delivered or came back, and no return is open or still possible. Its cash must
-- be received, too. Amounts without an order wait for nothing. The return window is that of the settings under which
-- the order was placed.
CREATE VIEW owed_parts_now AS SELECT *, date(window_ends_at / 1000 + 19800, 'unixepoch') AS window_ends_on FROM (SELECT entry.seller_id, entry.order_id,
  sum(CASE entry.credit WHEN 'seller' THEN entry.amount_paise ELSE -entry.amount_paise END) AS amount_paise,
  count(*) AS entry_count,
  CASE
    WHEN entry.order_id IS NULL THEN ''
    WHEN EXISTS (SELECT 1 FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND NOT part.is_delivered AND NOT part.came_back) THEN 'NOT_DELIVERED'
    WHEN EXISTS (SELECT 1 FROM returns WHERE returns.order_id = entry.order_id AND returns.seller_id = entry.seller_id AND returns.kind = 'RETURN' AND returns.status IN ('REQUESTED', 'APPROVED', 'PICKED_UP', 'RECEIVED', 'INSPECTED')) THEN 'RETURN_OPEN'
    WHEN orders.payment_method = 'COD' AND EXISTS (SELECT 1 FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND NOT part.came_back AND NOT part.is_by_hand
      AND part.cod_paise > (SELECT coalesce(sum(cod_remittances.amount_paise), 0) FROM cod_remittances WHERE cod_remittances.shipment_id = part.shipment_id AND cod_remittances.outcome IN ('RECEIVED', 'SHORT', 'OVER'))) THEN 'COD_NOT_RECEIVED'
    ELSE '' END AS waits_for,
  coalesce((SELECT max(part.delivered_at) FROM standing_parcels part WHERE part.order_id = entry.order_id AND part.seller_id = entry.seller_id AND part.is_delivered)
    + (store_settings.policy ->> '$.returnWindowDays') * 86400000, 0) AS window_ends_at
  FROM ledger_entries entry LEFT JOIN orders ON orders.id = entry.order_id LEFT JOIN store_settings ON store_settings.version = orders.policy_version
  WHERE entry.payout_id IS NULL AND entry.seller_id IS NOT NULL GROUP BY entry.seller_id, entry.order_id);
--> statement-breakpoint
-- Consignments that were not cancelled, each with its parcel. They are found by their order: the unary plus prevents
-- the index by status. A consignment that came back did not reach its shopper, so nothing more is expected of it.
CREATE VIEW standing_parcels AS SELECT consignments.order_id, consignments.seller_id, consignments.delivered_at, +consignments.status = 'DELIVERED' AS is_delivered,
  shipments.id AS shipment_id, shipments.cod_paise, shipments.is_by_hand, coalesce(shipments.status IN ('RTO_DELIVERED', 'RETURNED', 'LOST'), 0) AS came_back
  FROM consignments LEFT JOIN shipments ON shipments.consignment_id = consignments.id AND shipments.status <> 'CANCELLED' WHERE consignments.cancelled_at IS NULL;
--> statement-breakpoint
-- Recalculates a part: INSERT INTO owed_to_reckon VALUES (seller, order).
CREATE VIEW owed_to_reckon AS SELECT 0 AS seller_id, 0 AS order_id;
--> statement-breakpoint
CREATE TRIGGER owed_is_calculated INSTEAD OF INSERT ON owed_to_reckon BEGIN
  DELETE FROM owed_parts WHERE seller_id = NEW.seller_id AND order_id IS NEW.order_id;
  INSERT INTO owed_parts (seller_id, order_id, amount_paise, entry_count, waits_for, window_ends_at, window_ends_on)
  SELECT seller_id, order_id, amount_paise, entry_count, waits_for, window_ends_at, window_ends_on FROM owed_parts_now WHERE seller_id = NEW.seller_id AND order_id IS NEW.order_id;
END;
--> statement-breakpoint
CREATE TRIGGER owed_with_entry AFTER INSERT ON ledger_entries WHEN NEW.seller_id IS NOT NULL AND NEW.payout_id IS NULL BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_payout AFTER UPDATE OF payout_id ON ledger_entries WHEN NEW.seller_id IS NOT NULL BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_consignment AFTER INSERT ON consignments BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_consignment AFTER UPDATE OF status, delivered_at, cancelled_at ON consignments BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_parcel AFTER INSERT ON shipments BEGIN INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM consignments WHERE id = NEW.consignment_id; END;
--> statement-breakpoint
CREATE TRIGGER owed_with_parcel AFTER UPDATE OF status, cod_paise, is_by_hand ON shipments BEGIN INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM consignments WHERE id = NEW.consignment_id; END;
--> statement-breakpoint
CREATE TRIGGER owed_with_new_return AFTER INSERT ON returns BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_return AFTER UPDATE OF status ON returns BEGIN INSERT INTO owed_to_reckon VALUES (NEW.seller_id, NEW.order_id); END;
--> statement-breakpoint
CREATE TRIGGER owed_with_remittance AFTER INSERT ON cod_remittances WHEN NEW.shipment_id IS NOT NULL BEGIN
  INSERT INTO owed_to_reckon SELECT seller_id, order_id FROM shipments JOIN consignments ON consignments.id = shipments.consignment_id WHERE shipments.id = NEW.shipment_id;
END;
--> statement-breakpoint
CREATE TRIGGER owed_with_order AFTER UPDATE OF payment_method, policy_version ON orders BEGIN INSERT INTO owed_to_reckon SELECT DISTINCT seller_id, order_id FROM order_items WHERE order_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER owed_sums_add AFTER INSERT ON owed_parts BEGIN
  INSERT INTO owed_sums (seller_id, waits_for, window_ends_on, amount_paise, entry_count, order_count)
  VALUES (NEW.seller_id, NEW.waits_for, NEW.window_ends_on, NEW.amount_paise, NEW.entry_count, NEW.order_id IS NOT NULL)
  ON CONFLICT (seller_id, waits_for, window_ends_on) DO UPDATE SET amount_paise = amount_paise + excluded.amount_paise,
    entry_count = entry_count + excluded.entry_count, order_count = order_count + excluded.order_count;
END;
--> statement-breakpoint
CREATE TRIGGER owed_sums_take AFTER DELETE ON owed_parts BEGIN
  UPDATE owed_sums SET amount_paise = amount_paise - OLD.amount_paise, entry_count = entry_count - OLD.entry_count, order_count = order_count - (OLD.order_id IS NOT NULL)
  WHERE seller_id = OLD.seller_id AND waits_for = OLD.waits_for AND window_ends_on = OLD.window_ends_on;
  DELETE FROM owed_sums WHERE seller_id = OLD.seller_id AND waits_for = OLD.waits_for AND window_ends_on = OLD.window_ends_on AND entry_count = 0;
END;
