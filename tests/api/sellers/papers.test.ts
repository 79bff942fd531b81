import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UploadedFile } from '#contract/calls/files.ts';
import { PublicSeller, Seller, SentPaper } from '#contract/calls/sellers.ts';
import type { Persona } from '../../support/persona.ts';
import { newOwner } from '../../support/register.ts';
import { FILM, GOODS_PICTURE, PDF, PICTURE, sendFile } from '../../support/returns.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const A_DAY = 24 * 60 * 60;

const sent = async (who: Persona, folder: string, bytes: Uint8Array<ArrayBuffer> = PICTURE, name = 'a.png') =>
  (await sendFile(who, bytes, name, folder)).as(UploadedFile);
const paper = (who: Persona, bytes?: Uint8Array<ArrayBuffer>, name?: string) => sent(who, 'seller-papers', bytes, name);
const picture = (who: Persona) => sent(who, 'seller-pictures', GOODS_PICTURE);
const profile = async (who: Persona) => (await who.get('/sellers/profile')).as(Seller);
const papersOf = async (who: Persona, id: number) =>
  (await who.get(`/sellers/${id}/papers`)).as(z.array(SentPaper)).map(({ paper: kind, name }) => [kind, name]);

describe('papers of a seller', () => {
  test('are seen by the seller and the house alone, by addresses that end', async () => {
    const owner = await newOwner(shop, 'papers');
    const { id } = await profile(owner);
    const [pan, cheque] = [await paper(owner, PICTURE, 'pan.png'), await paper(owner, PDF, 'cheque.pdf')];
    expect(cheque).toMatchObject({ contentType: 'application/pdf', isPublic: false, originalFilename: 'cheque.pdf' });
    const papers = { panCard: pan.key, cancelledCheque: cheque.key };
    const after = (await owner.patch('/sellers', { papers })).as(Seller);
    expect(after.papers.toSorted()).toEqual(['cancelledCheque', 'panCard']);

    const missing = whatItTells(await owner.get('/sellers/999999999/papers'));
    for (const stranger of [shop.seller('meera'), await newOwner(shop, 'nosy')]) {
      expect(whatItTells(await stranger.get(`/sellers/${id}/papers`))).toEqual(missing);
    }
    expect((await (await shop.customer('asha')).get(`/sellers/${id}/papers`)).status).toBe(403);
    expect((await shop.visitor().get(`/sellers/${id}/papers`)).status).toBe(401);

    const seen = (await shop.admin().get(`/sellers/${id}/papers`)).as(z.array(SentPaper));
    expect(seen.map(({ name }) => name).toSorted()).toEqual(['cheque.pdf', 'pan.png']);
    const { url } = seen.find(({ name }) => name === 'cheque.pdf')!;
    const file = await shop.visitor().get(url);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment']);
    expect((await shop.visitor().get(url.split('?')[0]!)).status).toBe(404);
    await shop.later(10 * 60 + 1, async () => expect((await shop.visitor().get(url)).status).toBe(404));
  });

  test('stay on record when others take their place', async () => {
    const owner = await newOwner(shop, 'replaces');
    const { id } = await profile(owner);
    for (const name of ['old.png', 'new.png']) {
      const { key } = await paper(owner, PICTURE, name);
      expect((await owner.patch('/sellers', { papers: { panCard: key } })).as(Seller).papers).toEqual(['panCard']);
    }
    expect(await papersOf(shop.admin(), id)).toEqual([
      ['panCard', 'new.png'],
      ['panCard', 'old.png'],
    ]);
    const changes = shop.rows("SELECT after FROM audit_log WHERE subject = 'seller' AND subject_id = ?", id);
    expect(JSON.stringify(changes)).toContain('panCard');
  });

  test('are what their content says, and open without a password', async () => {
    const owner = await newOwner(shop, 'kinds');
    const send = (bytes: Uint8Array<ArrayBuffer>, folder = 'seller-papers') => sendFile(owner, bytes, 'a.pdf', folder);
    const bytes = (text: string) => new TextEncoder().encode(text);
    const ONLY = 'Only JPEG, PNG, WebP and PDF files are allowed';
    expect(await send(bytes('<html>%PDF-1.4 %%EOF'))).toRefuse(415, 'FILE_TYPE_WRONG', ONLY);
    expect(await send(FILM)).toRefuse(415, 'FILE_TYPE_WRONG', ONLY);
    expect(await send(PDF.slice(0, 40))).toRefuse(422, 'FILE_BROKEN');
    expect(await send(bytes('%PDF-1.7\ntrailer<</Encrypt 5 0 R>>\n%%EOF'))).toRefuse(422, 'FILE_LOCKED');
    expect(await send(PDF, 'seller-pictures')).toRefuse(415, 'FILE_TYPE_WRONG');
    expect(await send(new Uint8Array(8 * 1024 * 1024 + 1))).toRefuse(413, 'SELLER_FILE_TOO_LARGE');
    const wide = PICTURE.slice();
    new DataView(wide.buffer).setUint32(16, 60_000);
    new DataView(wide.buffer).setUint32(20, 7000);
    expect(await send(wide)).toRefuse(413, 'PICTURE_TOO_MANY_PIXELS');
    expect(await sendFile(await shop.customer('asha'), PDF, 'a.pdf', 'seller-papers')).toRefuse(403, 'NOT_PERMITTED');
    expect(await sendFile(owner, PDF, 'a.pdf')).toRefuse(415, 'FILE_TYPE_WRONG');
  });

  test('are nothing but own files that were sent in for it, each at one place', async () => {
    const [owner, other] = [await newOwner(shop, 'own'), await newOwner(shop, 'other')];
    const change = (papers: object) => owner.patch('/sellers', { papers });
    const [theirs, mine, public_] = [await paper(other), await paper(owner), await picture(owner)];
    for (const key of [theirs.key, public_.key, 'private0123456789.png']) {
      expect(await change({ panCard: key })).toRefuse(422, 'FILE_UNKNOWN');
    }
    expect(await owner.patch('/sellers', { businessDetails: { logo: mine.key } })).toRefuse(422, 'FILE_UNKNOWN');
    expect(await change({ panCard: mine.key, addressProof: mine.key })).toRefuse(422, 'FILE_UNKNOWN');
    expect((await profile(owner)).papers).toEqual([]);
    expect((await change({ panCard: mine.key })).status).toBe(200);
    expect(await change({ addressProof: mine.key })).toRefuse(422, 'FILE_UNKNOWN');
  });

  test('that were sent in and put to nothing are removed after a day', async () => {
    const owner = await newOwner(shop, 'forgets');
    const [unused, used] = [await paper(owner), await paper(owner)];
    expect((await owner.patch('/sellers', { papers: { panCard: used.key } })).status).toBe(200);
    await shop.later(A_DAY + 60, async () => {
      await shop.job('purge-expired');
      const left = shop.rows('SELECT key FROM media WHERE key IN (?, ?)', unused.key, used.key);
      expect(left).toEqual([{ key: used.key }]);
    });
  });
});

