import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { BlogCategory, BlogPost, EditedPost, PostList } from '#contract/calls/blog.ts';
import { Message } from '#contract/calls/wire.ts';
import type { Persona } from '../../support/persona.ts';
import { postForm, without } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const visitor = shop.visitor();
const admin = shop.admin();
const publish = async (over: Record<string, unknown> = {}) =>
  (await admin.post('/blog/posts', postForm(shop.mark, over))).as(EditedPost);
const list = async (path: string, by: Persona = visitor) => (await by.get(path)).as(PostList);

describe('a post', () => {
  test('is published as it was written, and read by its id and its address', async () => {
    const form = postForm(shop.mark, { readTime: '3 min read' });
    const post = (await admin.post('/blog/posts', form)).as(EditedPost);
    expect(post).toMatchObject({ ...form, featured: false, imagePath: null, image: null, views: 0, version: 1 });
    expect((await admin.get(`/blog/posts/${post.id}`)).as(EditedPost)).toEqual(post);
    const { version: _, status, publishDate, ...shown } = post;
    expect({ status, publishDate }).toEqual({ status: 'published', publishDate: null });
    expect((await visitor.get(`/blog/posts/${post.id}`)).as(BlogPost)).toEqual(shown);
    expect((await visitor.get(`/blog/posts/slug/${post.slug}`)).as(BlogPost)).toEqual(shown);
    expect(
      shop.row("SELECT action, actor_kind FROM audit_log WHERE subject = 'post' AND subject_id = ?", post.id),
    ).toEqual({ action: 'post published', actor_kind: 'admin' });
  });

  test('takes five minutes to read unless somebody says otherwise', async () => {
    expect((await publish()).readTime).toBe(words('BLOG_READ_TIME_DEFAULT'));
  });

  test.each([
    ['title', 'Title is required'],
    ['excerpt', 'Excerpt is required'],
    ['content', 'Content is required'],
    ['category', 'Category is required'],
  ])('needs its %s', async (field, text) => {
    expect(await admin.post('/blog/posts', without(postForm(shop.mark), field))).toRefuseFields({ [field]: text });
    expect(await admin.post('/blog/posts', postForm(shop.mark, { [field]: '  ' }))).toRefuseFields({ [field]: text });
  });

  test.each(['posts', 'category', 'tag', 'categories', 'tags', 'No Spaces', 'a--b', '12345', '../x', 'ab'])(
    'cannot live at %s',
    async (slug) => {
      expect(await admin.post('/blog/posts', postForm(shop.mark, { slug }))).toRefuseFields({
        slug: 'Please use 3 to 120 small letters, digits and single hyphens, and no word of the blog itself',
      });
    },
  );

  test('cannot take the address of another, but that of a deleted one', async () => {
    const { id, slug } = await publish();
    const TAKEN = 'Another page already uses this address.';
    expect(await admin.post('/blog/posts', postForm(shop.mark, { slug }))).toRefuse(409, 'SEO_URL_TAKEN', TAKEN);
    const other = await publish();
    expect(await admin.put(`/blog/posts/${other.id}`, { slug })).toRefuse(409, 'SEO_URL_TAKEN', TAKEN);
    await admin.delete(`/blog/posts/${id}`);
    expect((await publish({ slug })).id).not.toBe(id);
  });

  test('keeps its tags once each, without empty ones, in their order', async () => {
    const tags = [' #Bridal Wear ', '', 'bridal-wear', 'kundan'];
    expect((await publish({ tags })).tags.map((tag) => tag.toLowerCase())).toEqual(['bridal wear', 'kundan']);
  });

  test('shows a picture of the shop, with its size and its words', async () => {
    const { key, width, alt } = shop.row(
      "SELECT key, width, alt_text AS alt FROM media WHERE media_type = 'IMAGE' AND is_public = 1 LIMIT 1",
    );
    const post = await publish({ imagePath: `/media/${String(key)}` });
    expect(post).toMatchObject({ imagePath: `/media/${String(key)}`, image: { width, altText: alt } });
    const bare = (await admin.put(`/blog/posts/${post.id}`, { imagePath: null })).as(EditedPost);
    expect(bare.image).toBeNull();
  });

  test.each(['/media/0000.avif', 'https://evil.example/x.png', '../shop.json'])('shows no %s', async (imagePath) => {
    const form = postForm(shop.mark, { imagePath });
    expect(await admin.post('/blog/posts', form)).toRefuseFields({ imagePath: 'There is no such picture in the shop' });
    expect(await visitor.get(`/blog/posts/slug/${form.slug}`)).toRefuse(404, 'POST_NOT_FOUND', 'Post not found');
  });
});

