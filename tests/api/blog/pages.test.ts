import { describe, expect, inject, test } from 'vitest';
import { EditedPost } from '#contract/calls/blog.ts';
import { postForm } from '../../support/forms.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();
const visitor = shop.visitor();
const publish = async (over: Record<string, unknown> = {}) =>
  (await shop.admin().post('/blog/posts', postForm(shop.mark, over))).as(EditedPost);
const page = (path: string) => visitor.get(path, { headers: { Accept: 'text/html' } });

test('a post younger than every file opens all the same, with its markup as text where it is a title', async () => {
  const title = `<b>Nath</b> & "pearls" ${shop.mark}`;
  const { slug } = await publish({ title });
  const answer = await page(`/blog/${slug}`);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toContain(title);
  expect(answer.text).toContain(`&lt;b&gt;Nath&lt;/b&gt; &amp; &quot;pearls&quot; ${shop.mark}`);
});

test('a post that is not there says so', async () => {
  const answer = await page('/blog/no-such-post');
  expect(answer.status).toBe(404);
  expect(answer.text).toContain(words('BLOG_POST_NOT_FOUND'));
});

describe('the text of a post', () => {
  const aPicture = () =>
    String(shop.row("SELECT key FROM media WHERE media_type = 'IMAGE' AND is_public = 1 ORDER BY id DESC LIMIT 1").key);
  const aProduct = () =>
    shop.row("SELECT id, name, seo_url AS seoUrl FROM products WHERE seo_url = 'lakshmi-kasu-temple-necklace-set'");

  test('shows pictures of the shop in the widths of a screen, and products at their price of now', async () => {
    const key = aPicture();
    const { id, name, seoUrl } = aProduct();
    const { slug } = await publish({
      content:
        `<p>Like so:</p><img src="/media/${key}" alt="Worn high"><p data-product="${String(id)}">` +
        `<a href="/product/an-older-address">An older name</a></p>`,
    });
    const { text } = await page(`/blog/${slug}`);
    expect(text).toMatch(new RegExp(`srcset="/media/${key}/320\\.webp 320w[^>]* alt="Worn high" width="\\d+"`));
    expect(text).toContain(`href="/product/${String(seoUrl)}"`);
    expect(text).toContain(`<span class="product-name">${String(name)}</span> <span class="amount">₹2,899</span>`);
    expect(text).not.toContain('An older name');
  });

  test('shows no product that shoppers do not see', async () => {
    const hidden = shop.row('SELECT id FROM products WHERE is_visible = 0 LIMIT 1');
    const { slug } = await publish({
      content: `<p>Words</p><p data-product="${String(hidden.id)}"><a href="/product/x">Hidden</a></p>`,
    });
    expect((await page(`/blog/${slug}`)).text).not.toContain('Hidden');
  });

  test('names a picture that is not in the shop, and nothing is published', async () => {
    const form = postForm(shop.mark, { content: '<p>Words</p><img src="/media/0000.avif" alt="">' });
    expect(await shop.admin().post('/blog/posts', form)).toRefuseFields({
      content: 'A picture in the text is not in the shop. Please take it out or choose another.',
    });
    expect((await page(`/blog/${form.slug}`)).status).toBe(404);
  });
});