describe('logo and banner', () => {
  test('are seen by everybody, and go with their bytes when others come', async () => {
    const owner = await newOwner(shop, 'pictures');
    const { id, slug } = await profile(owner);
    expect((await shop.admin().patch(`/admin/seller/${id}/status/ACTIVE`, { reason: 'Fine.' })).status).toBe(200);
    const [first, second, banner] = [await picture(owner), await picture(owner), await picture(owner)];
    const change = async (businessDetails: object) =>
      (await owner.patch('/sellers', { businessDetails })).as(Seller).businessDetails;
    const before = (await profile(owner)).businessDetails;
    expect(await change({ logo: first.key, banner: banner.key })).toEqual({
      ...before,
      logo: first.url,
      banner: banner.url,
    });
    const shown = (await shop.visitor().get(`/sellers/${id}`)).as(PublicSeller);
    expect([shown.logo, shown.banner]).toEqual([first.url, banner.url]);
    const store = await shop.visitor().get(`/store/${slug}`, { headers: { Accept: 'text/html' } });
    for (const { url } of [first, banner]) expect(store.text).toContain(`src="${url}/`);
    // A change may send the current logo back in the form of the answer.
    expect((await change({ logo: first.url, businessName: 'Lalitha' })).logo).toBe(first.url);
    expect((await change({ logo: second.key })).logo).toBe(second.url);
    await until('the first logo to be gone', async () => (await shop.visitor().get(first.url)).status === 404);
    expect(await change({ logo: null })).toMatchObject({ logo: null, banner: banner.url, businessName: 'Lalitha' });
    expect((await shop.visitor().get(banner.url)).status).toBe(200);
  });
});
