import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EditedPost } from '#contract/calls/blog.ts';
import { ManagedCategory } from '#contract/calls/categories.ts';
import { Import, ImportRow } from '#contract/calls/imports.ts';
import { EditedProduct } from '#contract/calls/managed-goods.ts';
import { Seller } from '#contract/calls/sellers.ts';
import { categoryForm, categoryId, productForm } from '../../support/catalogue-paths.ts';
import { clock } from '../../support/clock.ts';
import { postForm, sellerForm } from '../../support/forms.ts';
import { apply, checked } from '../../support/imports.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const [meera, farhan, admin, visitor] = [shop.seller('meera'), shop.seller('farhan'), shop.admin(), shop.visitor()];
const { mark } = shop;

interface Making {
  who: Persona;
  path: string;
  form: object;
  answer: z.ZodMiniType<{ id: number } & ({ seoUrl: string } | { slug: string })>;
}
let stores = 0;
/** The call that makes each kind of page with a name and without an address. */
const MAKING = {
  product: (title: string): Making => ({
    who: meera,
    path: '/products/create',
    form: productForm(shop, { title }),
    answer: EditedProduct,
  }),
  category: (displayName: string): Making => ({
    who: admin,
    path: '/categories/create',
    form: categoryForm(shop, { displayName }),
    answer: ManagedCategory,
  }),
  post: (title: string): Making => ({
    who: admin,
    path: '/blog/posts',
    form: postForm(mark, { title, slug: undefined }),
    answer: EditedPost,
  }),
  store: (businessName: string): Making => {
    stores += 1;
    const form = sellerForm(shop.emailOf(`store${stores}`));
    const businessDetails = { ...(form.businessDetails as object), businessName };
    return { who: visitor, path: '/sellers/create', form: { ...form, businessDetails }, answer: Seller };
  },
};
const KINDS = Object.keys(MAKING) as (keyof typeof MAKING)[];

async function send({ who, path, form, answer }: Making, headers: Record<string, string> = {}) {
  const made = (await who.post(path, form, { headers })).as(answer);
  return { id: made.id, address: 'slug' in made ? made.slug : made.seoUrl };
}

describe.each(KINDS)('a new %s without an address', (kind) => {
  const addressFor = async (name: string) => (await send(MAKING[kind](name))).address;

  test.each([
    ['चाँदबाली झुमका सुंदर', 'chandbali-jhumka-sundar'],
    ['Señorita Café Crème studs', 'senorita-cafe-creme-studs'],
    ['ముత్యాల హారం', 'mutyala-haram'],
    ['موتی ہار', 'moti-har'],
  ])('is at one in Latin letters: %s', async (name, address) => {
    expect(await addressFor(`${name} ${mark}`)).toBe(`${address}-${mark}`);
  });

  test('of digits alone has the word of its kind behind them', async () => {
    expect(await addressFor(String(clock.now()))).toMatch(new RegExp(`^\\d+-${kind}$`));
  });

  test('has a number where others have the address', async () => {
    const name = `Nath of pearls ${mark} ${kind}`;
    const made = [await addressFor(name), await addressFor(name), await addressFor(`${name}!`)];
    const address = `nath-of-pearls-${mark}-${kind}`;
    expect(made).toEqual([address, `${address}-2`, `${address}-3`]);
  });

  test('has an address of its own when several are made at once', async () => {
    const making = Array.from({ length: 4 }, () => addressFor(`Four at once ${mark} ${kind}`));
    const address = `four-at-once-${mark}-${kind}`;
    expect((await Promise.all(making)).toSorted()).toEqual([address, ...[2, 3, 4].map((n) => `${address}-${n}`)]);
  });

  test('that is sent twice with one key is made once', async () => {
    const name = `Sent twice ${mark} ${kind}`;
    const first = await send(MAKING[kind](name));
    const headers = { 'Idempotency-Key': `made-${kind}-${mark}` };
    const making = MAKING[kind](name);
    const [second, again] = [await send(making, headers), await send(making, headers)];
    expect(second.address).toBe(`${first.address}-2`);
    expect(again).toEqual(second);
  });
});

