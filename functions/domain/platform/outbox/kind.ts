import * as z from 'zod/mini';
import type { OutboxKinds, Shop } from '../../shop.ts';

/** Every delivery ends within this time. */
export const LONGEST_DELIVERY_MS = 60_000;

/**
 * The top-level payload fields of any kind that hold a secret: a one-time code, the token of a link. A dead item loses
 * them, so it cannot be sent again.
 */
export const SECRET_FIELDS = ['code', 'token'] as const;

declare const made: unique symbol;

/** A message to the outside world. No two items have the same key. `OutboxKind.item` makes one. */
export interface OutboxItem {
  readonly kind: string;
  readonly key: string;
  readonly payload: object;
  readonly [made]: true;
}

/** A stored item. Another version of the shop may have written it. */
export interface StoredItem {
  kind: string;
  key: string;
  payload: unknown;
}

/** Returns an item. The payload must fit the kind. */
export function madeItem(kind: string, key: string, payload: object): OutboxItem {
  return { kind, key, payload } as object as OutboxItem;
}

/** A kind of outbox item: its payload, and how it is delivered. The area that owns the kind defines it. */
export interface OutboxKind<Payload extends object> {
  readonly name: string;
  item(key: string, payload: Payload): OutboxItem;
  /** Returns the payload of an item of this kind; undefined for an item of another kind. */
  payloadOf(item: OutboxItem): Payload | undefined;
  deliver(shop: Shop, stored: unknown, key: string): Promise<void>;
  isComplete(stored: unknown): boolean;
}

/**
 * Defines a kind of outbox item. List it in `functions/outbox-kinds.ts`.
 * @param name is stored in rows, so it never changes
 * @param deliver may run twice, if a process dies between the delivery and the note that it is done. So it passes `key`
 *   to the service, which ignores a second request with the same key.
 */
export function outboxKind<Schema extends z.ZodMiniType<object>>(
  name: string,
  payload: Schema,
  deliver: (shop: Shop, payload: z.infer<Schema>, key: string) => Promise<void>,
): OutboxKind<z.infer<Schema>> {
  return {
    name,
    item: (key, given) => madeItem(name, key, given),
    // Only `item` of the same kind makes an item with this name.
    payloadOf: (item) => (item.kind === name ? (item.payload as z.infer<Schema>) : undefined),
    deliver: async (shop, stored, key) => deliver(shop, z.parse(payload, stored), key),
    isComplete: (stored) => z.safeParse(payload, stored).success,
  };
}

/**
 * Delivers an item.
 * @throws when the service fails, or when this version of the shop cannot read the item
 */
export async function deliverItem(shop: Shop, { kind, key, payload }: StoredItem): Promise<void> {
  const known = shop.outboxKinds.get(kind);
  if (!known) throw new Error(`No kind of outbox item is named ${kind}.`);
  await known.deliver(shop, payload, key);
}

/** Returns whether a stored item has everything that its delivery needs. */
export function isComplete(kinds: OutboxKinds, { kind, payload }: Pick<StoredItem, 'kind' | 'payload'>): boolean {
  return kinds.get(kind)?.isComplete(payload) ?? false;
}
