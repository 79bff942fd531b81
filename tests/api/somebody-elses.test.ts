import { beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '../../contract/calls/permissions.ts';
import type { Permission } from '../../contract/calls/permissions.ts';
import type { Answer } from '../support/answer.ts';
import { happyPaths } from '../support/happy-paths.ts';
import type { HappyPaths } from '../support/happy-paths.ts';
import type { Persona } from '../support/persona.ts';
import { requestOf } from '../support/request-of.ts';
import type { SentRequest } from '../support/request-of.ts';
import { whatItTells } from '../support/same-answer.ts';
import { openShop } from '../support/shop.ts';
import { SERVED } from '../support/spec.ts';
import type { Person, ServedCall } from '../support/spec.ts';

const shop = openShop();

/** The names of owned things in a query or a body. Those in a path are in braces. */
const OWNED = ['orderId', 'shipmentId', 'consignmentId'];
/** Parameters of a path that name no thing. */
const WORDS = ['{status}', '{updateType}'];
/** Ids of things that do not exist. */
const NOTHING = { number: 999_999_999, text: 'RH-0000-0000-0000', sessionId: '0'.repeat(32) };

/** Calls of customers whose id names a thing without an owner. */
const OPEN_TO_CUSTOMERS: Record<string, string> = {
  'POST /api/wishlist/add-product/{productId}': 'It names a product.',
  'DELETE /api/wishlist/remove-product/{productId}': 'It names a product.',
  'DELETE /api/stock-notices/{skuId}': 'It names a SKU.',
  'POST /reviews/create/{productId}': 'It names a product.',
  'GET /api/reviews/product/{productId}/mine': 'It names a product.',
  'POST /reviews/reviews/{id}/like': 'Every customer may like a review.',
  'DELETE /reviews/reviews/{id}/like': 'Every customer may like a review.',
  'POST /api/questions/{id}/answers': 'Whoever has the piece may answer.',
};
/** Calls of sellers whose id names a thing that all sellers share. */
const OPEN_TO_SELLERS: Record<string, string> = {
  'GET /api/admin/categories/{id}': 'Categories are the house’s; every seller files goods under them.',
  'PATCH /categories/update/{id}': 'Every seller sees it: the refusal says whose it is.',
  'DELETE /categories/delete/{id}': 'Every seller sees it: the refusal says whose it is.',
  'PUT /api/admin/categories/{id}': 'Every seller sees it: the refusal says whose it is.',
  'DELETE /api/admin/categories/{id}': 'Every seller sees it: the refusal says whose it is.',
  'GET /api/tax/rates/{id}': 'Rates of tax are the house’s; every seller reads them.',
  'GET /api/admin/tax/{id}': 'Rates of tax are the house’s; every seller reads them.',
};
/** The gateway signs it, so the sender does not matter. */
const SIGNED = 'POST /payments/{paymentId}';
const UNVERIFIED = 'a seller who is not verified';

interface Described {
  paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: unknown }>>;
}
const { paths: described } = (await shop.visitor().get('/openapi.json')).json as Described;

const nameOf = ({ method, path }: ServedCall) => `${method} ${path}`;

/** Returns whether a call names a thing by an id, in its path, its query or its body. */
function hasId({ method, path }: ServedCall): boolean {
  const { parameters, requestBody = {} } = described[path]![method.toLowerCase()]!;
  const inPath = path.split('/').some((part) => part.startsWith('{') && !WORDS.includes(part));
  const said = JSON.stringify(requestBody);
  return inPath || OWNED.some((name) => said.includes(`"${name}"`) || parameters.some((one) => one.name === name));
}

const CALLS = SERVED.filter((call) => call.who !== 'public' && hasId(call)).filter(
  ({ who }) => !who.includes('gateway') && !who.includes('courier') && !who.includes('messageService'),
);

/** A person who does not own the things of these calls. */
interface Stranger {
  kind: Person;
  persona: Persona;
  /** Undefined if all people of this kind have the same rights. */
  holds?: (permission: Permission) => boolean;
}

let paths: HappyPaths;
let strangers: Record<string, Stranger>;

