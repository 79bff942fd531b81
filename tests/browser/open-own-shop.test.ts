import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import * as messages from '#contract/messages.ts';
import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { fixedPaths, ALL_PAGE_KINDS } from '../../functions/publish/page-kinds.ts';
import { OWNER, startEmptyShop } from '../support/empty-shop.ts';
import { newGstin } from '../support/forms.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { SITE_ORIGIN } from '../support/node-shop.ts';
import { codeFor, mailsTo } from '../support/sign-in.ts';
import { WITH_PICTURES } from './launching.ts';
import { leadHome } from './lead-home.ts';
import { expect, test as base } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';
import { PHONE } from './windows.ts';

const test = base.extend<{ own: NodeShop }>({
  // Playwright reads the names of the needed fixtures from this pattern, so it must exist even if it is empty.
  // oxlint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const own = await startEmptyShop();
    await use(own);
    await own.stop();
  },
});
test.use(WITH_PICTURES);

/** Every page that each shop has; a closed shop has no others. */
const PAGES = ALL_PAGE_KINDS.flatMap(fixedPaths).filter((path) => !STAND_IN_PATHS.includes(path));
const BUYER = 'asha@example.in';
/** What only the demo shop is called, or calls its people and places. */
const OF_THE_DEMO = /ratnahaat|padmaja|imran|banjara|4000 0000|charminar/i;
/** The keys that the browser stores, and the addresses of the test shops, are not texts of the shop. */
const withoutKeys = (text: string) => text.replaceAll('ratnahaat:1:', '').replaceAll(SITE_ORIGIN, '');

/** The owner of a shop: her console, and what it costs her to open the shop. */
class Owner {
  readonly #page: Page;
  readonly #own: NodeShop;
  readonly screens = new Set<string>();
  fields = 0;

