import { mayDo } from '#contract/calls/roles.ts';
import type { Permission, SubRole } from '#contract/calls/roles.ts';

/** What each room asks of staff: to enter it, and to change what is there. */
const ROOMS: Record<string, { enter: Permission; change: Permission }> = {
  orders: { enter: 'orders.read', change: 'orders.move' },
  products: { enter: 'catalogue.read', change: 'catalogue.write' },
  skus: { enter: 'catalogue.read', change: 'catalogue.write' },
  inventory: { enter: 'stock.read', change: 'stock.write' },
  tickets: { enter: 'tickets.read', change: 'tickets.write' },
};

/** Whether a member of staff is shown a room, or with the action `change` its buttons. The API decides in any case. */
export function isOffered({ subRole }: { subRole: SubRole | null }, resource: string, action: string): boolean {
  const room = ROOMS[resource];
  return room !== undefined && subRole !== null && mayDo(subRole, action === 'change' ? room.change : room.enter);
}