beforeAll(async () => {
  paths = await happyPaths(shop);
  const holds = (permission: Permission) => PERMISSIONS[permission].heldBy.includes('support');
  strangers = {
    'a visitor': { kind: 'visitor', persona: shop.visitor() },
    'another shopper': { kind: 'customer', persona: await shop.customer('rohan') },
    'another seller': { kind: 'seller', persona: shop.seller('farhan') },
    [UNVERIFIED]: { kind: 'seller', persona: shop.seller('pending') },
    'somebody of the same seller': {
      kind: 'seller',
      persona: await shop.staff({ seller: 'meera', subRole: 'support' }),
      holds,
    },
    'somebody of the house': { kind: 'admin', persona: await shop.staff({ subRole: 'support' }), holds },
  };
});

/** Returns the same request about things that do not exist. */
function aboutNothing(request: SentRequest, template: string): SentRequest {
  const url = new URL(request.path, shop.running.origin);
  const parts = template.split('/');
  const part = (said: string, place: number) => {
    const meant = parts[place]!;
    if (!meant.startsWith('{') || WORDS.includes(meant)) return said;
    return meant === '{sessionId}' ? NOTHING.sessionId : String(NOTHING.number);
  };
  url.pathname = url.pathname.split('/').map(part).join('/');
  for (const name of OWNED) if (url.searchParams.has(name)) url.searchParams.set(name, NOTHING.text);
  const path = url.pathname + url.search;
  if (typeof request.body !== 'string') return { ...request, path };
  const body = JSON.parse(request.body) as Record<string, unknown>;
  for (const name of OWNED.filter((one) => one in body)) {
    body[name] = typeof body[name] === 'number' ? NOTHING.number : NOTHING.text;
  }
  return { ...request, path, body: JSON.stringify(body) };
}

const send = ({ method, path, body, headers }: SentRequest, { persona }: Stranger): Promise<Answer> =>
  persona.send(method, path, body, { headers });

/** Returns the reason for the refusal; undefined if the person may access the thing. */
function wayOut({ who, may, ...call }: ServedCall, { kind, holds }: Stranger) {
  if (kind === 'visitor') return 'not signed in';
  if (!who.includes(kind)) return 'not permitted';
  if (kind === 'customer') return nameOf({ who, may, ...call }) in OPEN_TO_CUSTOMERS ? undefined : 'not there';
  if (kind === 'seller' && nameOf({ who, may, ...call }) in OPEN_TO_SELLERS && !holds) return undefined;
  const isPersonal = may === 'none';
  if (holds && !isPersonal) return holds(may as Permission) ? undefined : 'not permitted';
  return kind === 'admin' && !isPersonal ? undefined : 'not there';
}

test.each(CALLS.map((call) => ({ name: nameOf(call), call })))(
  '$name is made by whose it is, after everybody else was refused as if it were not there',
  async ({ name, call }) => {
    const ask = await paths.calls[name]!();
    const request = await requestOf(ask);
    const nothing = aboutNothing(request, call.path);
    expect(nothing.path === request.path && nothing.body === request.body, 'names nothing').toBe(false);
    for (const [whose, stranger] of name === SIGNED ? [] : Object.entries(strangers)) {
      const why = wayOut(call, stranger);
      if (why === undefined) continue;
      const answer = await send(request, stranger);
      const said = `${whose}: ${answer.status} ${answer.text}`;
      if (why === 'not signed in') expect(answer, said).toRefuse(401, 'SESSION_EXPIRED');
      // If a seller has to be active, that refusal comes first.
      else if (whose === UNVERIFIED) expect([403, 404], said).toContain(answer.status);
      else if (why === 'not permitted') expect(answer, said).toRefuse(403, 'NOT_PERMITTED');
      else expect(answer.status, said).toBe(404);
      expect(whatItTells(answer), said).toEqual(whatItTells(await send(nothing, stranger)));
    }
    const own = await ask();
    expect([200, 204], `${own.request} ${own.status} ${own.text}`).toContain(own.status);
  },
);

test('what is said to be open to customers are calls with an id', () => {
  const names = CALLS.map(nameOf);
  expect([SIGNED, ...Object.keys(OPEN_TO_CUSTOMERS)].filter((name) => !names.includes(name))).toEqual([]);
});