describe('what is hostile', () => {
  test('is taken out of the content', async () => {
    const post = await publish({
      content: '<p onclick="x()">Kind <script>alert(1)</script><img src=x onerror=alert(1)>words</p>',
    });
    expect(post.content).toBe('<p>Kind words</p>');
    expect(await admin.put(`/blog/posts/${post.id}`, { content: '<script>alert(1)</script>' })).toRefuseFields({
      content: 'Content is required',
    });
  });

  test('is only text in a title', async () => {
    const title = '<script>alert("x")</script> & more';
    expect((await publish({ title })).title).toBe(title);
  });

  test.each(['title', 'excerpt', 'content', 'category'])(
    'is refused in the %s where no page can show it',
    async (field) => {
      const answer = await admin.post('/blog/posts', postForm(shop.mark, { [field]: 'a\u0000b' }));
      expect(answer.status).toBe(422);
      expect(answer.json).toMatchObject({ fields: { [field]: expect.stringContaining('cannot be shown') as string } });
    },
  );

  test.each([
    ['title', 161],
    ['excerpt', 401],
    ['content', 100_001],
  ])('is refused where the %s is huge', async (field, length) => {
    const answer = await admin.post('/blog/posts', postForm(shop.mark, { [field]: 'x'.repeat(length) }));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ fields: { [field]: expect.stringContaining('at most') as string } });
  });

  test.each(['/blog/posts/tag/%00', "/blog/posts/category/'%20OR%201=1--", '/blog/posts/tag/%F0%9F%92%8D'])(
    'finds nothing at %s',
    async (path) => {
      expect((await list(path)).content).toEqual([]);
    },
  );
});

describe('a change', () => {
  test('touches what it names, and goes up by one version', async () => {
    const post = await publish();
    const changed = (await admin.put(`/blog/posts/${post.id}`, { title: 'Naths, again', tags: ['nath'] })).as(
      EditedPost,
    );
    expect(changed).toEqual({
      ...post,
      title: 'Naths, again',
      tags: ['nath'],
      version: 2,
      updatedAt: changed.updatedAt,
    });
  });

  test('by somebody who saw an older state is shown the present one', async () => {
    const post = await publish();
    await admin.put(`/blog/posts/${post.id}`, { excerpt: 'Shorter.', version: 1 });
    for (const body of [
      { title: 'Mine', version: 1 },
      { featured: true, version: 1 },
    ]) {
      const answer = await admin.put(`/blog/posts/${post.id}`, body);
      expect(answer).toRefuse(409, 'STALE_VERSION');
      expect(answer.json).toMatchObject({ current: { excerpt: 'Shorter.', version: 2 } });
    }
  });

  test('of the address leaves the old one behind, which leads to it', async () => {
    const post = await publish();
    const slug = `${post.slug}-moved`;
    await admin.put(`/blog/posts/${post.id}`, { slug });
    const old = await visitor.get(`/blog/${post.slug}`, { headers: { Accept: 'text/html' } });
    expect([old.status, old.headers.get('location')]).toEqual([301, `/blog/${slug}`]);
    // Changing the address back must not make a redirect loop.
    await admin.put(`/blog/posts/${post.id}`, { slug: post.slug });
    expect((await visitor.get(`/blog/${post.slug}`)).status).toBe(200);
    expect((await visitor.get(`/blog/${slug}`)).headers.get('location')).toBe(`/blog/${post.slug}`);
  });

  test('is noted for the pages that show it', async () => {
    const post = await publish();
    await admin.put(`/blog/posts/${post.id}`, { title: 'Noted' });
    await admin.delete(`/blog/posts/${post.id}`);
    expect(
      shop.rows("SELECT subject FROM page_invalidations WHERE subject = 'post' AND subject_id = ?", post.id),
    ).toHaveLength(3);
  });
});

