import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { Actor, Admin, Customer, Seller } from '#contract/calls/actor.ts';
import { refuse, Refusal } from '#contract/calls/refusals.ts';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import type { Permission } from '#contract/calls/permissions.ts';
import { numeral } from '#contract/calls/wire.ts';
import { announcedBytes, discardBody, readForm, readJson } from './body.ts';
import { decode } from '#contract/calls/decode.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { SentKey } from './idempotency.ts';
import { holdAnswer, holdUpload } from './hold-bodies.ts';

interface Actors {
  gateway: Actor;
  courier: Actor;
  customer: Customer;
  seller: Seller;
  admin: Admin;
}

/** Who may make a call: everybody, or the kinds of people named. */
export type Who = 'public' | readonly (keyof Actors)[];

type ActorOf<Callers extends Who> = Callers extends readonly (keyof Actors)[] ? Actors[Callers[number]] : Actor;
/**
 * What staff need to have been given, said aloud for every call that staff may make; `'none'` where a session is
 * enough. Customers need none.
 */
type MayOf<Callers extends Who> = Callers extends readonly (infer Kind)[]
  ? [Extract<Kind, 'seller' | 'admin'>] extends [never]
    ? { may?: never }
    : { may: Permission | 'none' }
  : { may?: never };
type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a client's address may do so often a minute; the numbers are the store's settings. Every method but GET is a write where nothing else is said. */
export type AddressLimit = 'sendCode' | 'tryCode' | 'tryCoupon' | 'write' | 'read';

/**
 * A call of the API, described: how it is reached, who may make it, what comes in and what goes out. From it come the
 * handler, the role check and the entry of the OpenAPI document.
 */
export interface CallDescription<
  Shop,
  Callers extends Who,
  Params extends z.ZodMiniType | undefined,
  Query extends z.ZodMiniType | undefined,
  Body extends z.ZodMiniType | undefined,
  Answer extends z.ZodMiniType,
> {
  method: Method;
  /** As the specification writes it, in Hono's form: `/api/cart/item/update/:cartItemId`. */
  path: `/${string}`;
  summary: string;
  who: Callers;
  limit?: AddressLimit;
  /**
   * Whether people sign in, sign up or are let in by this call. A token that is no good any more is ignored here: who
   * comes for a new session must not be refused for an old one.
   */
  isDoor?: true;
  /** Whether visitors come as well, and the verb turns away whoever brings nothing that stands for a session. */
  orVisitor?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Where the body may be a form with files (multipart/form-data): how many bytes it may have. */
  formMaxBytes?: number;
  answer: Answer;
  /** What the call's own rules may refuse, for its entry in the OpenAPI document; `generalRefusals` knows the rest. */
  refuses?: readonly RefusalCode[];
  /** The shape of the state some refusals of this call show. */
  current?: z.ZodMiniType;
  /** What staff need where it depends on what is asked, in place of `may`. */
  needs?(input: { params: Output<Params>; query: Output<Query>; body: Output<Body> }): Permission | undefined;
  /**
   * Whether what is asked moves money, where the permission alone does not say so: who has a second factor shows it
   * again.
   */
  asksAgain?(input: { params: Output<Params>; query: Output<Query>; body: Output<Body> }): boolean;
  run(
    shop: Shop,
    actor: ActorOf<Callers>,
    input: { params: Output<Params>; query: Output<Query>; body: Output<Body> },
  ): Promise<z.output<Answer> | WithHeaders<z.output<Answer>>>;
  /**
   * Said where a request that is sent twice with one Idempotency-Key must happen once. It makes the answer to a repeat,
   * which asked for the same; `reference` is what the verb noted of the first (`noteResult`).
   */
  again?(
    shop: Shop,
    actor: ActorOf<Callers>,
    input: { params: Output<Params>; query: Output<Query>; body: Output<Body> },
    reference: string,
  ): Promise<z.output<Answer>>;
}

/** A described call, whatever its shapes. */
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
  answer: z.ZodMiniType;
  /** Every refusal the call may answer. */
  refuses: readonly RefusalCode[];
  /** Whether an Idempotency-Key makes it happen once. */
  takesKey: boolean;
  handle(context: Context, recognise: Recognise<Shop>): Promise<Response>;
}

