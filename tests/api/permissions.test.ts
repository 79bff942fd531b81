import { beforeAll, describe, expect, test } from 'vitest';
import { PERMISSIONS, SUB_ROLES } from '../../contract/calls/permissions.ts';
import type { Permission, SubRole } from '../../contract/calls/permissions.ts';
import type { Persona } from '../support/persona.ts';
import { openShop } from '../support/shop.ts';
import { pathOf, SERVED } from '../support/spec.ts';

const shop = openShop();
const STAFFED = SERVED.filter(({ may }) => may !== '' && may !== 'none');

/** One member of staff for each sub-role, of the platform and of a seller. */
const staff: Record<'admin' | 'seller', Partial<Record<SubRole, Persona>>> = { admin: {}, seller: {} };

beforeAll(async () => {
  for (const subRole of SUB_ROLES) {
    staff.admin[subRole] = await shop.staff({ subRole });
    staff.seller[subRole] = await shop.staff({ seller: 'meera', subRole });
  }
});

test('the list of calls says for each what staff need, as the calls themselves do', async () => {
  interface Document {
    paths: Record<string, Record<string, { 'x-may'?: string }>>;
  }
  const { paths } = (await shop.visitor().get('/openapi.json')).json as Document;
  for (const { method, path, may } of SERVED) {
    const said = paths[path]?.[method.toLowerCase()]?.['x-may'] ?? '';
    expect(`${method} ${path}: ${said}`).toBe(`${method} ${path}: ${may === 'none' ? '' : may}`);
  }
  expect(STAFFED.filter(({ may }) => !(may in PERMISSIONS))).toEqual([]);
  expect(SERVED.filter(({ who, may }) => (who.includes('seller') || who.includes('admin')) && may === '')).toEqual([]);
});

describe.each(STAFFED.map((call) => ({ name: `${call.method} ${call.path}`, ...call })))(
  '$name',
  ({ method, path, who, may }) => {
    const kinds = (['admin', 'seller'] as const).filter((kind) => who.includes(kind));
    test.each(kinds.flatMap((kind) => SUB_ROLES.map((subRole) => ({ kind, subRole }))))(
      'asked by $kind, $subRole',
      async ({ kind, subRole }) => {
        const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
        const answer = await staff[kind][subRole]!.send(method, pathOf(path), body);
        const { heldBy } = PERMISSIONS[may as Permission];
        // A person with the permission passes the guard and gets an answer, or a refusal about the empty request.
        if (heldBy.includes(subRole)) expect([200, 404, 409, 422]).toContain(answer.status);
        else expect(answer).toRefuse(403, 'NOT_PERMITTED', 'You are not permitted to do this.');
      },
    );
  },
);
