import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Actor, Admin, Customer, Seller } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import type { Permission } from '#contract/calls/permissions.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import { numeral } from '#contract/calls/wire.ts';
import type { Answer } from './answers.ts';
import { announcedBytes, discardBody, readForm, readJson } from './body.ts';
import { decode } from '#contract/calls/decode.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { SentKey } from './idempotency.ts';
import { holdAnswer, holdUpload } from './hold-bodies.ts';
import { pageLanguage } from './page-language.ts';

interface Actors {
  gateway: Actor;
  courier: Actor;
  messageService: Actor;
  customer: Customer;
  seller: Seller;
  admin: Admin;
}

/** Who may make a call: everybody, or these kinds of people. */
export type Who = 'public' | readonly (keyof Actors)[];

type ActorOf<Callers extends Who> = Callers extends readonly (keyof Actors)[] ? Actors[Callers[number]] : Actor;
/**
 * The permission that staff need. Every call that staff may make names one; `'none'` if a session is enough. Customers
 * need none.
 */
type MayOf<Callers extends Who> = Callers extends readonly (infer Kind)[]
  ? [Extract<Kind, 'seller' | 'admin'>] extends [never]
    ? { may?: never }
    : { may: Permission | 'none' }
  : { may?: never };
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Limits on requests of a client's network in a minute; the numbers are settings. By default every method but GET counts as a write. */
export type AddressLimit = 'sendCode' | 'tryCode' | 'tryCoupon' | 'write' | 'read';

/**
 * The description of a call: its path, who may make it, its input and its answer. The handler, the role check and the
 * entry of the OpenAPI document follow from it.
 */
export interface CallDescription<
  Shop,
  Callers extends Who,
  Params extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Value,
> {
  method: Method;
  /** As the specification writes it, in Hono's form: `/api/cart/item/update/:cartItemId`. */
  path: `/${string}`;
  summary: string;
  who: Callers;
  limit?: AddressLimit;
  /**
   * Whether this call signs people in. It ignores an expired token, so that nobody is refused a new session because of
   * an old one.
   */
  isDoor?: true;
  /**
   * Whether its answer to a visitor depends only on the address, the records and the day. Then it is made once for each
   * state of the records, where the runtime can tell that state without a query (`shared-answers.ts`).
   */
  isShared?: true;
  /** Whether this call signs in shoppers alone. Other calls with `isDoor` also work before the shop is open. */
  isForShoppers?: true;
  /** Whether visitors may make the call too. The verb then refuses requests without anything in place of a session. */
  orVisitor?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The most bytes of a body that may be a form with files (multipart/form-data). */
  formMaxBytes?: number;
  answer: Answer<Value>;
  /** Refusals of the call's own rules, for its OpenAPI entry. `generalRefusals` adds the others. */
  refuses?: readonly RefusalCode[];
  /** The shape of the present state that some refusals of this call show. */
  current?: z.ZodMiniType;
  /** The permission, if it depends on the input; in place of `may`. */
  needs?(input: { params: Output<Params>; query: Output<Query>; body: Output<Body> }): Permission | undefined;
  /**
   * Whether the input moves money, if the permission alone does not say so. People with a second factor then show it
   * again.
   */
  asksAgain?(input: { params: Output<Params>; query: Output<Query>; body: Output<Body> }): boolean;
  run(
    shop: Shop,
    actor: ActorOf<Callers>,
    input: { params: Output<Params>; query: Output<Query>; body: Output<Body> },
  ): Promise<NoInfer<Value> | WithHeaders<NoInfer<Value>>>;
  /**
   * Makes the answer to a repeat. Its presence means that a request runs once for each Idempotency-Key. `reference` is
   * what the verb noted of the first request (`noteResult`).
   */
  again?(
    shop: Shop,
    actor: ActorOf<Callers>,
    input: { params: Output<Params>; query: Output<Query>; body: Output<Body> },
    reference: string,
  ): Promise<NoInfer<Value>>;
}

/** A call with any input and answer. */
export interface Call<Shop> {
  method: Method;
  path: `/${string}`;
  summary: string;
  who: Who;
  may: Permission | undefined;
  limit: AddressLimit | undefined;
  params: z.ZodMiniType | undefined;
  query: z.ZodMiniType | undefined;
  body: z.ZodMiniType | undefined;
  answer: Pick<Answer<never>, 'content'>;
  /** Every refusal the call may answer. */
  refuses: readonly RefusalCode[];
  /** Whether it runs once for each Idempotency-Key. */
  takesKey: boolean;
  isShared: boolean;
  /** Whether it needs an open shop, unless staff make it. */
  needsOpenShop: boolean;
  handle(context: Context, recognise: Recognise<Shop>): Promise<Response>;
}

