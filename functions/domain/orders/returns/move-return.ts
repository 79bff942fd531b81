import type { Staff } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { ManagedReturn, MoveReturn } from '#contract/calls/returns.ts';
import { returnMoves } from '#contract/states/return.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import { requireChange } from '../../../db/statement.ts';
import type { Statement } from '../../../db/statement.ts';
import { auditEntry } from '../../platform/audit/index.ts';
import { stockMove } from '../../catalogue/inventory/index.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { Shop } from '../../shop.ts';
import { dropReplacement, holdForExchange, sendReplacement } from './exchange.ts';
import { ownerOf } from './own.ts';
import { pickupOf } from './pickup.ts';
import { refundReturn } from './refund-return.ts';
import { returnById } from './reads.ts';
import type { ReturnItemRow, ReturnRow } from './reads.ts';
import { returnsOf } from './return-shape.ts';
import { moveStatus, returnEvent } from './statements.ts';
import { readToMove } from './to-move.ts';
import type { Effects } from './to-move.ts';
import { toldOf } from './told-of.ts';

interface Asked extends MoveReturn {
  returnId: number;
  to: ReturnStatus;
}

/**
 * Moves a return to its next step, with all consequences. An approval books the pickup and reserves the exchange. An
 * inspection puts sound pieces back into stock. A refund pays and credits once.
 * @throws RETURN_NOT_FOUND, also for another seller's return
 * @throws RETURN_REASON_MISSING when a rejection or a refund has no reason
 * @throws RETURN_CONDITION_MISSING when an inspection has no condition
 * @throws STALE_VERSION, RETURN_MOVE_ILLEGAL, RETURN_DESTINATION_MISSING
 */
export async function moveReturn(shop: Shop, staff: Staff, input: Asked): Promise<ManagedReturn> {
  const { returnId, to, reason = '' } = input;
  const seen = await readToMove(shop, staff, returnId);
  const [[row], items] = seen.rows;
  if (!row) return refuse('RETURN_NOT_FOUND');
  const { back } = row;
  if (input.version !== undefined && input.version !== back.version) {
    refuse('STALE_VERSION', { current: (await returnsOf(shop, seen.rows))[0]! });
  }
  if (!returnMoves(back).includes(to)) refuse('RETURN_MOVE_ILLEGAL', { params: { from: back.status, to } });
  if ((to === 'REJECTED' || to === 'REFUNDED') && reason === '') refuse('RETURN_REASON_MISSING');
  if (to === 'INSPECTED' && input.condition === undefined) refuse('RETURN_CONDITION_MISSING');

  const write = async (effects: Effects): Promise<ManagedReturn> => {
    const resolution = effects.resolution ?? back.resolution;
    const mails = toldOf(row, items, to, { ...effects, resolution, note: reason });
    const sent = [...effects.sent, ...mails];
    const { after } = await shop.write({
      written: [
        requireChange(
          moveStatus({
            returnId,
            version: back.version,
            to,
            resolution,
            condition: to === 'INSPECTED' ? input.condition! : null,
            now: shop.now,
          }),
          'ORDER_MOVED_ON',
        ),
        ...effects.statements,
        returnEvent(shop, staff, { returnId, status: to, note: reason }),
        auditEntry(shop, staff, {
          action: 'return moved',
          subject: 'return',
          subjectId: returnId,
          before: { status: back.status },
          after: { status: to },
          ...(reason && { reason }),
        }),
        ...mails.map((mail) => outboxItem(shop, mail)),
      ],
      after: returnById({ returnId, ...ownerOf(staff) }),
    });
    shop.after(() => sendItems(shop, sent));
    return (await returnsOf(shop, after))[0]!;
  };

  switch (to) {
    case 'APPROVED':
      return approve(shop, staff, row, items, write);
    case 'INSPECTED':
      return write({ statements: inspected(shop, staff, row, items, input.condition!), sent: [] });
    case 'REFUNDED': {
      const dropped = dropReplacement(shop, staff, row, seen, reason);
      const refund = refundReturn(shop, staff, { row, items, ...seen }, reason);
      return write({ ...refund, statements: [...dropped, ...refund.statements], resolution: 'REFUND' });
    }
    case 'EXCHANGED':
      return write({ statements: sendReplacement(shop, staff, row, seen), sent: [] });
    default:
      return write({ statements: [], sent: [] });
  }
}

/** If the exchange is sold out meanwhile, the return is refunded instead. */
async function approve(
  shop: Shop,
  staff: Staff,
  row: ReturnRow,
  items: readonly ReturnItemRow[],
  write: (effects: Effects) => Promise<ManagedReturn>,
): Promise<ManagedReturn> {
  const pickup = row.back.kind === 'RETURN' ? [pickupOf(row, items)] : [];
  const statements = pickup.map((item) => outboxItem(shop, item));
  if (row.back.resolution === 'REFUND') return write({ statements, sent: pickup });
  try {
    return await write({
      statements: [...statements, ...holdForExchange(shop, staff, row, items)],
      sent: pickup,
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'OUT_OF_STOCK') throw error;
    return write({ statements, sent: pickup, resolution: 'REFUND' });
  }
}

function inspected(
  shop: Shop,
  staff: Staff,
  { back }: ReturnRow,
  items: readonly ReturnItemRow[],
  condition: NonNullable<MoveReturn['condition']>,
): Statement[] {
  return items.flatMap(({ item, skuId }) =>
    stockMove(shop, staff, {
      skuId,
      reason: condition === 'restock' ? 'returned' : condition,
      quantityChange: condition === 'restock' ? item.quantity : 0,
      reservedChange: 0,
      orderItemId: item.orderItemId,
      consignmentId: back.consignmentId,
    }),
  );
}
