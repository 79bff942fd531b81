import type { Shop } from '../domain/shop.ts';
import { callsOf } from '../http/call.ts';
import { webhooksOf } from '../http/webhook.ts';

/** Describes a call of the shop; see `http/call.ts`. */
export const call = callsOf<Shop>();

/** Describes a webhook of the shop; see `http/webhook.ts`. */
export const webhook = webhooksOf<Shop>();