/** The caller of a request, by its token, and how the call gets its `Shop`. */
export interface Caller<Shop> {
  actor: Actor;
  /**
   * `ensureSession` checks the session if the call itself read nothing from the database.
   * @param asksAgain whether the input moves money, whatever the permission says
   */
  enter(
    permission: Permission | undefined,
    asksAgain?: boolean,
  ): {
    shop: Shop;
    ensureSession: () => Promise<void>;
    /** Runs a verb once for each key; `again` makes the answer to a repeat. @throws IDEMPOTENCY_KEY_REUSED when the key came with another request */
    onlyOnce<Result>(
      sent: SentKey,
      verb: (shop: Shop) => Promise<Result>,
      again: (shop: Shop, reference: string) => Promise<Result>,
    ): Promise<Result>;
  };
  /** Checks the session. @throws SESSION_EXPIRED when it was ended, NOT_PERMITTED without the permission */
  ensureSession(permission: Permission | undefined): Promise<void>;
}

/**
 * Recognises the caller of a request by its token, without the database.
 * @param isDoor whether the call signs people in: then a bad token counts as none, and the session is not checked
 */
export type Recognise<Shop> = (context: Context, isDoor?: boolean) => Promise<Caller<Shop>>;

/** Returns the function that describes calls of one shop. */
export function callsOf<Shop>() {
  return function call<
    const Callers extends Who,
    Value,
    Params extends z.ZodMiniType | undefined = undefined,
    Query extends z.ZodMiniType | undefined = undefined,
    Body extends z.ZodMiniType | undefined = undefined,
  >(description: CallDescription<Shop, Callers, Params, Query, Body, Value> & MayOf<Callers>): Call<Shop> {
    const {
      method,
      path,
      summary,
      who,
      params,
      query,
      body,
      formMaxBytes,
      answer,
      current,
      needs,
      asksAgain,
      run,
      again,
    } = description;
    const limit = description.limit ?? (method === 'GET' ? undefined : 'write');
    const { orVisitor = false, isDoor = false, isShared = false, isForShoppers = false } = description;
    const isForEverybody = who === 'public' || orVisitor || who.includes('customer');
    const needsOpenShop = isForShoppers || (isForEverybody && !isDoor);
    const may = description.may === 'none' ? undefined : (description.may as Permission | undefined);

    async function handle(context: Context, recognise: Recognise<Shop>): Promise<Response> {
      const caller = await recognise(context, isDoor);
      const { sent, input } = await readRequest(context, caller.actor).catch(async (error: unknown) => {
        // A caller without the permission is refused for that, whatever else is wrong with the input.
        await caller.ensureSession(may);
        throw error;
      });
      const actor = caller.actor as ActorOf<Callers>;
      const asked = input as Parameters<typeof run>[2];
      const { shop, ensureSession, onlyOnce } = caller.enter(needs ? needs(asked) : may, asksAgain?.(asked));
      try {
        if (answer.isStream) holdAnswer(context, undefined);
        const result =
          again && sent
            ? await onlyOnce<Value | WithHeaders<Value>>(
                sent,
                (once) => onNewest(() => run(once, actor, asked)),
                (then, reference) => again(then, actor, asked, reference),
              )
            : await onNewest(() => run(shop, actor, asked));
        await ensureSession();
        const { value, headers } = result instanceof WithHeaders ? result : new WithHeaders(result, {});
        // Staff edit the texts as they are written.
        const shown = isForEverybody ? ownTextsIn(pageLanguage(context), value) : value;
        return answer.send(context, shown, headers);
      } catch (error) {
        // A verb that refuses before its first read must not answer callers without a session.
        if (error instanceof Refusal) await ensureSession();
        throw current && error instanceof Refusal ? withCurrent(error, current) : error;
      }
    }

    /** Refuses callers of another kind before it reads anything else of the request. */
    async function readRequest(context: Context, actor: Actor) {
      if (!(orVisitor && actor.kind === 'visitor')) checkCaller(actor, who);
      const request = context.req.raw;
      const rawBody = await readBody(context, request);
      const sent = await readIdempotencyKey(request, `${method} ${path}`, rawBody);
      const input = {
        params: params && decode(params, context.req.param(), 'QUERY_INVALID'),
        query: query && decode(query, queryOf(context), 'QUERY_INVALID'),
        body: body && decode(body, rawBody, 'FIELDS_INVALID'),
      };
      return { sent, input };
    }

    async function readBody(context: Context, request: Request): Promise<unknown> {
      if (isBodiless(method)) return undefined;
      const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');
      if (formMaxBytes === undefined || isJson) return readJson(request);
      try {
        holdUpload(context, Math.min(announcedBytes(request) ?? formMaxBytes, formMaxBytes));
      } catch (error) {
        await discardBody(request, formMaxBytes);
        throw error;
      }
      return readForm(request, formMaxBytes);
    }

    const refuses = [...new Set([...generalRefusals(description, may, needsOpenShop), ...(description.refuses ?? [])])];
    const takesKey = again !== undefined;
    return {
      method,
      path,
      summary,
      who,
      may,
      limit,
      params,
      query,
      body,
      answer,
      refuses,
      takesKey,
      isShared,
      needsOpenShop,
      handle,
    };
  };
}

