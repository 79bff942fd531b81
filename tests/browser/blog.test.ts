import { mailsTo } from '../support/sign-in.ts';
import { until } from '../support/until.ts';
import { postForm } from '../support/forms.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Publishes a post as the demo shop's admin. */
async function publish(shop: ShopHands, over: Record<string, unknown>): Promise<{ id: number; slug: string }> {
  const answer = await fetch(`${shop.origin}/blog/posts`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await shop.staffToken('admin@ratnahaat.example')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(postForm(shop.mark, over)),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { id: number; slug: string };
}

async function viewsOf(shop: ShopHands, id: number): Promise<number> {
  const answer = await fetch(`${shop.origin}/blog/posts/${id}`);
  return ((await answer.json()) as { views: number }).views;
}

test(
  'a reader goes from the blog to a category, a post and one like it',
  { tag: '@desk' },
  async ({ page, shop, isMobile }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    // On a phone the footer's groups are collapsed.
    if (isMobile) await footer.getByRole('heading', { name: 'Ratnahaat' }).click();
    await footer.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Ratnahaat blog' })).toBeVisible();
    await expect(page.getByText('Featured')).toBeVisible();

    const categories = page.getByRole('navigation', { name: 'Categories of the blog' });
    await expect(categories.getByRole('link', { name: 'All Posts' })).toHaveAttribute('aria-current', 'page');
    await categories.getByRole('link', { name: 'Care and Keeping' }).click();
    await expect(page).toHaveURL('/blog/category/care-and-keeping');
    const post = page.getByRole('main').getByRole('article').first();
    const title = await post.getByRole('heading').innerText();
    await post.getByRole('heading').getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: title.replaceAll('\n', ' ') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shop.expectAccessible(page);
    const related = page.getByRole('region', { name: 'Related articles' });
    const next = await related.getByRole('heading', { level: 3 }).first().innerText();
    await related.getByRole('heading', { level: 3 }).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.replaceAll('\n', ' '));
  },
);

test(
  'a long article has a list of its parts, and a wide table stays inside of the page',
  { tag: '@desk' },
  async ({ page, shop }) => {
    const { slug } = await publish(shop, {
      content: `<h2>First part</h2><p>One.</p><h2>Second part</h2><table><tbody><tr>${'<td>A rather wide cell</td>'.repeat(12)}</tr></tbody></table><h2>Third part</h2><p>Three.</p>`,
    });
    await page.goto(`/blog/${slug}`);
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Third part' }).click();
    await expect(page.getByRole('heading', { name: 'Third part' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await shop.expectAccessible(page);
  },
);

test('a post that is opened again on the same day is counted once', async ({ page, shop }) => {
  const { id, slug } = await publish(shop, {});
  await page.goto(`/blog/${slug}`);
  await expect.poll(() => viewsOf(shop, id)).toBe(1);
  await page.reload();
  await page.goto('/blog');
  await page.goto(`/blog/${slug}`);
  await page.waitForLoadState('networkidle');
  expect(await viewsOf(shop, id)).toBe(1);
});

test('a reader subscribes, confirms by mail, and leaves again', async ({ page, shop }) => {
  const email = `reader.${shop.mark}@example.in`;
  await page.goto('/blog');
  const form = page.getByRole('region', { name: 'Our newsletter' });
  await form.getByLabel('Email').fill('nobody@nowhere');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toHaveText('Please enter a valid email address');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you');
  await expect(form.getByLabel('Email')).toHaveValue('');
  await expect(form.getByRole('status')).toBeEmpty();

  const mail = await until(`a mail to ${email}`, async () => (await mailsTo(shop.origin, email))[0]);
  await page.goto(/\/subscriptions\S+confirm\S+/.exec(mail.text)![0]);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Unsubscribe' }).click();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await shop.expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is asked for by a plain form', async ({ page, shop }) => {
    await page.goto('/blog');
    const form = page.getByRole('region', { name: 'Our newsletter' });
    await form.getByLabel('Email').fill(`plain.${shop.mark}@example.in`);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible();
  });

  test('the list of posts goes on by plain links', async ({ page, shop }) => {
    for (let number = 0; number < 9; number += 1) await publish(shop, { tags: [`long-${shop.mark}`] });
    await page.goto(`/blog/tag/long-${shop.mark}`);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`/blog/tag/long-${shop.mark}?page=2`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
});