describe('the featured place', () => {
  const featured = async () => (await visitor.get('/blog/posts/featured')).as(z.nullable(BlogPost));

  test('is given and taken by `featured` alone', async () => {
    const post = await publish();
    const marked = (await admin.put(`/blog/posts/${post.id}`, { featured: true })).as(EditedPost);
    expect(marked).toEqual({ ...post, featured: true, version: 2, updatedAt: marked.updatedAt });
    expect((await featured())?.id).toBe(post.id);
    await admin.put(`/blog/posts/${post.id}`, { featured: false });
    expect((await featured())?.id).not.toBe(post.id);
  });

  test('goes to the newest of several', async () => {
    const older = await publish({ featured: true });
    const newer = await publish({ featured: true });
    expect((await featured())?.id).toBe(newer.id);
    await admin.delete(`/blog/posts/${newer.id}`);
    expect((await featured())?.id).toBe(older.id);
    await admin.delete(`/blog/posts/${older.id}`);
  });
});

test('a deleted post is nowhere any more', async () => {
  const { id, slug } = await publish({ category: `Only ${shop.mark}`, tags: [`only-${shop.mark}`] });
  expect((await admin.delete(`/blog/posts/${id}`)).as(Message).message).toBe('The post is deleted.');
  for (const path of [`/blog/posts/${id}`, `/blog/posts/slug/${slug}`, `/blog/posts/${id}/related`]) {
    expect(await visitor.get(path)).toRefuse(404, 'POST_NOT_FOUND', 'Post not found');
  }
  expect(await admin.put(`/blog/posts/${id}`, { featured: true })).toRefuse(404, 'POST_NOT_FOUND');
  expect(await admin.delete(`/blog/posts/${id}`)).toRefuse(404, 'POST_NOT_FOUND');
  expect(await visitor.post(`/blog/posts/${id}/view`)).toRefuse(404, 'POST_NOT_FOUND');
  const categories = (await visitor.get('/blog/categories')).as(z.array(BlogCategory));
  expect(categories.map(({ name }) => name)).not.toContain(`Only ${shop.mark}`);
  expect((await visitor.get('/blog/tags')).as(z.array(z.string()))).not.toContain(`only-${shop.mark}`);
});

