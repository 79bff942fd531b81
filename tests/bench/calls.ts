import { addressForm } from '../support/forms.ts';

/** A request, the same for both servers except for its person. */
export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A person with a session and a cart that is ready to order. */
export interface Person {
  userId: number;
  email: string;
  sessionId: string;
  token: string;
  /** The owner of their Idempotency-Keys: the user's id as text. */
  keySubject: string;
  /** The lines of the cart as an order names them, in JSON. */
  cartLines: string;
}

/** The records that the calls use: people, and goods to view and buy. */
export interface Scene {
  people: Person[];
  skuIds: number[];
  seoUrl: string;
}

/** A call to compare: the number of requests per round, and the request of each `turn`. */
export interface MeasuredCall {
  name: string;
  /** The key by which the bare server finds its answer. */
  key: 'detail' | 'list' | 'add' | 'address' | 'order' | 'prepaid';
  requestsPerRound: number;
  /** Each person buys once, so that no round meets an empty cart. */
  isOncePerPerson?: true;
  /** Earlier requests of the same person that count too: a whole checkout. */
  before?: readonly ((scene: Scene, turn: number) => Asked)[];
  ask(scene: Scene, turn: number): Asked;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Returns a person and their headers. The bare server reads no tokens, so it finds the person by `X-Person`. */
function as(scene: Scene, turn: number): { person: Person; headers: Record<string, string> } {
  const index = turn % scene.people.length;
  const person = scene.people[index]!;
  return { person, headers: { Authorization: `Bearer ${person.token}`, 'X-Person': String(index) } };
}

/** Adds a piece of a SKU that each person already has in the cart, so that all carts stay alike. */
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
      // Only the first eight people add pieces, each time of another SKU. The others need their carts for orders.
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

/** Returns all requests of a turn, in order. */
export function requestsOf({ before = [], ask }: MeasuredCall, scene: Scene, turn: number): Asked[] {
  return [...before, ask].map((make) => make(scene, turn));
}

/** The calls of a single request, which can be recorded. */
export const SINGLE_CALLS = CALLS.filter(({ before }) => before === undefined);

/** The number of concurrent turns. */
export const AT_ONCE = 8;
/** Rounds for each server, alternating: bare, shop, bare, shop. The warm-up requests of each round do not count. */
export const ROUNDS = 2;
export const WARM_UP = 80;