/** A request's caller, as its token says, and the way into the shop for them. */
export interface Caller<Shop> {
  actor: Actor;
  /**
   * `ensureSession` asks for the session where the call itself never touched the records.
   * @param asksAgain whether what is asked moves money, whatever the permission says
   */
  enter(
    permission: Permission | undefined,
    asksAgain?: boolean,
  ): {
    shop: Shop;
    ensureSession: () => Promise<void>;
    /** Runs a verb once for each key; `again` makes the answer to a repeat. @throws IDEMPOTENCY_KEY_REUSED */
    onlyOnce<Result>(
      sent: SentKey,
      verb: (shop: Shop) => Promise<Result>,
      again: (shop: Shop, reference: string) => Promise<Result>,
    ): Promise<Result>;
  };
  /** Asks for the session alone. @throws SESSION_EXPIRED when it was ended, NOT_PERMITTED */
  ensureSession(permission: Permission | undefined): Promise<void>;
}

/**
 * Recognises a request's caller, without a look at the records.
 * @param isDoor whether a token is believed as far as it can be read, and never asked for again
 */
export type Recognise<Shop> = (context: Context, isDoor?: boolean) => Promise<Caller<Shop>>;

/** The way to describe calls of one shop. */
export function callsOf<Shop>() {
  return function call<
    const Callers extends Who,
    Answer extends z.ZodMiniType,
    Params extends z.ZodMiniType | undefined = undefined,
    Query extends z.ZodMiniType | undefined = undefined,
    Body extends z.ZodMiniType | undefined = undefined,
  >(description: CallDescription<Shop, Callers, Params, Query, Body, Answer> & MayOf<Callers>): Call<Shop> {
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
    const { orVisitor = false, isDoor = false } = description;
    const may = description.may === 'none' ? undefined : (description.may as Permission | undefined);

    async function handle(context: Context, recognise: Recognise<Shop>): Promise<Response> {
      const caller = await recognise(context, isDoor);
      const { sent, input } = await readRequest(context, caller.actor).catch(async (error: unknown) => {
        // Who may not make the call is told so, whatever else is wrong with what they ask for.
        await caller.ensureSession(may);
        throw error;
      });
      const actor = caller.actor as ActorOf<Callers>;
      const asked = input as Parameters<typeof run>[2];
      const { shop, ensureSession, onlyOnce } = caller.enter(needs ? needs(asked) : may, asksAgain?.(asked));
      const streamType = STREAM_TYPES.get(answer);
      try {
        if (streamType) holdAnswer(context, undefined);
        const result =
          again && sent
            ? await onlyOnce<z.output<Answer> | WithHeaders<z.output<Answer>>>(
                sent,
                (once) => onNewest(() => run(once, actor, asked)),
                (then, reference) => again(then, actor, asked, reference),
              )
            : await onNewest(() => run(shop, actor, asked));
        await ensureSession();
        const { value, headers } = result instanceof WithHeaders ? result : new WithHeaders(result, {});
        if ((answer as z.ZodMiniType) === NoContent) return context.body(null, 204, headers);
        if ((answer as z.ZodMiniType) === PdfFile) {
          const pdf = value as Uint8Array<ArrayBuffer>;
          holdAnswer(context, pdf.byteLength);
          return context.body(pdf, 200, { ...PDF, ...headers });
        }
        if (streamType) return context.body(value as ReadableStream, 200, { 'Content-Type': streamType, ...headers });
        const isHtml = (answer as z.ZodMiniType) === HtmlFile;
        const text = isHtml ? (value as string) : JSON.stringify(z.encode(answer, value));
        holdAnswer(context, text.length);
        return context.body(text, 200, { ...(isHtml ? HTML : JSON_TYPE), ...headers });
      } catch (error) {
        // A verb that refuses before it has read anything says so only to who may make the call.
        if (error instanceof Refusal) await ensureSession();
        throw current && error instanceof Refusal ? withCurrent(error, current) : error;
      }
    }

    /** A caller the call is not for is turned away before anything of the request is looked at. */
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

    const refuses = [...new Set([...generalRefusals(description, may), ...(description.refuses ?? [])])];
    const takesKey = again !== undefined;
    return { method, path, summary, who, may, limit, params, query, body, answer, refuses, takesKey, handle };
  };
}