describe('a list', () => {
  const category = `Rings & Toe-Rings ${shop.mark}`;
  const tag = `Ring-${shop.mark}`;
  let ids: number[];

  beforeAll(async () => {
    ids = [];
    for (const title of ['Cedar', 'Amber', 'Beryl']) {
      ids.unshift((await publish({ title, category, tags: [tag] })).id);
    }
  });

  test('holds eight posts a page, the newest first, and says how many there are', async () => {
    const first = await list('/blog/posts');
    expect(first).toMatchObject({ currentPage: 0, itemsPerPage: 8 });
    expect(first.content).toHaveLength(8);
    expect(first.totalElements).toBe(first.totalItems);
    expect(first.totalPages).toBe(Math.ceil(first.totalItems / 8));
    const second = await list('/blog/posts?page=1&size=8&sort=createdAt&direction=DESC');
    expect(second.currentPage).toBe(1);
    const times = [...first.content, ...second.content].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(new Set([...first.content, ...second.content].map(({ id }) => id)).size).toBe(times.length);
  });

  test.each([
    ['as it is written', encodeURIComponent(category)],
    ['in other letters', encodeURIComponent(category.toUpperCase())],
    ['with hyphens for spaces', category.toLowerCase().replace(/[^a-z0-9]+/g, '-')],
  ])('of a category is found %s', async (_, asked) => {
    const { content, totalItems } = await list(`/blog/posts/category/${asked}`);
    expect(content.map(({ id }) => id)).toEqual(ids);
    expect(totalItems).toBe(3);
  });

  test.each(['all', 'ALL', 'All'])('of the category %s is the list of all posts', async (asked) => {
    expect(await list(`/blog/posts/category/${asked}?page=1`)).toEqual(await list('/blog/posts?page=1'));
  });

  test('of a tag is found in any letters', async () => {
    expect((await list(`/blog/posts/tag/${tag.toUpperCase()}`)).content.map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['sort=ASC', 'oldest'],
    ['sort=DESC', 'newest'],
    ['sort=asc', 'oldest'],
    ['sort=DESC&direction=ASC', 'oldest'],
    ['sort=createdAt&direction=ASC', 'oldest'],
    ['sort=title&direction=ASC', 'title'],
  ])('with %s comes %s first', async (query, order) => {
    const { content } = await list(`/blog/posts/tag/${tag}?${query}`);
    const expected = { newest: ids, oldest: ids.toReversed(), title: ids.toSorted() }[order]!;
    if (order === 'title') expect(content.map(({ title }) => title)).toEqual(['Amber', 'Beryl', 'Cedar']);
    else expect(content.map(({ id }) => id)).toEqual(expected);
  });

  test.each(['page=-1', 'page=x', 'size=0', 'size=51', 'sort=views;DROP', 'direction=UP'])(
    'is not asked for by %s',
    async (query) => {
      expect(await visitor.get(`/blog/posts?${query}`)).toRefuse(400, 'QUERY_INVALID');
    },
  );

  test('beyond its end is empty', async () => {
    expect(await list(`/blog/posts/tag/${tag}?page=7`)).toMatchObject({ content: [], currentPage: 7, totalItems: 3 });
  });
});

test('related posts share tags before they share a category, and never include the post itself', async () => {
  const about = { category: `Related ${shop.mark}`, tags: [`rel-a-${shop.mark}`, `rel-b-${shop.mark}`] };
  const post = await publish(about);
  const sameCategory = await publish({ ...about, tags: [] });
  const twoTags = await publish({ ...about, category: `Elsewhere ${shop.mark}` });
  const oneTag = await publish({ tags: [about.tags[0]], category: `Elsewhere ${shop.mark}` });
  const related = async (query = '') =>
    (await visitor.get(`/blog/posts/${post.id}/related${query}`)).as(z.array(BlogPost)).map(({ id }) => id);
  expect(await related()).toEqual([twoTags.id, oneTag.id, sameCategory.id]);
  expect(await related('?limit=1')).toEqual([twoTags.id]);
  expect(await visitor.get(`/blog/posts/${post.id}/related?limit=0`)).toRefuse(400, 'QUERY_INVALID');
  const alone = await publish({ category: `Alone ${shop.mark}`, tags: [] });
  expect((await visitor.get(`/blog/posts/${alone.id}/related`)).as(z.array(BlogPost))).toEqual([]);
});

test('a view is counted and answered with nothing, and is no edit', async () => {
  const post = await publish();
  const answer = await visitor.post(`/blog/posts/${post.id}/view`);
  expect([answer.status, answer.text]).toEqual([204, '']);
  expect((await visitor.get(`/blog/posts/${post.id}`)).as(BlogPost).views).toBe(1);
});

test('staff who may only read change nothing', async () => {
  const { id } = await publish();
  const support = await shop.staff({ subRole: 'support' });
  expect(await support.put(`/blog/posts/${id}`, { featured: true })).toRefuse(403, 'NOT_PERMITTED');
  expect(await support.post('/blog/posts', postForm(shop.mark))).toRefuse(403, 'NOT_PERMITTED');
  expect(await support.delete(`/blog/posts/${id}`)).toRefuse(403, 'NOT_PERMITTED');
});
