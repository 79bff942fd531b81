import { beforeAll, describe, expect, test } from 'vitest';
import { addressForm, sellerForm } from '../../support/forms.ts';
import type { MadeSku } from '../../support/goods.ts';
import { newOwner } from '../../support/register.ts';
import type { Persona } from '../../support/persona.ts';
import { askedBy, REVIEW, reviewed } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { askForCode } from '../../support/sign-in.ts';

const shop = openShop();
const { origin } = shop.running;

/** Texts that would run as script without escaping. No function `x` exists. */
const HOSTILE = [
  (mark: string) => `</script><script>x()</script>${mark}`,
  (mark: string) => `"><img src=x onerror=x()>${mark}`,
  (mark: string) => `javascript:x()//${mark}`,
];
const RUNS = /<script>x\(|<img src=x|(href|src|action)=["']?javascript:x/i;

/** Texts that are accepted as typed and appear on a page, in a mail or in an export of personal data. */
const SHOWN = [
  'a profile: fullName',
  'an address: name',
  'an address: landmark',
  'an order: note',
  'an order: address',
  'a review: reviewText',
  'a reply to a review: text',
  'a question: text',
  'an answer: text',
  'a message: subject',
  'a message: message',
  'a business: businessDetails.businessName',
  'a business: pickupAddress.address',
];

interface Sent {
  who: Persona;
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: Record<string, unknown>;
  /** Products and stores whose pages may show it. */
  pages?: string[];
}

let people = 0;
const somebody = () => shop.signUp(`speaker${(people += 1)}`);
const pagesOf = ({ seoUrl }: MadeSku) => [`/product/${seoUrl}`, `/reviews/${seoUrl}`];
/** The contents of pages, mails and exports that show accepted texts, by the name of each. */
const shown: Record<string, string> = {};
const HTML = { headers: { Accept: 'text/html' } };
/**
 * One owner for all these texts, since each new one costs two mails and a password. Each text is checked before the
 * next one is sent.
 */
let owner: Promise<Persona> | undefined;

/** Every call that takes free text, with all its text fields. */
const CALLS: Record<string, () => Promise<Sent>> = {
  'an address': async () => ({
    who: await somebody(),
    method: 'POST',
    path: '/api/addresses',
    body: addressForm({ addressLine2: 'Block B', landmark: 'Behind the tank', country: 'India' }),
  }),
  'a profile': async () => ({
    who: await somebody(),
    method: 'PATCH',
    path: '/api/users/profile',
    body: { fullName: 'A' },
  }),
  'a new account': async () => {
    const email = shop.emailOf(`newcomer${(people += 1)}`);
    const otp = await askForCode(origin, 'customer', email);
    const body = { email, otp, fullName: 'A', mobile: '9848012345' };
    return { who: shop.visitor(), method: 'POST', path: '/auth/signUp', body };
  },
  'a review': async () => {
    const [who, sku] = [await somebody(), await shop.sku()];
    return { who, method: 'POST', path: `/reviews/create/${sku.productId}`, body: REVIEW, pages: pagesOf(sku) };
  },
  'a reply to a review': async () => {
    const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
    const { id } = await reviewed(asha, sku);
    const path = `/reviews/reviews/${id}/replies`;
    return { who: shop.seller('meera'), method: 'POST', path, body: { text: 'Thanks!' }, pages: pagesOf(sku) };
  },
  'a question': async () => {
    const [who, { productId, seoUrl }] = [await somebody(), await shop.sku()];
    return {
      who,
      method: 'POST',
      path: '/api/questions',
      body: { productId, text: 'A' },
      pages: [`/product/${seoUrl}`],
    };
  },
  'an answer': async () => {
    const sku = await shop.sku();
    const id = await askedBy(shop, await somebody(), sku);
    const path = `/api/questions/${id}/answers`;
    return { who: shop.seller('meera'), method: 'POST', path, body: { text: 'Yes' }, pages: pagesOf(sku) };
  },
  'a message': async () => {
    const who = await somebody();
    return {
      who,
      method: 'POST',
      path: '/api/contact',
      body: { name: 'A', email: who.email, subject: 'B', message: 'C' },
    };
  },
  'an order': async () => {
    const buyNowItem = { skuId: (await shop.sku()).skuId, quantity: 1 };
    const body = { ...addressForm({ note: 'Ring twice' }), checkoutType: 'buy-now', directPurchase: true, buyNowItem };
    return { who: await somebody(), method: 'POST', path: '/api/orders?paymentMethod=COD', body };
  },
  'a registration as a seller': async () => {
    const email = shop.emailOf(`trader${(people += 1)}`);
    return { who: shop.visitor(), method: 'POST', path: '/sellers/create', body: sellerForm(email) };
  },
  'a business': async () => {
    const who = await (owner ??= newOwner(shop, 'owner'));
    const { businessDetails, pickupAddress } = sellerForm(who.email);
    const { slug } = shop.row('SELECT slug FROM sellers WHERE email = ?', who.email);
    return {
      who,
      method: 'PATCH',
      path: '/sellers',
      body: { businessDetails, pickupAddress },
      pages: [`/store/${String(slug)}`],
    };
  },
};

/** Returns bodies in which one text field each is replaced, with the name of the field. */
function* withText(body: Record<string, unknown>, text: string, at = ''): Generator<[string, Record<string, unknown>]> {
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') yield [at + name, { ...body, [name]: text }];
    else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [field, inner] of withText(value as Record<string, unknown>, text, `${at}${name}.`))
        yield [field, { ...body, [name]: inner }];
    }
  }
}