describe('an address that is typed', () => {
  test.each(KINDS.filter((kind) => kind !== 'store'))('is taken as it is or refused for a %s', async (kind) => {
    const making = MAKING[kind](`Typed ${mark} ${kind}`);
    const field = kind === 'post' ? 'slug' : 'seoUrl';
    const typed = (text: string) => ({ ...making, form: { ...making.form, [field]: text } });
    const { address } = await send(typed(`typed-${mark}-${kind}`));
    expect(address).toBe(`typed-${mark}-${kind}`);
    const post = ({ who, path, form }: Making) => who.post(path, form);
    expect(await post(typed(address))).toRefuse(409, 'SEO_URL_TAKEN');
    for (const bad of ['4711', 'a--b', 'झुमका']) {
      const answer = await post(typed(bad));
      expect(answer).toRefuse(422, 'FIELDS_INVALID');
      expect(answer.json).toHaveProperty(`fields.${field}`);
    }
  });
});

describe('a change that asks for an address of the name', () => {
  const product = async (title: string) =>
    (await meera.post('/products/create', productForm(shop, { title }))).as(EditedProduct);
  const changed = async (id: number, body: object) =>
    (await meera.patch(`/products/update/${id}`, body)).as(EditedProduct).seoUrl;

  test('leaves the one that was made of the same name, number and all', async () => {
    await product(`Vanki ${mark}`);
    const { id } = await product(`Vanki ${mark}`);
    expect(await changed(id, { title: `Vanki ${mark}`, seoUrl: '' })).toBe(`vanki-${mark}-2`);
    expect(await changed(id, { seoUrl: '' })).toBe(`vanki-${mark}-2`);
  });

  test('takes the next number that is free', async () => {
    await product(`Maang tikka ${mark}`);
    const { id } = await product(`Another ${mark}`);
    expect(await changed(id, { title: `माँग टीका ${mark}`, seoUrl: '' })).toBe(`mang-tika-${mark}`);
    expect(await changed(id, { title: `Maang tikka ${mark}`, seoUrl: '' })).toBe(`maang-tikka-${mark}-2`);
    const { id: other } = await product(`A third ${mark}`);
    await meera.patch(`/products/update/${other}`, { title: `Maang tikka ${mark}` });
    expect(await changed(other, { seoUrl: '' })).toBe(`maang-tikka-${mark}-${other}`);
  });

  test('takes none that leads to a page which moved', async () => {
    const { productId, seoUrl } = await shop.sku({ seller: 'meera' });
    await changed(productId, { seoUrl: `armlet-${mark}` });
    expect((await product(seoUrl.replaceAll('-', ' '))).seoUrl).toBe(`${seoUrl}-2`);
    const answer = await visitor.get(`/product/${seoUrl}`, { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/product/armlet-${mark}`]);
  });

  test('does so for categories and posts too', async () => {
    const category = async (displayName: string) => send(MAKING.category(displayName));
    await category(`Haath phool ${mark}`);
    const { id } = await category(`Other hands ${mark}`);
    const body = { displayName: `Haath phool ${mark}`, seoUrl: '' };
    expect((await admin.patch(`/categories/update/${id}`, body)).as(ManagedCategory).seoUrl).toBe(
      `haath-phool-${mark}-2`,
    );
    await send(MAKING.post(`Kamarbandh ${mark}`));
    const post = await send(MAKING.post(`Other waists ${mark}`));
    const change = { title: `Kamarbandh ${mark}`, slug: '' };
    expect((await admin.put(`/blog/posts/${post.id}`, change)).as(EditedPost).slug).toBe(`kamarbandh-${mark}-2`);
    expect((await admin.put(`/blog/posts/${post.id}`, { slug: '' })).as(EditedPost).slug).toBe(`kamarbandh-${mark}-2`);
  });
});

describe('the code of a category', () => {
  const codeOf = (address: string) => shop.row('SELECT code FROM categories WHERE seo_url = ?', address).code;

  test('is made of its address, and has a number where another has it', async () => {
    const [first, second] = ['June', 'July'].map((month) =>
      MAKING.category(`Earrings for long evenings ${mark} in ${month}`),
    );
    const codes = [await send(first!), await send(second!)].map(({ address }) => codeOf(address));
    const code = `earrings-for-long-evenings-${mark}`;
    expect(codes).toEqual([code, `${code.slice(0, 34)}-2`]);
  });

  test('that is typed is refused where another has it', async () => {
    const { who, path, form } = MAKING.category(`With a code ${mark}`);
    expect(await who.post(path, { ...form, categoryId: 'jhumkas' })).toRefuse(409, 'CATEGORY_CODE_TAKEN');
  });
});

describe('a file of products without addresses', () => {
  const HEAD = 'Name,Title,Description (HTML),Category id,First day,Last day';
  const file = (...titles: string[]) =>
    [
      HEAD,
      ...titles.map((title) => `Haar,${title},<p>Pearls.</p>,${categoryId(shop, 'jhumkas')},2026-01-01,2099-12-31`),
    ].join('\r\n');
  async function imported(who: Persona, text: string): Promise<Import> {
    const one = await checked(who, 'products', text);
    const faulty = (await who.get(`/api/admin/products/imports/${one.id}/rows?outcome=FAULTY`)).as(z.array(ImportRow));
    expect(faulty).toEqual([]);
    return (await apply(who, 'products', one.id)).as(Import);
  }
  const addressesOf = (title: string) =>
    shop.rows('SELECT seo_url FROM products WHERE title = ? ORDER BY id', title).map(({ seo_url: seoUrl }) => seoUrl);

  test('lists them at addresses in Latin letters, and finds them there again', async () => {
    const titles = [`पायल जोड़ी ${mark}`, `முத்து மாலை ${mark}`, `💍 ${mark}`, '💍✨💎'];
    expect((await imported(meera, file(...titles))).counts).toMatchObject({ NEW: 4 });
    expect(titles.slice(0, 3).map(addressesOf)).toEqual([[`payal-jodi-${mark}`], [`muttu-malai-${mark}`], [mark]]);
    expect((await imported(meera, file(...titles))).counts).toMatchObject({ NEW: 0, UNCHANGED: 4 });
  });

  test('gives a number to one whose address another seller has, and finds it there again', async () => {
    const title = `Jadau haar ${mark}`;
    await imported(farhan, file(title));
    expect((await imported(meera, file(title))).counts).toMatchObject({ NEW: 1 });
    expect(addressesOf(title)).toEqual([`jadau-haar-${mark}`, `jadau-haar-${mark}-2`]);
    expect((await imported(meera, file(title))).counts).toMatchObject({ NEW: 0, UNCHANGED: 1 });
    expect((await imported(farhan, file(title))).counts).toMatchObject({ NEW: 0, UNCHANGED: 1 });
  });

  test('that names an address another seller has is refused', async () => {
    const title = `Named haar ${mark}`;
    await imported(farhan, file(title));
    const { counts } = await checked(
      meera,
      'products',
      file(title).replace('First day', 'Address,First day').replace(',2026', `,named-haar-${mark},2026`),
    );
    expect(counts).toMatchObject({ NEW: 0, FAULTY: 1 });
  });
});

test('a category of posts and a tag in Hindi have pages', async () => {
  const form = postForm(mark, { category: `शादी ${mark}`, tags: [`हिंदी ${mark}`] });
  await admin.post('/blog/posts', form);
  for (const path of [`/blog/category/शादी-${mark}`, `/blog/tag/हिंदी-${mark}`]) {
    const page = await visitor.get(encodeURI(path), { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.text).toContain(form.title.slice(0, 20));
  }
});
