import { HttpError } from 'react-admin';
import { call, messageOf } from '../../providers/call.ts';
import type { UnsentSale } from './unsentSale.ts';

/* Sales for cash are stored in this browser before they are sent, so that neither a lost network nor a crash loses one. */

const STORED_AS = 'unsent-sales';

const listeners = new Set<() => void>();
let sales = stored();

function stored(): readonly UnsentSale[] {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) ?? '[]') as UnsentSale[];
  } catch {
    // Another program's value, or no storage: there is nothing to send.
    return [];
  }
}

function note(next: readonly UnsentSale[]): void {
  localStorage.setItem(STORED_AS, JSON.stringify(next));
  told(next);
}

function told(next: readonly UnsentSale[]): void {
  sales = next;
  for (const listener of listeners) listener();
}

/** Another window of this browser has changed the sales. */
function onStorage({ key }: StorageEvent): void {
  if (key === STORED_AS) told(stored());
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Returns all sales that are not recorded, those of other people too. */
export const unsentSales = (): readonly UnsentSale[] => sales;

/** Stores a sale that waits for the network. @throws DOMException when the browser has no room */
export const keepSale = (sale: UnsentSale): void => note([...stored(), sale]);

/** Forgets a sale: the shop has recorded it, or a person has settled its refusal. */
export const dropSale = (key: string): void => note(stored().filter((sale) => sale.key !== key));

/**
 * Sells for cash: the sale is stored, sent, and forgotten once the shop has answered.
 * @returns the order; null if the shop was not reached, and the sale waits for the network
 * @throws HttpError with the message of the refusal
 */
export function sellNow<Placed>(sale: UnsentSale): Promise<Placed | null> {
  return alone(sale.key, async () => {
    keepSale(sale);
    try {
      const placed = await sendSale<Placed>(sale);
      dropSale(sale.key);
      return placed;
    } catch (error) {
      if (!isRefused(error)) return null;
      dropSale(sale.key);
      throw error;
    }
  }) as Promise<Placed | null>;
}

/** Runs a task about a sale unless another one, in any window, is running: a sale has one attempt at a time. */
function alone<Result>(key: string, task: () => Promise<Result>): Promise<Result | undefined> {
  return navigator.locks.request(`unsent-sale-${key}`, { ifAvailable: true }, (lock) =>
    lock ? task() : Promise.resolve(undefined),
  );
}

/** Sends a sale. All attempts have the same key, so that the shop records it once. */
async function sendSale<Placed>({ key, body }: UnsentSale): Promise<Placed> {
  const { json } = await call('/api/admin/counter-sales', {
    method: 'POST',
    headers: new Headers({ 'Idempotency-Key': key }),
    body: JSON.stringify(body),
  });
  return json as Placed;
}

/** Whether the shop has decided about a sale: it will not answer another attempt differently. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
}

/**
 * Sends the waiting sales of a person, one after the other, until one does not reach the shop.
 * @returns the number of the sales that were recorded
 */
export async function sendWaiting(owner: string): Promise<number> {
  let recorded = 0;
  for (const { key } of stored().filter((sale) => sale.owner === owner && sale.refusal === null)) {
    const outcome = await alone(key, () => sentAgain(key));
    if (outcome === 'recorded') recorded += 1;
    else if (outcome === 'unreached') return recorded;
  }
  return recorded;
}

async function sentAgain(key: string): Promise<'recorded' | 'refused' | 'unreached' | undefined> {
  // Another window may have sent it since it was read.
  const sale = stored().find((one) => one.key === key && one.refusal === null);
  if (!sale) return undefined;
  try {
    await sendSale(sale);
    dropSale(key);
    return 'recorded';
  } catch (error) {
    if (!isRefused(error)) return 'unreached';
    const refusal = messageOf(error);
    note(stored().map((one) => (one.key === key ? { ...one, refusal } : one)));
    return 'refused';
  }
}