  constructor(page: Page, own: NodeShop) {
    this.#page = page;
    this.#own = own;
    page.setDefaultTimeout(20_000);
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.screens.add(new URL(frame.url()).pathname + new URL(frame.url()).search);
    });
  }

  async signIn(): Promise<void> {
    const page = this.#page;
    await page.goto(`${this.#own.origin}/admin`);
    await this.enter({ Email: OWNER.email });
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('6-digit OTP').fill(await codeFor(this.#own.origin, OWNER.email, 0, 20_000));
    await page.getByRole('button', { name: messages.SELLER_LOGIN }).click();
    await expect(page.getByRole('heading', { name: 'Setting up the shop' })).toBeVisible();
  }

  /** Opens what a point of the set-up list leads to. */
  async follow(point: string): Promise<void> {
    await this.overview();
    await this.#page.getByRole('list', { name: 'Points' }).getByRole('link', { name: point }).click();
  }

  async overview(): Promise<void> {
    if (new URL(this.#page.url()).pathname === '/admin/overview') await this.#page.reload();
    else await this.#page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(this.#page.getByRole('heading', { name: 'Setting up the shop' })).toBeVisible();
  }

  /** Returns what the list says of a point. */
  async stateOf(point: string): Promise<string> {
    await this.overview();
    const rows = this.#page.getByRole('list', { name: 'Points' }).getByRole('listitem');
    return rows.filter({ has: this.#page.getByRole('link', { name: point }) }).innerText();
  }

  async enter(fields: Record<string, string>, within = this.#page.locator('body')): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      // A required field has a star behind its label.
      await within.getByLabel(new RegExp(`^${label.replaceAll(/[()?]/g, '\\$&')}\\W*$`)).fill(text);
      this.fields += 1;
    }
  }

  async chooseFrom(label: string, typed: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: label }).click();
    await this.#page.keyboard.type(typed);
    await this.#page.getByRole('option', { name: option, exact: true }).click();
    this.fields += 1;
  }

  /** Saves a group of the settings, and waits for the answer. */
  async saveSettings(reason: string): Promise<void> {
    await this.enter({ Reason: reason });
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.#page.getByText('Saved.')).toBeVisible();
  }
}

test('an owner opens her shop from nothing, and has its first order paid, shipped and refunded @only-desk', async ({
  page,
  own,
  shop,
}) => {
  test.setTimeout(480_000);
  const begun = performance.now();
  const owner = new Owner(page, own);
  await test.step('shoppers see that it opens soon', () => expectClosed(own));
  await test.step('signs in', () => owner.signIn());
  await shop.expectAccessible(page);
  await test.step('names the shop', () => nameIt(owner));
  await test.step('enters the company and its people', () => enterCompany(owner, page));
  await test.step('enters customer care', () => enterContact(owner));
  await test.step('enters herself as the first seller', () => enterSeller(owner, page));
  await test.step('adds a category', () => addCategory(owner, page));
  await test.step('adds a product', () => addProduct(owner, page));
  await test.step('offers online payment', () => offerOnlinePayment(owner, page));
  const buyer = await previewOf(owner, page, own);
  const orderId = await test.step('buys a piece in the preview, and pays it online', () => buyOnline(buyer, own));
  expect(await owner.stateOf('A trial order is paid online')).toContain('Done');
  const awb = await test.step('ships it', () => ship(owner, page, orderId));
  expect(await owner.stateOf('It is shipped')).toContain('Done');
  await test.step('the parcel arrives', () => arrive(own, awb));
  await test.step('the shopper sends it back', () => sendBack(buyer, orderId));
  await test.step('takes it back and refunds it', () => takeBack(owner, page, orderId));
  expect(await owner.stateOf('It is refunded')).toContain('Done');
  await test.step('opens the doors', () => openDoors(owner, page, own));
  await test.step('no page, mail or paper is of the demo shop', () => expectOwnWords(own, buyer, orderId));
  // The page may ask nothing of a shop that ends.
  await page.goto('about:blank');
  const minutes = (performance.now() - begun) / 60_000;
  test.info().annotations.push({
    type: 'cost',
    description: `${owner.screens.size} screens, ${owner.fields} fields, ${minutes.toFixed(1)} minutes`,
  });
  // What an hour holds: half a minute a screen, and a quarter of a minute a field.
  expect(owner.screens.size / 2 + owner.fields / 4).toBeLessThan(60);
});

async function nameIt(owner: Owner): Promise<void> {
  await owner.follow('Name of the shop');
  await owner.enter({
    'Name of the shop': 'Meri Jewels',
    'What the shop sells, in a few words': 'Bangles from Jaipur',
  });
  await owner.saveSettings('Our name');
  expect(await owner.stateOf('Name of the shop')).toContain('Done');
}

async function enterCompany(owner: Owner, page: Page): Promise<void> {
  await owner.follow('Company and registered office');
  const gstin = newGstin();
  await owner.enter({
    'Legal name': 'Meri Jewels Private Limited',
    GSTIN: gstin,
    Address: '14, Johari Bazaar Road',
    Locality: 'Pink City',
    City: 'Hyderabad',
    'PIN code': '500081',
  });
  await owner.chooseFrom('State', 'Telan', 'Telangana');
  const people = {
    'Grievance officer': {
      Name: 'Leela Rao',
      Designation: 'Founder',
      Email: 'care@meri.example',
      'Phone, with country code': '+91 98480 12345',
    },
    'Nodal person of contact': {
      Name: 'Ravi Rao',
      Designation: 'Manager',
      Email: 'ravi@meri.example',
      'Phone, with country code': '+91 98480 12346',
    },
  };
  for (const [panel, fields] of Object.entries(people))
    await owner.enter(fields, page.getByRole('region', { name: panel }));
  await owner.saveSettings('As registered');
  expect(await owner.stateOf('Company and registered office')).toContain('Done');
  expect(await owner.stateOf('Grievance officer and nodal person')).toContain('Done');
}

async function enterContact(owner: Owner): Promise<void> {
  await owner.follow('Customer care');
  await owner.enter({ Email: 'care@meri.example', 'Phone, with country code': '+91 98480 12345' });
  await owner.saveSettings('Our desk');
  expect(await owner.stateOf('Customer care')).toContain('Done');
}

async function offerOnlinePayment(owner: Owner, page: Page): Promise<void> {
  await owner.follow('Online payment');
  await page.getByRole('region', { name: 'Paying online' }).getByRole('switch', { name: 'Offered' }).check();
  await owner.saveSettings('The gateway works');
  expect(await owner.stateOf('Online payment')).toContain('Done');
}

async function enterSeller(owner: Owner, page: Page): Promise<void> {
  await owner.follow('First seller');
  await owner.enter({
    'Email of the owner': OWNER.email,
    GSTIN: newGstin(),
    'Business name shown to shoppers': 'Meri Workshop',
    'Business email': OWNER.email,
    'Business mobile': OWNER.mobile,
    'Business address': '14, Johari Bazaar Road, Hyderabad',
    Name: OWNER.fullName,
    'PIN code': '500081',
    'Address (house, street)': '14, Johari Bazaar Road',
    Locality: 'Pink City',
  });
  for (const number of await page.getByLabel('Mobile number', { exact: true }).all()) await number.fill(OWNER.mobile);
  await expect(page.getByLabel('City or town')).toHaveValue('Hyderabad');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Meri Workshop can sell now.')).toBeVisible();
  expect(await owner.stateOf('First seller')).toContain('Done');
}

async function addCategory(owner: Owner, page: Page): Promise<void> {
  await owner.follow('First category');
  await page.getByRole('link', { name: 'New category' }).click();
  await owner.enter({ 'Display name': 'Bangles', Description: 'Bangles for every day.' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Categories' }).getByText('Bangles').first()).toBeVisible();
  expect(await owner.stateOf('First category')).toContain('Done');
}

async function addProduct(owner: Owner, page: Page): Promise<void> {
  await owner.follow('First ten products');
  await page.getByRole('link', { name: 'New product' }).click();
  await owner.chooseFrom('Seller', 'Meri', 'Meri Workshop');
  await owner.chooseFrom('Category', 'Bang', 'Bangles');
  await owner.enter({ Name: 'Lac bangle', MRP: '999', 'Selling price': '599', Quantity: '5' });
  await page.getByRole('textbox', { name: 'Description' }).fill('Lac with mirrors.');
  await page.getByRole('button', { name: 'Add files' }).click();
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#a33' } }).jpeg();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() });
  await expect(dialog.getByRole('status').filter({ hasText: '1 file added' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await owner.enter({ 'What picture 1 shows': 'Bangle with mirrors' });
  await page.getByRole('button', { name: 'Save the product' }).click();
  await expect(page.getByText('Please choose a colour')).toBeVisible();
  await page.getByRole('combobox', { name: 'Colours' }).fill('Red');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save the product' }).click();
  await expect(page.getByText('Lac bangle is saved, and shoppers see it.')).toBeVisible();
  expect(await owner.stateOf('First ten products')).toContain('1 of ten products are on sale.');
}

/** Opens the closed shop on another device, as a shopper would see it. */
async function previewOf(owner: Owner, page: Page, own: NodeShop): Promise<Page> {
  await owner.overview();
  const opened = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/set-up/preview'));
  const tab = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'See the shop' }).click();
  const { path } = (await (await opened).json()) as { path: string };
  await (await tab).close();
  const context = await page.context().browser()!.newContext({ baseURL: own.origin, viewport: PHONE });
  const buyer = await context.newPage();
  await leadHome(buyer, { origin: own.origin, siteOrigin: SITE_ORIGIN } as ShopHands);
  await buyer.goto(path);
  return buyer;
}

async function buyOnline(buyer: Page, own: NodeShop): Promise<string> {
  buyer.setDefaultTimeout(20_000);
  await buyer.goto('/product/lac-bangle');
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('Lac bangle');
  await buyer.getByRole('button', { name: messages.BUY_NOW }).click();
  await buyer.waitForURL('**/login**');
  await buyer.getByLabel('Email').fill(BUYER);
  await buyer.getByRole('button', { name: 'Send OTP' }).click();
  await buyer.getByLabel('OTP').fill(await codeFor(own.origin, BUYER, 0, 20_000));
  await buyer.getByLabel('Full name').fill('Asha Rao');
  await buyer.getByLabel('Mobile number').fill('98480 11223');
  await buyer.getByRole('button', { name: messages.CREATE_ACCOUNT }).click();
  await buyer.waitForURL('**/checkout**');
  await buyer.getByLabel('PIN code').fill('500081');
  await buyer.getByLabel('Locality').fill('Madhapur');
  await buyer.getByLabel('Address (house, street)').fill('Flat 402, Lotus Residency');
  await buyer.getByRole('radio', { name: /Pay online/ }).check();
  await buyer.getByRole('button', { name: 'Pay now' }).click();
  await buyer.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(buyer.getByRole('heading', { name: messages.PAYMENT_SUCCESSFUL })).toBeVisible();
  return new URL(buyer.url()).pathname.split('/').at(-1)!;
}

async function ship(owner: Owner, page: Page, orderId: string): Promise<string> {
  await owner.follow('It is shipped');
  await page.getByRole('link', { name: orderId }).first().click();
  await page.getByRole('button', { name: 'Mark as confirmed' }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  await page.getByRole('radio', { name: /Godavari Surface/ }).check();
  await page.getByRole('button', { name: 'Book the courier' }).click();
  await expect(page.getByText('Waiting for the courier')).toBeVisible();
  return page.getByText(/^SBX\d{9}$/).innerText();
}

/** The courier's reports move the order on. */
async function arrive({ origin }: NodeShop, awb: string): Promise<void> {
  for (const status of ['PICKED UP', 'DELIVERED']) {
    const answer = await fetch(`${origin}/sandbox/shiprocket/move/${awb}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ status }),
    });
    expect(answer.status).toBe(200);
  }
}

async function sendBack(buyer: Page, orderId: string): Promise<void> {
  await buyer.goto(`/return-order?orderId=${orderId}`);
  await buyer.getByRole('checkbox', { name: /Lac bangle/ }).check();
  await buyer.getByLabel('Reason').selectOption('The size does not fit');
  await buyer.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(buyer.getByText('We have your request.')).toBeVisible();
}

async function takeBack(owner: Owner, page: Page, orderId: string): Promise<void> {
  await owner.overview();
  await page.getByRole('link', { name: 'Returns to answer: 1' }).click();
  await page
    .getByRole('link', { name: `${orderId}-R1` })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  for (const step of ['Approve', 'It was picked up', 'It has arrived', 'I have checked it']) {
    await page.getByRole('button', { name: step, exact: true }).click();
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await owner.enter({ 'Reason, for the shopper': 'It came back as new' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
}

async function openDoors(owner: Owner, page: Page, { origin }: NodeShop): Promise<void> {
  await owner.overview();
  await page.getByRole('button', { name: 'Open the shop' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('We are ready');
  await dialog.getByRole('button', { name: 'Open the shop' }).click();
  await expect(page.getByText('Open to shoppers')).toBeVisible();
  expect((await fetch(origin)).status).toBe(200);
}

/** Reads every page, mail and paper of the shop, as it is now. */
async function expectOwnWords({ origin }: NodeShop, buyer: Page, orderId: string): Promise<void> {
  for (const path of [...PAGES, '/product/lac-bangle', '/category/bangles', '/manifest.webmanifest', '/sitemap.xml']) {
    const answer = await fetch(origin + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(withoutKeys(await answer.text()), path).not.toMatch(OF_THE_DEMO);
  }
  for (const email of [OWNER.email, BUYER]) {
    const sent = await mailsTo(origin, email);
    expect(sent.length).toBeGreaterThan(2);
    for (const mail of sent) expect(withoutKeys(JSON.stringify(mail)), mail.subject).not.toMatch(OF_THE_DEMO);
  }
  const token = await buyer.evaluate(() => localStorage.getItem('ratnahaat:1:jwt'));
  const invoice = await fetch(`${origin}/invoice/view/${orderId}`, { headers: { Authorization: `Bearer ${token}` } });
  const { text } = await extractText(await getDocumentProxy(await invoice.bytes()), { mergePages: true });
  expect(text).toContain('Meri Workshop');
  expect(text).not.toMatch(OF_THE_DEMO);
}

async function expectClosed({ origin }: NodeShop): Promise<void> {
  for (const path of [...PAGES, '/sitemap.xml', '/feeds/google-merchant.xml', '/no-such-page']) {
    const answer = await fetch(origin + path, { headers: { Accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(withoutKeys(await answer.text()), path).not.toMatch(OF_THE_DEMO);
  }
}
