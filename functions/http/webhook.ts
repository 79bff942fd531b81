import * as z from 'zod/mini';
import { refuse } from '#contract/calls/refusals.ts';
import { json } from './answers.ts';
import { isTooDeep, JSON_BODY_MAX_BYTES, readBytes } from './body.ts';
import type { Call } from './call.ts';

/** `outcome` tells the sender's dashboard what happened to the message. */
const RECEIVED = json(z.object({ received: z.literal(true), outcome: z.optional(z.string()) }));

/** A message of an outside service. Its content is not read before its sender is known. */
export interface SignedRequest {
  /** The bytes as sent: signatures cover them. */
  body: Uint8Array<ArrayBuffer>;
  header(name: string): string | undefined;
  query(name: string): string | undefined;
}

/** The refusals of a webhook. A wrong token or signature means an unknown sender. */
const WEBHOOK_REFUSALS = [
  'BODY_TYPE',
  'BODY_TOO_LARGE',
  'BODY_TOO_DEEP',
  'BODY_BROKEN_OFF',
  'BODY_NOT_JSON',
  'PUSH_TOKEN_WRONG',
  'SIGNATURE_WRONG',
  'DATABASE_UNAVAILABLE',
] as const;

/** The way to describe the webhooks of one shop: calls that outside services make, and prove to be theirs by a signature or a token. */
export function webhooksOf<Shop>() {
  return function webhook(description: {
    path: `/${string}`;
    summary: string;
    who: 'gateway' | 'courier' | 'messageService';
    /** Refuses an unknown sender, and may return what happened to the message. */
    run(shop: Shop, request: SignedRequest): Promise<string | void>;
  }): Call<Shop> {
    const { path, summary, who, run } = description;
    return {
      method: 'POST',
      path,
      summary,
      who: [who],
      may: undefined,
      // A service may send a hundred messages in a minute from one address. Unsigned ones are refused unread.
      limit: undefined,
      params: undefined,
      query: undefined,
      body: undefined,
      answer: RECEIVED,
      refuses: WEBHOOK_REFUSALS,
      takesKey: false,
      isShared: false,
      needsOpenShop: false,
      async handle(context, recognise) {
        const { req } = context;
        if (!/^application\/json\s*(;|$)/i.test(req.header('content-type') ?? '')) refuse('BODY_TYPE');
        const body = await readBytes(req.raw, JSON_BODY_MAX_BYTES);
        if (isTooDeep(new TextDecoder().decode(body))) refuse('BODY_TOO_DEEP');
        const { shop } = (await recognise(context)).enter(undefined);
        const outcome = await run(shop, {
          body,
          header: (name) => req.header(name),
          query: (name) => req.query(name),
        });
        return RECEIVED.send(context, { received: true, ...(outcome && { outcome }) }, {});
      },
    };
  };
}
