import simpleRestProvider from 'ra-data-simple-rest';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '#contract/calls/resources.ts';
import type { ResourceName } from '#contract/calls/resources.ts';
import { mayDo, SUB_ROLES } from '#contract/calls/permissions.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { couponForm } from '../../support/forms.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { SERVED } from '../../support/spec.ts';

/*
 * The console's resources, requested by react-admin's own provider. Other tests cover each call; these test that
 * provider and calls fit together.
 */

const shop = openShop();

/** Returns the provider with a person's session. It throws the shop's refusals, with their status. */
function providerOf(person: Persona) {
  return simpleRestProvider('/api/admin', async (url, options = {}) => {
    const { method = 'GET', body } = options;
    const answer = await person.send(method, url, typeof body === 'string' ? body : undefined);
    if (answer.status >= 400) throw new Error(String(answer.status));
    return { status: answer.status, headers: answer.headers, body: answer.text, json: answer.json as unknown };
  });
}

const members = new Map<string, Promise<Persona>>();
/** Returns a member of staff of the platform or of Meera, one for each sub-role in this file. */
function memberOf(side: 'seller' | 'admin', subRole: SubRole): Promise<Persona> {
  const known = members.get(`${side} ${subRole}`);
  const member = known ?? shop.staff(side === 'admin' ? { subRole } : { seller: 'meera', subRole });
  members.set(`${side} ${subRole}`, member);
  return member;
}

const serves = (path: string) => SERVED.some((served) => served.method === 'GET' && served.path === path);
/** Figures and running jobs have one answer each, not rows. */
const ONE_ANSWER: readonly string[] = [
  'overview',
  'analytics',
  'tax-reports',
  'jobs',
  'doctor',
] satisfies ResourceName[];
const WITH_ROWS = (Object.keys(RESOURCES) as ResourceName[]).filter(
  (name) => serves(`/api/admin/${name}`) && !ONE_ANSWER.includes(name),
);
const LIST = { pagination: { page: 1, perPage: 3 }, sort: { field: 'id', order: 'DESC' }, filter: {} } as const;
/** Posts have the sort fields of the specification. */
const listOf = (name: string) => ({ ...LIST, sort: { ...LIST.sort, field: name === 'blog' ? 'createdAt' : 'id' } });

test('most of the console are rows', () => {
  expect(WITH_ROWS.length).toBeGreaterThan(24);
});

describe.each(WITH_ROWS)('%s', (name) => {
  const { who, read } = RESOURCES[name];
  const people = who.map((side) => [side, side === 'admin' ? shop.admin() : shop.seller('meera')] as const);

  test.each(people)('%s: a list, its pages, one row and several by their ids', async (_, person) => {
    const provider = providerOf(person);
    const { data, total = 0 } = await provider.getList(name, listOf(name));
    expect(data.length).toBe(Math.min(3, total));
    if (total > 3) {
      const next = await provider.getList(name, { ...listOf(name), pagination: { page: 2, perPage: 3 } });
      expect(next.total).toBe(total);
      const ids = data.map(({ id }) => String(id));
      expect(next.data.filter(({ id }) => ids.includes(String(id)))).toEqual([]);
    }
    const [first] = data;
    if (!first) return;
    const many = await provider.getMany(name, { ids: data.map(({ id }) => id) });
    expect(many.data.map(({ id }) => String(id)).toSorted()).toEqual(data.map(({ id }) => String(id)).toSorted());
    if (!serves(`/api/admin/${name}/{id}`)) return;
    expect((await provider.getOne(name, { id: first.id })).data.id).toEqual(first.id);
  });

  test.each(SUB_ROLES.filter((subRole) => subRole !== 'owner'))(
    '%s sees it by the table of permissions',
    async (subRole) => {
      for (const side of who) {
        const person = await memberOf(side, subRole);
        const said = await providerOf(person)
          .getList(name, listOf(name))
          .then(
            () => 'seen',
            (error: Error) => error.message,
          );
        expect(`${side} ${said}`).toBe(`${side} ${mayDo(subRole, read) ? 'seen' : '403'}`);
      }
    },
  );

  const others = (['seller', 'admin'] as const).filter((side) => !(who as readonly string[]).includes(side));
  test.each(others)('it is nothing of a %s', async (side) => {
    const person = side === 'admin' ? shop.admin() : shop.seller('meera');
    await expect(providerOf(person).getList(name, listOf(name))).rejects.toThrow(/^40[34]$/);
  });
});

test('rows are made, changed and removed', async () => {
  const provider = providerOf(shop.admin());
  const { data } = await provider.create('coupons', { data: couponForm() });
  const changed = await provider.update('coupons', {
    id: data.id,
    data: { ...data, discountValue: 15 },
    previousData: data,
  });
  expect(changed.data).toMatchObject({ id: data.id, discountValue: 15 });
  const { data: found } = await provider.getList('coupons', { ...LIST, filter: { q: data.code } });
  expect(found.map(({ id }) => id)).toEqual([data.id]);
  await provider.delete('coupons', { id: data.id, previousData: data });
  await expect(providerOf(shop.seller('meera')).create('coupons', { data: couponForm() })).rejects.toThrow('403');
});

test('rows are found by what they belong to', async () => {
  const { productId, skuId } = await shop.sku({ seller: 'meera' });
  const provider = providerOf(shop.seller('meera'));
  const { data } = await provider.getManyReference('skus', { ...LIST, target: 'productId', id: productId });
  expect(data.map(({ id }) => id)).toEqual([skuId]);
  const foreign = await shop.sku({ seller: 'farhan' });
  const none = await provider.getManyReference('skus', { ...LIST, target: 'productId', id: foreign.productId });
  expect(none).toMatchObject({ data: [], total: 0 });
});