/** Returns the refusals that follow from the description of a call: its method, roles, input and answer. */
function generalRefusals(
  call: Pick<CallDescription<never, Who, AnySchema, AnySchema, AnySchema, unknown>, GeneralPart>,
  may: Permission | 'none' | undefined,
  needsOpenShop: boolean,
): RefusalCode[] {
  const { method, who, isDoor, params, query, body, formMaxBytes, answer, current, again } = call;
  const cases: [boolean, readonly RefusalCode[]][] = [
    [true, ['DATABASE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_INVALID']],
    [needsOpenShop, ['SHOP_CLOSED']],
    [!isDoor, ['SESSION_EXPIRED']],
    // Calls of admins also refuse sellers who are not active yet.
    [who !== 'public', ['NOT_PERMITTED', 'SELLER_NOT_ACTIVE']],
    [may !== undefined && may !== 'none', SECOND_FACTOR_REFUSALS],
    [params !== undefined || query !== undefined, ['QUERY_INVALID']],
    [!isBodiless(method), BODY_REFUSALS],
    [body !== undefined, ['FIELDS_INVALID']],
    [formMaxBytes !== undefined, ['SENDING_OF_NETWORK', 'SENDING_TOO_MANY']],
    [true, answer.refuses],
    [current !== undefined, ['STALE_VERSION']],
    [again !== undefined, ['IDEMPOTENCY_KEY_REUSED']],
  ];
  return cases.flatMap(([holds, codes]) => (holds ? codes : []));
}

type AnySchema = z.ZodMiniType | undefined;
/** The parts of a description from which general refusals follow. */
type GeneralPart =
  | 'method'
  | 'who'
  | 'isDoor'
  | 'params'
  | 'query'
  | 'body'
  | 'formMaxBytes'
  | 'answer'
  | 'current'
  | 'again';

const BODY_REFUSALS: RefusalCode[] = [
  'BODY_NOT_JSON',
  'BODY_TOO_DEEP',
  'BODY_TOO_LARGE',
  'BODY_TYPE',
  'BODY_BROKEN_OFF',
];
const SECOND_FACTOR_REFUSALS: RefusalCode[] = [
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_MISSING',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_TOO_MANY',
];

const isBodiless = (method: Method) => method === 'GET' || method === 'DELETE';

/** An answer with headers of its own. */
export class WithHeaders<Value> {
  readonly value: Value;
  readonly headers: Record<string, string>;

  constructor(value: Value, headers: Record<string, string>) {
    this.value = value;
    this.headers = headers;
  }
}

/** Returns query parameters by name: a text, or a list for a parameter with several values. Repeated values count once. */
function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, repeated]) => {
      const values = [...new Set(repeated)];
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** A change that names no version is tried this many times while other changes of the row win. */
const MOST_RUNS = 5;

/**
 * Runs a verb again if its row changed between its read and its write. A change that names a version is then refused
 * with the present state; one that names none is made of the newest row. The late write was undone as a whole, so
 * nothing happens twice.
 */
async function onNewest<Result>(verb: () => Promise<Result>): Promise<Result> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await verb();
    } catch (error) {
      if (runs === MOST_RUNS || !isOvertaken(error)) throw error;
    }
  }
}

/** Whether a write was refused because its row had changed since it was read. With the present state, it is the verb's own refusal. */
const OVERTAKEN: readonly RefusalCode[] = ['STALE_VERSION', 'ORDER_MOVED_ON'];

function isOvertaken(error: unknown): boolean {
  return error instanceof Refusal && OVERTAKEN.includes(error.code) && error.details.current === undefined;
}

/** Encodes the present state of a refusal as the contract says. */
function withCurrent(refusal: Refusal, schema: z.ZodMiniType): Refusal {
  if (refusal.details.current === undefined) return refusal;
  return new Refusal(refusal.code, {
    ...refusal.details,
    current: z.encode(schema, refusal.details.current),
  });
}

/** A path parameter that is a row's id. Paths have `{[0-9]+}`, so anything but digits is 404. */
export const IdParam = numeral(15);

function checkCaller(actor: Actor, who: Who): void {
  if (who === 'public') return;
  if (actor.kind === 'visitor') refuse('SESSION_EXPIRED');
  if (!(who as readonly string[]).includes(actor.kind)) refuse('NOT_PERMITTED');
}