/** What a call may refuse whatever its own rules are: by its method, who may make it, what it takes and what it answers. */
function generalRefusals(
  call: Pick<CallDescription<never, Who, AnySchema, AnySchema, AnySchema, z.ZodMiniType>, GeneralPart>,
  may: Permission | 'none' | undefined,
): RefusalCode[] {
  const { method, who, isDoor, params, query, body, formMaxBytes, answer, current, again } = call;
  const cases: [boolean, RefusalCode[]][] = [
    [true, ['DATABASE_UNAVAILABLE', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_INVALID']],
    [!isDoor, ['SESSION_EXPIRED']],
    // A seller who does not sell yet is told so by calls of the admin as well.
    [who !== 'public', ['NOT_PERMITTED', 'SELLER_NOT_ACTIVE']],
    [may !== undefined && may !== 'none', SECOND_FACTOR_REFUSALS],
    [params !== undefined || query !== undefined, ['QUERY_INVALID']],
    [!isBodiless(method), BODY_REFUSALS],
    [body !== undefined, ['FIELDS_INVALID']],
    [formMaxBytes !== undefined, ['SENDING_OF_NETWORK', 'SENDING_TOO_MANY']],
    [STREAM_TYPES.has(answer) || answer === PdfFile, ['DOWNLOADS_OF_NETWORK', 'DOWNLOADS_TOO_MANY']],
    [answer === PdfFile, ['PAPERS_BUSY']],
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

/** An answer whose headers say something, too. */
export class WithHeaders<Value> {
  readonly value: Value;
  readonly headers: Record<string, string>;

  constructor(value: Value, headers: Record<string, string>) {
    this.value = value;
    this.headers = headers;
  }
}

/** Query parameters by name: a text, or a list of texts for one that has several values. Repeating a value says nothing. */
function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, repeated]) => {
      const values = [...new Set(repeated)];
      return [name, values.length === 1 ? values[0]! : values];
    }),
  );
}

/** So often a change that names no version is tried while others keep being faster. */
const MOST_RUNS = 5;

/**
 * Runs a verb again where somebody changed its row between its read and its write. A change that names a version is then
 * refused with the present state, and one that names none is made of the newest row. The write that came too late was
 * undone as a whole, so nothing happens twice.
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

/** How a write is refused whose row was changed since it was read; with the present state it is what the verb has to say. */
const OVERTAKEN: readonly RefusalCode[] = ['STALE_VERSION', 'ORDER_MOVED_ON'];

function isOvertaken(error: unknown): boolean {
  return error instanceof Refusal && OVERTAKEN.includes(error.code) && error.details.current === undefined;
}

/** The state a refusal shows travels in the contract's form. */
function withCurrent(refusal: Refusal, schema: z.ZodMiniType): Refusal {
  if (refusal.details.current === undefined) return refusal;
  return new Refusal(refusal.code, {
    ...refusal.details,
    current: z.encode(schema, refusal.details.current),
  });
}

/** The answer of a call that has nothing to say: 204. */
export const NoContent = z.void();

/** The answer of a call that is a PDF: its bytes. */
export const PdfFile = z.instanceof(Uint8Array);

/** The answer of a call that is an archive, as it comes. */
export const ZipFile = z.instanceof(ReadableStream);

/** The answer of a call that is a table for spreadsheets, as it comes. */
export const CsvFile = z.instanceof(ReadableStream);

/** The answer of a call that is a page to keep: its HTML. */
export const HtmlFile = z.string();

/** Types of the answers that are streams. */
const STREAM_TYPES = new Map<z.ZodMiniType, string>([
  [ZipFile, 'application/zip'],
  [CsvFile, 'text/csv; charset=utf-8'],
]);
const JSON_TYPE = { 'Content-Type': 'application/json' };
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PDF = { 'Content-Type': 'application/pdf' };

/** A path parameter that is a row's id. Paths carry `{[0-9]+}`, so that what is no number is not there. */
export const IdParam = numeral(15);

function checkCaller(actor: Actor, who: Who): void {
  if (who === 'public') return;
  if (actor.kind === 'visitor') refuse('SESSION_EXPIRED');
  if (!(who as readonly string[]).includes(actor.kind)) refuse('NOT_PERMITTED');
}
