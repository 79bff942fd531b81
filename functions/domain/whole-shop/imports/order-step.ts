import { decode } from '#contract/calls/decode.ts';
import { Refusal, REFUSALS } from '#contract/calls/refusals.ts';
import { BookShipment } from '#contract/calls/shipments.ts';
import { isCutNumber } from '#contract/shop/typed-cells.ts';
import { ORDER_STATUSES } from '#contract/states/order.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import { checkMove } from '../../orders/orders/index.ts';
import { checkNewParcel } from '../../orders/shipping/index.ts';
import { rowRefusal } from './cells.ts';
import type { NamedRow } from './kind.ts';
import type { OrderLine } from './order-columns.ts';

/** The effect of a row on its consignment: first the parcel, then the new status. */
export interface OrderStep {
  parcel: { courierName: string; awb: string } | null;
  to: OrderStatus | null;
}

/** The fields of a row that differ from the record. */
export interface OrderFields {
  orderStatus?: string;
  courierName?: string;
  awb?: string;
}

/** Statuses that a file may set. A cancellation causes a refund, so it needs a confirmation in the order itself. */
const BY_FILE: readonly string[] = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

/**
 * Returns the effect of a row's fields, by the same rules as the console.
 * @throws RowRefusal with the column whose change is not possible, or a refusal with the fields of the form
 */
export function orderStepOf(row: Pick<NamedRow, 'named'>, line: OrderLine, fields: OrderFields): OrderStep {
  const isParcel = fields.awb !== undefined || fields.courierName !== undefined;
  const parcel = isParcel ? parcelOf(row, line, fields) : null;
  return { parcel, to: fields.orderStatus === undefined ? null : statusOf(row, line, fields.orderStatus) };
}

function parcelOf(row: Pick<NamedRow, 'named'>, { order, consignment }: OrderLine, input: OrderFields) {
  const column = input.awb === undefined ? 'Courier' : 'AWB';
  const { shipment } = consignment;
  if (shipment && !shipment.isByHand)
    rowRefusal(row, column, 'This parcel is booked with a courier of the shop, whose AWB stays. No file can book one');
  if (shipment)
    rowRefusal(
      row,
      column,
      'This parcel has its courier and AWB. Cancel the parcel in the order before it gets others',
    );
  if (!input.awb || !input.courierName) rowRefusal(row, input.awb ? 'Courier' : 'AWB', REFUSALS.AWB_MISSING.text);
  if (isCutNumber(input.awb!))
    rowRefusal(row, 'AWB', `A spreadsheet cut the end of this AWB. Please write it as ="1234567890123"`);
  inColumn(row, column, () => checkNewParcel(order.confirmUntil !== null, consignment.orderStatus));
  const { awb, courierName } = decode(BookShipment, { orderId: order.id, ...input }, 'FIELDS_INVALID');
  return { awb: awb!, courierName: courierName! };
}

function statusOf(row: Pick<NamedRow, 'named'>, { order, consignment }: OrderLine, message: string): OrderStatus {
  if (message === 'CANCELLED')
    rowRefusal(row, 'Status', 'No file can cancel. Please cancel it in the order, which shows what is paid back');
  if (!BY_FILE.includes(message)) rowRefusal(row, 'Status', `Status must be one of: ${BY_FILE.join(', ')}`);
  const to = message as OrderStatus;
  const { orderStatus: status, dispatchedAt } = consignment;
  inColumn(row, 'Status', () => checkMove(order, { status, dispatchedAt }, to));
  return to;
}

/** Converts a refusal by a rule into a fault of a column. */
function inColumn(row: Pick<NamedRow, 'named'>, column: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (error instanceof Refusal) rowRefusal(row, column, error.message);
    throw error;
  }
}
