import { beforeAll, describe, expect, inject, test } from 'vitest';
import { TEST_CLASS } from '../../scripts/test-classes.ts';
import { errorBodyFault } from '../support/matchers.ts';
import type { Persona } from '../support/persona.ts';
import { openShop } from '../support/shop.ts';
import { pathOf, PEOPLE, SERVED, SPECIFIED, words } from '../support/spec.ts';
import type { Person } from '../support/spec.ts';

const shop = openShop();

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** This call ends its own session, so it is the last one. */
const LAST = 'POST /auth/logout';
const IN_ORDER = SERVED.toSorted((a, b) => Number(nameOf(a) === LAST) - Number(nameOf(b) === LAST));

/**
 * Decisions by the same code on both runtimes are tested on one. That each call exists and refuses is tested on both.
 */
const isWhole = inject('running').runtime === 'node' || TEST_CLASS === 'everywhere';
const ASKING = isWhole ? PEOPLE : (['visitor'] as const);

let people: Record<Person, Persona>;

beforeAll(async () => {
  people = {
    visitor: shop.visitor(),
    customer: await shop.customer('asha'),
    seller: await shop.staff({ seller: 'meera', subRole: 'owner' }),
    admin: await shop.staff({ subRole: 'owner' }),
  };
});

describe.each(IN_ORDER.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  const { method, path, who } = call;
  const ask = (person: Persona, end = '') =>
    person.send(method, pathOf(path) + end, method === 'GET' || method === 'DELETE' ? undefined : '{}');

  test.each(ASKING)('asked by a %s', async (person) => {
    const answer = await ask(people[person]);
    if (who.includes('gateway') || who.includes('messageService')) {
      expect(answer).toRefuse(401, 'SIGNATURE_WRONG', 'The signature is not right.');
    } else if (who.includes('courier')) {
      expect(answer).toRefuse(401, 'PUSH_TOKEN_WRONG');
    } else if (who === 'public' || who.includes(person)) {
      expect([200, 400, 404, 409, 422]).toContain(answer.status);
      if (answer.status !== 200) expect(errorBodyFault(answer)).toBeUndefined();
    } else if (person === 'visitor') {
      expect(answer).toRefuse(401, 'SESSION_EXPIRED', words('SESSION_EXPIRED'));
    } else {
      expect(answer).toRefuse(403, 'NOT_PERMITTED', 'You are not permitted to do this.');
    }
    if (person !== 'visitor') expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('vary')).toContain('Authorization');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.runIf(isWhole)('is the same call with a slash at its end', async () => {
    const answer = await ask(people.visitor, '/');
    expect(answer.status).toBe((await ask(people.visitor)).status);
  });
});

describe('the list of calls', () => {
  interface Document {
    paths: Record<string, Record<string, { 'x-who': string; 'x-may'?: string }>>;
  }
  async function served(): Promise<Map<string, string>> {
    const { paths } = (await shop.visitor().get('/openapi.json')).json as Document;
    return new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]): [string, string] => [
          `${method.toUpperCase()} ${path}`,
          operation['x-who'],
        ]),
      ),
    );
  }

  test('holds every call the shop serves, and the shop serves every call of the list', async () => {
    expect([...(await served()).keys()].sort()).toEqual(SERVED.map(nameOf).sort());
  });

  test('says who may call as the calls themselves do', async () => {
    const whoOf = await served();
    for (const call of SERVED) {
      expect(`${nameOf(call)}: ${whoOf.get(nameOf(call))}`).toBe(
        `${nameOf(call)}: ${call.who === 'public' ? 'public' : call.who.join(', ')}`,
      );
    }
  });

  test('names what a call may refuse by status, and the key with which it happens once', async () => {
    interface Operation {
      parameters: { $ref?: string }[];
      responses: Record<
        string,
        { description: string; content?: { 'application/json': { schema: { allOf: [unknown, unknown] } } } }
      >;
    }
    const document = (await shop.visitor().get('/openapi.json')).json as {
      paths: Record<string, Record<string, Operation>>;
      components: { parameters: { IdempotencyKey: { name: string; in: string } } };
    };
    const place = document.paths['/api/orders']!.post!;
    expect(place.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(document.components.parameters.IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
    expect(place.responses['409']!.description).toContain(`OUT_OF_STOCK: ${words('OUT_OF_STOCK')}`);
    expect(place.responses['409']!.content!['application/json'].schema.allOf[1]).toMatchObject({
      properties: { code: { enum: expect.arrayContaining(['OUT_OF_STOCK', 'PRICE_CHANGED']) as string[] } },
    });
    expect(Object.keys(place.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404', '422', '503']));
    const read = document.paths['/products']!.get!;
    expect(read.parameters).not.toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { responses }] of Object.entries(operations))
        expect(Object.keys(responses), `${method} ${path}`).toContain('503');
    }
  });

  test('keeps to the specification: what is not new stands there, for the same people', () => {
    const specified = new Map(SPECIFIED.map((call) => [nameOf(call), call]));
    for (const { isNew, may: _, ...call } of SERVED) {
      if (isNew) expect(specified.has(nameOf(call))).toBe(false);
      else expect(specified.get(nameOf(call))).toEqual(call);
    }
  });
});

describe('what nobody serves', () => {
  const NOWHERE = [
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['GET', '/API/CART'],
    ['GET', '/api/users/profile/x.css'],
    ['GET', '/api/cart.json'],
    ['GET', '/api/cart;jsessionid=1'],
    ['GET', '/api%2fcart'],
    ['GET', '/./.git/HEAD'],
    ['GET', '/.env'],
    ['GET', '/package.json'],
    ['GET', '/wrangler.toml'],
    ['GET', '/ratnahaat.db'],
    ['GET', '/_headers'],
    ['GET', '/build.json'],
    ['GET', '/server/entry.mjs'],
    ['GET', '/..%2f..%2fpackage.json'],
    ['GET', '/%2e%2e/%2e%2e/package.json'],
    ['GET', '/media/..%2fratnahaat.db'],
    ['GET', '/media/shop.json/../../shop.json'],
    ['POST', '/api/cart'],
    ['DELETE', '/api/orders/1'],
    ['PUT', '/api/orders'],
    ['PATCH', '/categories'],
    ['TRACE', '/api/cart'],
  ] as const;

  test.each(NOWHERE.filter(([method]) => method !== 'TRACE'))('%s %s', async (method, path) => {
    const answer = await people.customer.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : '{}');
    expect(answer).toRefuse(404, 'NOT_FOUND', 'Not found');
  });

  test('a method in a header changes nothing', async () => {
    const answer = await people.customer.post('/api/cart', {}, { headers: { 'X-HTTP-Method-Override': 'DELETE' } });
    expect(answer).toRefuse(404, 'NOT_FOUND');
  });

  test('other sites are not answered', async () => {
    const headers = {
      Origin: 'https://evil.example',
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization',
    };
    const answer = await shop.visitor().send('OPTIONS', '/api/cart/item/add', undefined, { headers });
    expect(answer.status).toBe(404);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
