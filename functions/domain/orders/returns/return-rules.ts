import { fill } from '#contract/messages.ts';
import { formatInstant } from '#contract/shop/dates.ts';
import { giveBackOf } from '#contract/shop/give-back.ts';
import { amountOfUnits } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { NEEDS_VIDEO, RETURN_WINDOW_OVER } from '#contract/shop/return-words.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import type { ReturnKind } from '#contract/states/return.ts';

const A_DAY_MS = 24 * 60 * 60_000;
const AN_HOUR_MS = 60 * 60_000;

const AT_THE_STAND = 'It was bought at our stand. Please write to customer care about its return.';

/** Pieces of an item in a consignment, with the facts that decide whether they may be returned. */
export interface DeliveredPieces {
  /** Null until they are delivered. */
  deliveredAt: number | null;
  /** The number of delivered pieces without a return. */
  left: number;
  isOneGram: boolean;
  /** Whether they were handed over at the counter. No courier knows where they are. */
  isCounterSale: boolean;
}

type Windows = Pick<StorePolicy, 'returnWindowDays' | 'damageReportHours' | 'giveBackPercent'>;

/** Returns until when pieces may be returned, and until when transport damage may be reported. */
export function windowsOf(deliveredAt: number, policy: Windows): { returnUntil: number; damageUntil: number } {
  return {
    returnUntil: deliveredAt + policy.returnWindowDays * A_DAY_MS,
    damageUntil: deliveredAt + policy.damageReportHours * AN_HOUR_MS,
  };
}

/**
 * Returns the possible request for these pieces now: a return, a give-back after the return window, or none with the
 * reason.
 */
export function possibleReturn(
  { deliveredAt, left, isOneGram, isCounterSale }: DeliveredPieces,
  policy: Windows,
  now: number,
): { kind: ReturnKind } | { kind: null; reason: string } {
  if (deliveredAt === null) return { kind: null, reason: 'This has not been delivered yet.' };
  if (isCounterSale) return { kind: null, reason: AT_THE_STAND };
  if (left === 0) return { kind: null, reason: 'All of it is already being returned.' };
  const { returnUntil } = windowsOf(deliveredAt, policy);
  if (now <= returnUntil) return { kind: 'RETURN' };
  if (isOneGram && policy.giveBackPercent > 0) return { kind: 'GIVE_BACK' };
  return { kind: null, reason: fill(RETURN_WINDOW_OVER, { time: formatInstant(returnUntil) }) };
}

/** Returns why this request is not possible; undefined when it is. */
export function reasonNot(
  pieces: DeliveredPieces,
  input: { kind: ReturnKind; quantity: number; reason: ReturnReason },
  policy: Windows,
  now: number,
): string | undefined {
  const possible = possibleReturn(pieces, policy, now);
  if (possible.kind === null) return possible.reason;
  if (input.quantity > pieces.left) {
    return pieces.left === 1 ? 'Only 1 of it can be returned.' : `Only ${pieces.left} of it can be returned.`;
  }
  const { returnUntil, damageUntil } = windowsOf(pieces.deliveredAt!, policy);
  if (input.kind === 'GIVE_BACK' && possible.kind === 'RETURN') {
    return pieces.isOneGram
      ? `It can be returned in full until ${formatInstant(returnUntil)}, and given back after that.`
      : 'Only 1-gram plated items can be given back.';
  }
  if (input.kind === 'RETURN' && possible.kind === 'GIVE_BACK') {
    return `It could be returned until ${formatInstant(returnUntil)}. It can be given back for a part of its price.`;
  }
  if (input.kind === 'RETURN' && NEEDS_VIDEO.includes(input.reason) && now > damageUntil) {
    return `Damage and wrong items could be reported until ${formatInstant(damageUntil)}.`;
  }
  return undefined;
}

/**
 * Returns the amount for some units of an item: the price paid, or for a give-back a part of it. Each unit's part is
 * rounded half up to the paisa.
 * @param first index of the first unit among all units of the item
 */
export function worthOf(
  paid: { netPaise: Paise; quantity: number },
  { kind, quantity, first }: { kind: ReturnKind; quantity: number; first: number },
  giveBackPercent: number,
): Paise {
  const paidFor = (index: number, count: number) => amountOfUnits(paid.netPaise, paid.quantity, index, count);
  if (kind === 'RETURN') return paidFor(first, quantity);
  return Array.from({ length: quantity }, (_, index) => paidFor(first + index, 1)).reduce(
    (sum, net) => sum + giveBackOf(net, giveBackPercent),
    0,
  );
}
