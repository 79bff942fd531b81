import { addressForm } from '../support/forms.ts';

/** What a request to either server carries: the very same, but for who sends it. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Somebody with a session, and with a cart that waits to be ordered. */
export interface Person {
  userId: number;
  email: string;
  sessionId: string;
  token: string;
  /** Whose Idempotency-Keys are looked up: the user's id as text. */
  keySubject: string;
  /** The lines of the cart as an order names them, in JSON. */
  cartLines: string;
}

/** Where the calls are made: what there is to look at and to buy. */
export interface Scene {
  people: Person[];
  skuIds: number[];
  seoUrl: string;
}

/** A call to compare: how often a round makes it, and the request of its `turn`. */
export interface MeasuredCall {
  name: string;
  /** One of the words the bare server knows its answer by. */
  key: 'detail' | 'list' | 'add' | 'address' | 'order' | 'prepaid';
  requestsPerRound: number;
  /** Each person buys once, so that no round meets an empty cart. */
  isOncePerPerson?: true;
  /** Requests of the same person before it, which count as well: all of a checkout. */
  before?: readonly ((scene: Scene, turn: number) => Asked)[];
  ask(scene: Scene, turn: number): Asked;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** A request of a person; `X-Person` tells the bare server, which reads no tokens, who it is. */
function as(scene: Scene, turn: number): { person: Person; headers: Record<string, string> } {
  const index = turn % scene.people.length;
  const person = scene.people[index]!;
  return { person, headers: { Authorization: `Bearer ${person.token}`, 'X-Person': String(index) } };
}

/** Each person has a piece of it in the cart already, so that all carts stay alike. */
function addAgain(scene: Scene, turn: number): Asked {
  const { headers } = as(scene, turn);
  const body = JSON.stringify({ skuId: scene.skuIds[0], quantity: 1 });
  return { method: 'PUT', path: '/api/cart/item/add', headers: { ...headers, ...JSON_BODY }, body };
}

function saveAddress(scene: Scene, turn: number): Asked {
  const { headers } = as(scene, turn);
  const body = JSON.stringify(addressForm());
  return { method: 'POST', path: '/api/addresses', headers: { ...headers, ...JSON_BODY }, body };
}

const placeOrder =
  (method: 'COD' | 'PREPAID') =>
  (scene: Scene, turn: number): Asked => {
    const { headers } = as(scene, turn);
    return {
      method: 'POST',
      path: `/api/orders?paymentMethod=${method}`,
      headers: { ...headers, ...JSON_BODY, 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(addressForm()),
    };
  };

const ORDERS_PER_ROUND = 300;

export const CALLS: readonly MeasuredCall[] = [
  {
    name: 'product detail',
    key: 'detail',
    requestsPerRound: 2500,
    ask: ({ seoUrl }) => ({ method: 'GET', path: `/products/${seoUrl}`, headers: {} }),
  },
  {
    name: 'list of 12',
    key: 'list',
    requestsPerRound: 1200,
    ask: () => ({ method: 'GET', path: '/products', headers: {} }),
  },
  {
    name: 'add to cart',
    key: 'add',
    requestsPerRound: 1200,
    ask(scene, turn) {
      // Eight of the people, and each time another piece: the others keep the carts they will order.
      const { headers } = as(scene, turn % 8);
      const skuId = scene.skuIds[Math.floor(turn / 8) % scene.skuIds.length];
      return {
        method: 'PUT',
        path: '/api/cart/item/add',
        headers: { ...headers, ...JSON_BODY },
        body: JSON.stringify({ skuId, quantity: 1 }),
      };
    },
  },
  {
    name: 'save an address',
    key: 'address',
    requestsPerRound: ORDERS_PER_ROUND,
    isOncePerPerson: true,
    ask: saveAddress,
  },
  {
    name: 'COD order',
    key: 'order',
    requestsPerRound: ORDERS_PER_ROUND,
    isOncePerPerson: true,
    ask: placeOrder('COD'),
  },
  {
    name: 'prepaid order, up to its link',
    key: 'prepaid',
    requestsPerRound: ORDERS_PER_ROUND,
    isOncePerPerson: true,
    ask: placeOrder('PREPAID'),
  },
  {
    name: 'checkout: address, item, COD order',
    key: 'order',
    requestsPerRound: ORDERS_PER_ROUND,
    isOncePerPerson: true,
    before: [saveAddress, addAgain],
    ask: placeOrder('COD'),
  },
  {
    name: 'checkout: address, item, prepaid order',
    key: 'prepaid',
    requestsPerRound: ORDERS_PER_ROUND,
    isOncePerPerson: true,
    before: [saveAddress, addAgain],
    ask: placeOrder('PREPAID'),
  },
];

/** All that somebody sends for a turn of a call, one after the other. */
export function requestsOf({ before = [], ask }: MeasuredCall, scene: Scene, turn: number): Asked[] {
  return [...before, ask].map((make) => make(scene, turn));
}

/** The calls by themselves, each of which a recording can be made of. */
export const SINGLE_CALLS = CALLS.filter(({ before }) => before === undefined);

/** How many do it at the same time. */
export const AT_ONCE = 8;
/** Rounds for each server, in turns: bare, shop, bare, shop. The first requests of each are not counted. */
export const ROUNDS = 2;
export const WARM_UP = 80;
