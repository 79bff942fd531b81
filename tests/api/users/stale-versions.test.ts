import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { MyReviews, OwnReview } from '#contract/calls/reviews.ts';
import { UserProfile } from '#contract/calls/users.ts';
import type { Answer } from '../../support/answer.ts';
import { addressForm } from '../../support/forms.ts';
import { codeFor } from '../../support/sign-in.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PROFILE = '/api/users/profile';
const STALE = 'Someone else changed this in the meantime. Please check the new details and decide.';

function currentIn<Schema extends z.ZodMiniType>(answer: Answer, schema: Schema): z.output<Schema> {
  expect(answer).toRefuse(409, 'STALE_VERSION', STALE);
  return z.decode(schema, (answer.json as { current: z.input<Schema> }).current);
}

describe('a profile', () => {
  test('that was changed meanwhile is shown, and not overwritten', async () => {
    const asha = await shop.signUp('two-devices');
    const seen = (await asha.get(PROFILE)).as(UserProfile);
    const { version } = seen;
    const changed = (await asha.patch(PROFILE, { fullName: 'Asha Lakshmi Rao', version })).as(UserProfile);
    expect(changed).toEqual({ ...seen, fullName: 'Asha Lakshmi Rao', version: version + 1 });
    for (const change of [{ fullName: 'Asha R' }, { mobile: '9848011223' }, { email: 'asha.new@example.in' }]) {
      expect(currentIn(await asha.patch(PROFILE, { ...change, version }), UserProfile)).toEqual(changed);
    }
    const decided = { fullName: 'Asha R', version: changed.version };
    expect((await asha.patch(PROFILE, decided)).as(UserProfile).fullName).toBe('Asha R');
  });

  test('changes in its newest state where no version is named', async () => {
    const asha = await shop.signUp('no-version');
    const { version } = (await asha.patch(PROFILE, { mobile: '9848011223' })).as(UserProfile);
    const newest = (await asha.patch(PROFILE, { fullName: 'Asha R' })).as(UserProfile);
    expect(newest).toMatchObject({ fullName: 'Asha R', mobile: '9848011223', version: version + 1 });
  });

  test('keeps its version where nothing changes', async () => {
    const asha = await shop.signUp('the-same');
    const seen = (await asha.get(PROFILE)).as(UserProfile);
    const same = { fullName: seen.fullName, mobile: seen.mobile, email: seen.email, version: seen.version };
    expect((await asha.patch(PROFILE, same)).as(UserProfile)).toEqual(seen);
  });

  test('keeps what each of several changes at once names', async () => {
    const asha = await shop.signUp('at-once');
    const { version } = (await asha.get(PROFILE)).as(UserProfile);
    const named = await Promise.all([
      asha.patch(PROFILE, { fullName: 'Asha R', version }),
      asha.patch(PROFILE, { mobile: '9848011223', version }),
    ]);
    expect(named.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const free = [asha.patch(PROFILE, { fullName: 'Asha Free' }), asha.patch(PROFILE, { mobile: '9848011224' })];
    expect((await Promise.all(free)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await asha.get(PROFILE)).as(UserProfile)).toMatchObject({ fullName: 'Asha Free', mobile: '9848011224' });
  });

  test('keeps the code of a new email for the second try', async () => {
    const asha = await shop.signUp('moving');
    const { version } = (await asha.get(PROFILE)).as(UserProfile);
    const email = shop.emailOf('moved');
    await asha.post(`${PROFILE}/email-code`, { email });
    const otp = await codeFor(asha.origin, email);
    await asha.patch(PROFILE, { fullName: 'Asha R' });
    const current = currentIn(await asha.patch(PROFILE, { email, otp, version }), UserProfile);
    expect(current).toMatchObject({ email: asha.email, fullName: 'Asha R' });
    const moved = await asha.patch(PROFILE, { email, otp, version: current.version });
    expect(moved.as(UserProfile)).toMatchObject({ email, fullName: 'Asha R', version: current.version + 1 });
  });

  test.each([0, -1, 99, 2 ** 40])('of version %d is none of today', async (version) => {
    const asha = await shop.customer('asha');
    expect(await asha.patch(PROFILE, { fullName: 'Asha R', version })).toRefuse(409, 'STALE_VERSION');
  });

  test('with a version that is no number is refused', async () => {
    const asha = await shop.customer('asha');
    for (const version of ['1', 1.5, {}]) {
      expect((await asha.patch(PROFILE, { fullName: 'Asha R', version })).status).toBe(422);
    }
  });
});

describe('an address', () => {
  const listed = async (asha: Awaited<ReturnType<typeof shop.signUp>>) =>
    (await asha.get('/api/addresses')).as(z.array(Address));

  test('that was changed meanwhile is shown, and not overwritten', async () => {
    const asha = await shop.signUp('address');
    const { id, version } = (await asha.post('/api/addresses', addressForm())).as(Address);
    const path = `/api/addresses/${id}`;
    const changed = (await asha.put(path, addressForm({ name: 'Gita Menon', version }))).as(Address);
    expect(changed).toMatchObject({ name: 'Gita Menon', version: version + 1 });
    expect(currentIn(await asha.put(path, addressForm({ version })), Address)).toEqual(changed);
    expect(await listed(asha)).toEqual([changed]);
    expect((await asha.get(PROFILE)).as(UserProfile).addresses).toEqual([changed]);
    const decided = (await asha.put(path, addressForm({ version: changed.version }))).as(Address);
    expect(decided.name).toBe(addressForm().name);
    expect((await asha.put(path, addressForm({ name: 'Whoever' }))).as(Address).version).toBe(decided.version + 1);
  });

  test('that is no longer the default was changed', async () => {
    const asha = await shop.signUp('defaults');
    const first = (await asha.post('/api/addresses', addressForm({ isDefault: true }))).as(Address);
    const second = (await asha.post('/api/addresses', addressForm({ isDefault: true }))).as(Address);
    const stale = await asha.put(
      `/api/addresses/${first.id}`,
      addressForm({ isDefault: true, version: first.version }),
    );
    expect(currentIn(stale, Address)).toMatchObject({ id: first.id, isDefault: false });
    const same = await asha.put(
      `/api/addresses/${second.id}`,
      addressForm({ isDefault: true, version: second.version }),
    );
    expect(same.as(Address)).toMatchObject({ isDefault: true, version: second.version + 1 });
    const [newest] = (await listed(asha)).filter(({ id }) => id === first.id);
    const path = `/api/addresses/${first.id}`;
    expect((await asha.put(path, addressForm({ isDefault: true, version: newest!.version }))).status).toBe(200);
    expect((await listed(asha)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [second.id, false],
    ]);
  });

  test('of two changes at once in the same version takes one', async () => {
    const asha = await shop.signUp('both');
    const { id, version } = (await asha.post('/api/addresses', addressForm())).as(Address);
    const names = ['Gita Menon', 'Leela Menon'];
    const answers = await Promise.all(
      names.map((name) => asha.put(`/api/addresses/${id}`, addressForm({ name, version }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of somebody else is unknown, whatever its version', async () => {
    const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
    const { id } = (await rohan.post('/api/addresses', addressForm())).as(Address);
    for (const version of [1, 99]) {
      expect(await asha.put(`/api/addresses/${id}`, addressForm({ version }))).toRefuse(404, 'ADDRESS_NOT_FOUND');
    }
  });
});

describe("one's own review", () => {
  const review = { reviewText: 'Shines like the real thing.', rating: 5 };
  const reviewed = async (name: string) => {
    const [asha, { productId }] = [await shop.signUp(name), await shop.sku()];
    return { asha, productId, own: (await asha.post(`/reviews/create/${productId}`, review)).as(OwnReview) };
  };

  test('that was changed meanwhile is shown, and not overwritten', async () => {
    const { asha, productId, own } = await reviewed('reviewer');
    const path = `/reviews/reviews/${own.id}`;
    const changed = (await asha.patch(path, { rating: 2, version: own.version })).as(OwnReview);
    expect(changed).toMatchObject({ rating: 2, version: own.version + 1 });
    const stale = await asha.patch(path, { reviewText: 'It broke at once.', version: own.version });
    expect(currentIn(stale, OwnReview)).toEqual(changed);
    const mine = (await asha.get(`/api/reviews/product/${productId}/mine`)).as(MyReviews);
    expect(mine.review).toEqual(changed);
    const decided = (await asha.patch(path, { reviewText: 'It broke at once.', version: changed.version })).as(
      OwnReview,
    );
    expect(decided).toMatchObject({ rating: 2, reviewText: 'It broke at once.' });
  });

  test('keeps what each of several changes at once names', async () => {
    const { asha, own } = await reviewed('reviewing');
    const path = `/reviews/reviews/${own.id}`;
    const changes = [{ rating: 4 }, { looks: 3 }, { weight: 2 }, { reviewText: 'It is light.' }];
    const answers = await Promise.all(changes.map((change) => asha.patch(path, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { version, ...kept } = (await asha.patch(path, {})).as(OwnReview);
    expect(kept).toMatchObject({ rating: 4, looks: 3, weight: 2, reviewText: 'It is light.' });
    expect(version).toBe(own.version + 5);
  });
});
