import type { Shop } from '../domain/shop.ts';
import { callsOf } from '../http/call.ts';

/** Describes a call of the shop; see `http/call.ts`. */
export const call = callsOf<Shop>();