describe('a list', () => {
  test('of a tag says its name, and leads to all posts', async () => {
    await publish({ tags: [`Moti ${shop.mark}`] });
    const answer = await page(`/blog/tag/moti-${shop.mark}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`Posts tagged with #Moti ${shop.mark}`);
    expect(answer.text).toContain('View all posts');
  });

  test('of a name in any script is found', async () => {
    const { slug } = await publish({
      title: 'नथ कैसे पहनें',
      category: `हिन्दी ${shop.mark}`,
      tags: [`नथ ${shop.mark}`],
    });
    for (const path of [`/blog/category/हिन्दी-${shop.mark}`, `/blog/tag/नथ-${shop.mark}`]) {
      const answer = await page(encodeURI(path));
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(`href="/blog/${slug}"`);
      expect(answer.text).toContain(`${shop.running.siteOrigin}${encodeURI(path)}`);
    }
  });

  test('without posts says so', async () => {
    const [category, tag] = [await page('/blog/category/no-such'), await page('/blog/tag/no-such')];
    expect([category.status, tag.status]).toEqual([404, 404]);
    expect(category.text).toContain(words('BLOG_CATEGORY_EMPTY'));
    expect(tag.text).toContain('No posts found with tag #no-such.');
  });

  test('shows the featured post apart on its first page, and in a category only if it is of it', async () => {
    const [here, there] = [`Here ${shop.mark}`, `There ${shop.mark}`];
    const inHere = await Promise.all(Array.from({ length: 9 }, () => publish({ category: here })));
    await publish({ category: there });
    const featured = await publish({ category: here, featured: true, tags: [`ft-${shop.mark}`] });
    const path = `/blog/category/here-${shop.mark}`;
    const [first, second, other, tag] = [
      await page(path),
      await page(`${path}?page=2`),
      await page(`/blog/category/there-${shop.mark}`),
      await page(`/blog/tag/ft-${shop.mark}`),
    ];
    expect(first.text.split(`href="/blog/${featured.slug}"`)).toHaveLength(2);
    expect(first.text).toContain('Featured');
    expect(second.text).not.toContain(featured.slug);
    expect(other.text).not.toContain('Featured');
    expect(tag.text).toContain(featured.slug);
    expect(tag.text).not.toContain('Featured');
    // A post on neither page could not be found.
    expect(inHere.filter(({ slug }) => !(first.text + second.text).includes(`href="/blog/${slug}"`))).toEqual([]);
    await shop.admin().put(`/blog/posts/${featured.id}`, { featured: false });
  });

  test('names its further pages, and a page nobody has is not there', async () => {
    const tag = `many-${shop.mark}`;
    await Promise.all(Array.from({ length: 10 }, () => publish({ tags: [tag] })));
    const first = await page(`/blog/tag/${tag}`);
    expect(first.text).toContain(`/blog/tag/${tag}?page=2`);
    const second = await page(`/blog/tag/${tag}?page=2`);
    expect(second.status).toBe(200);
    expect(second.text).toContain(`<link rel="canonical" href="${shop.running.siteOrigin}/blog/tag/${tag}?page=2"`);
    expect((await page(`/blog/tag/${tag}?page=99`)).status).toBe(404);
  });
});

// On Workers only a deployment makes the files.
test.runIf(inject('running').runtime === 'node')(
  'a post has files of its own after publishing, and none once it is deleted',
  async () => {
    const tag = `fresh-${shop.mark}`;
    const { id, slug } = await publish({ title: `Fresh from the counter ${shop.mark}`, tags: [tag] });
    /** Returns which of the post's pages are stored. */
    const filed = async () => {
      await shop.later(60, () => publishAll(shop));
      const answers = await Promise.all([page(`/blog/${slug}`), page(`/blog/tag/${tag}`)]);
      return answers.map(({ headers }) => headers.get('etag') !== null);
    };
    expect(await filed()).toEqual([true, true]);
    expect((await page('/blog')).text).toContain(`href="/blog/${slug}"`);

    await shop.admin().delete(`/blog/posts/${id}`);
    expect(await filed()).toEqual([false, false]);
    const blog = await page('/blog');
    expect(blog.headers.get('etag')).not.toBeNull();
    expect(blog.text).not.toContain(slug);
  },
);

test('the feed holds the newest posts, whatever their titles say', async () => {
  const title = `]]><script>&amp; "x" ${shop.mark}`;
  const { slug } = await publish({ title });
  const feed = await visitor.get('/blog/rss.xml');
  expect(feed.status).toBe(200);
  expect(feed.headers.get('content-type')).toContain('application/rss+xml');
  expect(feed.text).toContain(`<title>]]&gt;&lt;script&gt;&amp;amp; &quot;x&quot; ${shop.mark}</title>`);
  expect(feed.text).toContain(`<link>${shop.running.siteOrigin}/blog/${slug}</link>`);
  expect(feed.text.match(/<item>/g)!.length).toBeLessThanOrEqual(20);
});