let marks = 0;
/** The marks of accepted texts, each with its field. */
const taken = new Map<string, string>();

describe.each(Object.keys(CALLS))('%s', (name) => {
  test('takes what would run as words or not at all', async () => {
    const fields = [...withText((await CALLS[name]!()).body, '')].map(([field]) => field);
    for (const field of fields) {
      for (const hostile of HOSTILE) {
        const mark = `${shop.mark}q${(marks += 1)}q`;
        const { who, method, path, body, pages = [] } = await CALLS[name]!();
        const [, said] = [...withText(body, hostile(mark))].find(([one]) => one === field)!;
        const answer = await who.send(method, path, JSON.stringify(said));
        expect([200, 400, 404, 409, 422], `${name}: ${field}: ${answer.status} ${answer.text}`).toContain(
          answer.status,
        );
        expect(answer.headers.get('content-type')).toContain('application/json');
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
        if (answer.status !== 200) continue;
        taken.set(mark, `${name}: ${field}`);
        if (who.token !== undefined) {
          const copy = await who.get('/api/users/export/page');
          expect(copy.status).toBe(200);
          shown[`the data of ${who.email}, ${mark}`] = copy.text;
        }
        for (const page of pages) shown[`${page}, ${field}, ${mark}`] = (await shop.visitor().get(page, HTML)).text;
      }
    }
  }, 60_000);
});

describe('what was taken', () => {
  beforeAll(async () => {
    await shop.job('send-outbox');
    shown['the sandbox’s mails'] = (await shop.visitor().get('/sandbox/outbox', HTML)).text;
    const mails = shop.rows('SELECT id, html FROM sandbox_mails');
    for (const mail of mails) shown[`mail ${String(mail.id)}`] = String(mail.html);
  }, 60_000);

  test('runs nowhere: on no page, in nothing said to machines, in no mail and in no copy of somebody’s data', () => {
    expect(Object.keys(shown).filter((where) => RUNS.test(shown[where]!))).toEqual([]);
  });

  test('is what people say of themselves and before others, and is shown', () => {
    const everything = Object.values(shown).join('\n');
    const isShown = [...taken].filter(([mark]) => everything.includes(mark)).map(([, field]) => field);
    expect(isShown).toEqual(expect.arrayContaining(SHOWN));
  });
});
