import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BlogPost, EditedPost, ManagedPost, PostList } from '#contract/calls/blog.ts';
import { addDays } from '#contract/shop/dates.ts';
import { POST_STATUSES } from '#contract/states/post.ts';
import { clock } from '../../support/clock.ts';
import { postForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();
const visitor = shop.visitor();
const TODAY = clock.today();
const TOMORROW = addDays(TODAY, 1);

const write = async (over: Record<string, unknown> = {}) =>
  (await admin.post('/api/admin/blog', postForm(shop.mark, over))).as(EditedPost);
const put = (id: number, body: object) => admin.put(`/api/admin/blog/${id}`, body);
const listed = async (filter: object) =>
  (await admin.get(`/api/admin/blog?filter=${encodeURIComponent(JSON.stringify(filter))}`)).as(z.array(ManagedPost));

/** Returns what readers get of a post: the post itself, and whether the lists contain it. */
async function readers({ id, slug }: { id: number; slug: string }) {
  const [byId, bySlug, list] = [
    await visitor.get(`/blog/posts/${id}`),
    await visitor.get(`/blog/posts/slug/${slug}`),
    (await visitor.get('/blog/posts?size=50')).as(PostList),
  ];
  return [byId.status, bySlug.status, list.content.some((post) => post.id === id)];
}
const HIDDEN = [404, 404, false];
const SHOWN = [200, 200, true];

describe('a draft', () => {
  test('is seen by staff alone, until it is published', async () => {
    const draft = await write({ status: 'draft' });
    expect(draft).toMatchObject({ status: 'draft', publishDate: null, version: 1 });
    expect(await readers(draft)).toEqual(HIDDEN);
    expect(await visitor.get(`/blog/posts/${draft.id}/related`)).toRefuse(404, 'POST_NOT_FOUND');
    const seller = shop.seller('meera');
    expect(await seller.get(`/blog/posts/${draft.id}`)).toRefuse(404, 'POST_NOT_FOUND');
    expect((await admin.get(`/blog/posts/${draft.id}`)).as(EditedPost)).toEqual(draft);
    const all = (await admin.get('/blog/posts?size=50')).as(PostList);
    expect(all.content.map(({ id }) => id)).toContain(draft.id);

    const published = (await put(draft.id, { status: 'published', version: 1 })).as(EditedPost);
    expect(published).toMatchObject({ status: 'published', version: 2 });
    expect(await readers(draft)).toEqual(SHOWN);
  });

  test('counts as created when readers first see it, and not again after it was withdrawn', async () => {
    const draft = await write({ status: 'draft' });
    await shop.later(600, async () => {
      const first = (await put(draft.id, { status: 'published' })).as(EditedPost);
      expect(first.createdAt).toBeGreaterThan(draft.createdAt);
      expect(await readers(draft)).toEqual(SHOWN);
      await put(draft.id, { status: 'draft' });
      expect(await readers(draft)).toEqual(HIDDEN);
      const again = (await put(draft.id, { status: 'published' })).as(EditedPost);
      expect(again.createdAt).toBe(first.createdAt);
    });
  });

  test('is looked at as readers will see it, by an address that is signed for it alone and for minutes', async () => {
    const draft = await write({ status: 'draft' });
    const Preview = z.object({ url: z.string() });
    const { url } = (await admin.get(`/api/admin/blog/${draft.id}/preview`)).as(Preview);
    const seen = await visitor.get(url);
    expect(seen.status).toBe(200);
    expect(seen.text).toContain(draft.title);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    const other = await write({ status: 'draft' });
    expect((await visitor.get(url.replace(`/${draft.id}?`, `/${other.id}?`))).status).toBe(404);
    expect((await visitor.get(`/blog/preview/${draft.id}`)).status).toBe(404);
    await shop.later(660, async () => expect((await visitor.get(url)).status).toBe(404));
  });

  test('that is marked as featured does not stand in the featured place', async () => {
    const draft = await write({ status: 'draft', featured: true });
    const featured = (await visitor.get('/blog/posts/featured')).as(z.nullable(BlogPost));
    expect(featured?.id).not.toBe(draft.id);
  });
});

describe('a planned post', () => {
  test.each([TODAY, null])('needs a day that is to come: %j', async (publishDate) => {
    const form = postForm(shop.mark, { status: 'planned', publishDate });
    expect(await admin.post('/api/admin/blog', form)).toRefuseFields({
      publishDate: 'Please choose a day after today',
    });
  });

  test('is published by itself when its day has come, and its pages are drawn', async () => {
    const post = await write({ status: 'planned', publishDate: TOMORROW });
    expect(post).toMatchObject({ status: 'planned', publishDate: TOMORROW });
    await shop.job('publish-planned-posts');
    expect(await readers(post)).toEqual(HIDDEN);
    await shop.later(86_400, async () => {
      await shop.job('publish-planned-posts');
      expect(await readers(post)).toEqual(SHOWN);
      const [now] = shop.rows('SELECT status, publish_on, version, created_at FROM blog_posts WHERE id = ?', post.id);
      expect(now).toMatchObject({ status: 'published', publish_on: null, version: 2 });
      expect(now!.created_at).toBeGreaterThan(post.createdAt);
      const due = "SELECT id FROM page_invalidations WHERE subject = 'post' AND subject_id = ?";
      expect(shop.rows(due, post.id).length).toBeGreaterThanOrEqual(1);
    });
  });
});

describe('the list of the console', () => {
  test('finds posts by their words and how they stand', async () => {
    const title = `Anklets ${shop.mark}`;
    const posts = [
      await write({ title, status: 'draft' }),
      await write({ title, status: 'planned', publishDate: TOMORROW }),
      await write({ title, category: 'Care Notes' }),
    ];
    for (const [at, status] of POST_STATUSES.entries()) {
      expect((await listed({ q: title, status })).map(({ id }) => id)).toEqual([posts[at]!.id]);
    }
    expect((await listed({ q: title, category: 'care-notes' })).map(({ id }) => id)).toEqual([posts[2]!.id]);
    const { content: _, ...row } = posts[0]!;
    expect((await listed({ id: [row.id] }))[0]).toEqual(row);
  });

  test('has no post that was deleted', async () => {
    const post = await write();
    expect((await admin.delete(`/api/admin/blog/${post.id}`)).as(EditedPost).id).toBe(post.id);
    expect(await listed({ id: [post.id] })).toEqual([]);
    expect(await admin.get(`/api/admin/blog/${post.id}`)).toRefuse(404, 'POST_NOT_FOUND');
  });

  test('shows an editor who saw an older version the present one', async () => {
    const post = await write({ status: 'draft' });
    const changed = (await put(post.id, { title: 'Mine', version: 1 })).as(EditedPost);
    const answer = await put(post.id, { title: 'Yours', version: 1 });
    expect(answer).toRefuse(409, 'STALE_VERSION');
    expect(z.decode(EditedPost, (answer.json as { current: z.input<typeof EditedPost> }).current)).toEqual(changed);
  });
});
