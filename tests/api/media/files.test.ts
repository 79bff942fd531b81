import { makeZip } from 'client-zip';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  EqualFiles,
  FileFolder,
  FileMetadata,
  ManagedFile,
  RemovedFiles,
  UploadedFile,
} from '#contract/calls/files.ts';
import { Sku } from '#contract/calls/skus.ts';
import { inLibrary } from '../../support/file-paths.ts';
import type { Persona } from '../../support/persona.ts';
import { FILM, PDF, PICTURE, sendFile, sendForm } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';
import { whatItTells } from '../../support/same-answer.ts';

const shop = openShop();
const meera = shop.seller('meera');
const farhan = shop.seller('farhan');
const admin = shop.admin();

type Bytes = Uint8Array<ArrayBuffer>;
const ascii = (text: string): Bytes => new TextEncoder().encode(text);
const bytesOf = (...parts: Uint8Array[]): Bytes => Uint8Array.from(Buffer.concat(parts));
const picture = async (red: number): Promise<Bytes> =>
  bytesOf(
    await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: red, g: 9, b: 9 } } })
      .jpeg()
      .toBuffer(),
  );
const office = async (...names: string[]): Promise<Bytes> => {
  const files = names.map((name) => ({ name, input: 'x', lastModified: new Date(0) }));
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
};
/** Returns a compound file whose directory has these names. */
function compound(...names: string[]): Bytes {
  const bytes = new Uint8Array(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  names.forEach((name, index) => {
    const at = 1024 + 128 * index;
    bytes.set(new Uint8Array(Uint16Array.from(name, (sign) => sign.charCodeAt(0)).buffer), at);
    bytes.set([2 * name.length + 2, 0, 2], at + 64);
  });
  return bytes;
}
/** Returns a GIF with this number of frames, each of one pixel. */
function gif(frames: number, side = 1): Bytes {
  const frame = Uint8Array.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0);
  const head = [...ascii('GIF89a'), side & 255, side >> 8, side & 255, side >> 8, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const comment = [0x21, 0xfe, 8, ...ascii('<script>'), 0];
  return bytesOf(
    Uint8Array.from([...head, ...comment]),
    ...Array.from({ length: frames }, () => frame),
    Uint8Array.of(0x3b),
  );
}

const known = async (who: Persona, key: string) =>
  (await who.get(`/api/user/files/metadata?key=${key}`)).as(FileMetadata);
const listed = async (who: Persona, query = '') => (await who.get(`/api/user/files${query}`)).as(z.array(ManagedFile));
const bulk = async (who: Persona, keys: string[]) => {
  const { results } = (await who.post('/api/user/files/bulk-delete', keys)).as(RemovedFiles);
  return results.map(({ status }) => status);
};

describe('what goes into the library', () => {
  const TAKEN: Record<string, { make: () => Bytes | Promise<Bytes>; type: string; isPublic: boolean }> = {
    'a JPEG': { make: () => picture(1), type: 'image/jpeg', isPublic: true },
    'a PNG': { make: () => PICTURE, type: 'image/png', isPublic: true },
    'a GIF': { make: () => gif(2), type: 'image/gif', isPublic: true },
    'a film': { make: () => FILM, type: 'video/mp4', isPublic: true },
    'a PDF': { make: () => PDF, type: 'application/pdf', isPublic: false },
    'a DOCX': {
      make: () => office('[Content_Types].xml', 'word/document.xml'),
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      isPublic: false,
    },
    'an XLSX': {
      make: () => office('[Content_Types].xml', 'xl/workbook.xml'),
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      isPublic: false,
    },
    'a DOC': { make: () => compound('Root Entry', 'WordDocument'), type: 'application/msword', isPublic: false },
    'an XLS': { make: () => compound('Root Entry', 'Workbook'), type: 'application/vnd.ms-excel', isPublic: false },
  };

  test.each(Object.keys(TAKEN))('%s is kept as what its content says', async (name) => {
    const { make, type, isPublic } = TAKEN[name]!;
    const file = (await sendFile(meera, await make(), 'any name.bin', 'Diwali')).as(UploadedFile);
    expect(file).toMatchObject({ contentType: type, isPublic, originalFilename: 'any name.bin' });
    const shown = await shop.visitor().get(file.url);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type]);
    const way = /^(image|video)/.test(type) ? 'inline' : 'attachment';
    expect(shown.headers.get('content-disposition')).toBe(way);
    if (!isPublic) expect((await shop.visitor().get(`/media/${file.key}`)).status).toBe(404);
    expect(await known(meera, file.key)).toMatchObject({ folder: 'Diwali', usedAt: [], uses: 0 });
  });

  const REFUSED: Record<string, { make: () => Bytes | Promise<Bytes>; status: number; code: string }> = {
    'a page': { make: () => ascii('<html>'), status: 415, code: 'FILE_TYPE_WRONG' },
    'an SVG': { make: () => ascii('<svg onload="alert(1)"/>'), status: 415, code: 'FILE_KIND_WRONG' },
    'an archive': { make: () => office('a.txt'), status: 415, code: 'FILE_TYPE_WRONG' },
    'half an archive': { make: async () => (await office('a.txt')).slice(0, 40), status: 422, code: 'FILE_BROKEN' },
    'a document with macros': {
      make: () => office('word/document.xml', 'word/vbaProject.bin'),
      status: 422,
      code: 'DOCUMENT_HAS_MACROS',
    },
    'an old document with macros': {
      make: () => compound('WordDocument', '_VBA_PROJECT'),
      status: 422,
      code: 'DOCUMENT_HAS_MACROS',
    },
    'a locked document': { make: () => compound('EncryptedPackage'), status: 422, code: 'FILE_LOCKED' },
    'a GIF that is a script as well': {
      make: () => bytesOf(ascii('GIF89a/*'), ascii('*/=1;alert(1)')),
      status: 422,
      code: 'FILE_BROKEN',
    },
    'a GIF of 10,000 large frames': { make: () => gif(10_000, 2000), status: 413, code: 'GIF_TOO_MANY_PIXELS' },
    nothing: { make: () => new Uint8Array(), status: 415, code: 'FILE_TYPE_WRONG' },
    'a picture of 9 MB': {
      make: () => bytesOf(PICTURE, new Uint8Array(9 * 1024 * 1024)),
      status: 413,
      code: 'FILE_TOO_LARGE',
    },
  };

  test.each(Object.keys(REFUSED))('%s does not', async (name) => {
    const { make, status, code } = REFUSED[name]!;
    expect(await sendFile(meera, await make(), 'a.jpg', 'Diwali')).toRefuse(status, code);
  });

  test('says which files are', async () => {
    expect(await sendFile(meera, ascii('MZ'), 'a.exe', '')).toRefuse(
      415,
      'FILE_TYPE_WRONG',
      'Only JPEG, PNG, WebP, GIF, PDF, DOC, DOCX, XLS, XLSX, MP4, QuickTime, WebM files are allowed',
    );
  });

  test('is without what a GIF tells beside its pictures', async () => {
    const { url } = await inLibrary(meera, 'a.gif', '', gif(1));
    expect((await shop.visitor().get(url)).text).not.toContain('<script>');
  });

  test('is the work of whom it is given to', async () => {
    const reader = await shop.staff({ seller: 'meera', subRole: 'readOnly' });
    expect(await sendFile(reader, PICTURE, 'a.png', 'Diwali')).toRefuse(403, 'NOT_PERMITTED');
    expect((await sendFile(shop.seller('pending'), PICTURE, 'a.png', 'Diwali')).status).toBe(200);
    const asha = await shop.customer('asha');
    const own = (await sendFile(asha, PICTURE, 'a.png', 'mine')).as(UploadedFile);
    expect(own.isPublic).toBe(false);
    expect((await listed(asha, '?folder=mine')).map(({ key }) => key)).toEqual([own.key]);
  });

  test('lies in a folder that has a name', async () => {
    expect(await sendFile(meera, PICTURE, 'a.png', '../../etc')).toRefuse(422, 'FIELDS_INVALID');
    expect(await sendForm(admin, '/api/files/upload', { folder: 'returns', file: new File([PICTURE], 'a') })).toRefuse(
      422,
      'FIELDS_INVALID',
    );
    await inLibrary(meera, 'a.png', 'दिवाली 2026');
    const folders = (await meera.get('/api/admin/files/folders')).as(z.array(FileFolder));
    expect(folders.find(({ folder }) => folder === 'दिवाली 2026')?.files).toBe(1);
  });
});

describe('whose a file is', () => {
  test('a seller sees its own, the house all, and what a customer sent in for a return nobody but them', async () => {
    const { key } = await inLibrary(meera);
    const { key: evidence } = await inLibrary(await shop.customer('asha'), 'broken.png', 'returns');
    const keys = async (who: Persona) => (await listed(who, '?range=[0,99]')).map((file) => file.key);
    expect(await keys(meera)).toContain(key);
    expect(await keys(admin)).toContain(key);
    expect(await keys(farhan)).not.toContain(key);
    for (const who of [meera, admin]) expect(await keys(who)).not.toContain(evidence);
    expect(await keys(await shop.customer('asha'))).toEqual(expect.arrayContaining([evidence]));
    expect((await admin.get(`/api/user/files/metadata?key=${evidence}`)).status).toBe(404);
  });

  test('somebody else’s is as good as none, whatever is asked of it', async () => {
    const { key } = await inLibrary(meera);
    const asked: ((who: Persona, key: string) => ReturnType<Persona['get']>)[] = [
      (who, named) => who.get(`/api/user/files/metadata?key=${named}`),
      (who, named) => who.delete(`/api/user/files?key=${named}`),
      (who, named) => who.put(`/api/user/files/${encodeURIComponent(named)}/visibility?isPublic=false`),
      (who, named) => who.put(`/api/user/files/rename?sourceKey=${named}&destinationKey=b.png`),
      (who, named) => who.post('/api/files/download-multiple', [named]),
      (who, named) => sendForm(who, '/api/files/replace', { key: named, file: new File([PICTURE], 'a.png') }),
    ];
    for (const ask of asked) {
      const answer = await ask(farhan, key);
      expect(answer).toRefuse(404, 'FILE_NOT_FOUND');
      for (const nothing of ['0000.png', '../../shop.db', '..%2f..%2fshop.db', '%00']) {
        expect(whatItTells(await ask(farhan, nothing))).toEqual(whatItTells(answer));
      }
    }
    expect(await bulk(farhan, [key])).toEqual(['failed']);
    expect((await shop.visitor().get(`/media/${key}`)).status).toBe(200);
  });

  test('is listed by folder and kind', async () => {
    const [image, paper] = [await inLibrary(meera, 'a.png', 'Onam'), await inLibrary(meera, 'a.pdf', 'Onam', PDF)];
    const keys = async (query: string) => (await listed(meera, query)).map(({ key }) => key);
    expect(await keys('?folder=Onam')).toEqual([paper.key, image.key]);
    expect(await keys('?folder=Onam&type=images')).toEqual([image.key]);
    expect(await keys('?folder=Onam&type=documents')).toEqual([paper.key]);
    const filter = encodeURIComponent(JSON.stringify({ folder: 'Onam', group: 'images', isUsed: false, q: 'a.p' }));
    const rows = (await meera.get(`/api/admin/files?filter=${filter}`)).as(z.array(ManagedFile));
    expect(rows.map(({ key }) => key)).toEqual([image.key]);
  });
});

describe('a file', () => {
  test('gets another name and folder, and keeps its address', async () => {
    const { key } = await inLibrary(meera);
    const rename = (to: string) =>
      meera.put(`/api/user/files/rename?sourceKey=${key}&destinationKey=${encodeURIComponent(to)}`);
    expect((await rename('Pongal/lamp (1).png')).as(ManagedFile)).toMatchObject({
      key,
      originalFilename: 'lamp (1).png',
      folder: 'Pongal',
    });
    expect((await rename('lamp.png')).as(ManagedFile)).toMatchObject({ folder: 'Pongal' });
    expect((await rename('/lamp.png')).as(ManagedFile)).toMatchObject({ folder: '' });
    for (const bad of ['', '..', 'returns/a.png', '<b>.png', 'a/b/c']) {
      expect(await rename(bad)).toRefuse(422, 'FIELDS_INVALID');
    }
  });

  test('is told of: what it shows and which point of it counts, each by itself, by its owner alone', async () => {
    const { key } = await inLibrary(meera);
    const { id, version } = await known(meera, key);
    const tell = (who: Persona, told: object) => who.put(`/api/admin/files/${id}`, told);
    const pointed = (await tell(meera, { focus: { x: 20, y: 85 }, version })).as(ManagedFile);
    expect(pointed).toMatchObject({ focus: { x: 20, y: 85 }, altText: '' });
    const told = (await tell(meera, { altText: 'A brass lamp' })).as(ManagedFile);
    expect(told).toMatchObject({ focus: { x: 20, y: 85 }, altText: 'A brass lamp' });
    expect((await tell(meera, { focus: null })).as(ManagedFile).focus).toBeNull();
    expect(await tell(meera, { altText: 'A lamp', version })).toRefuse(409, 'STALE_VERSION');
    expect((await tell(meera, { focus: { x: 20, y: 101 } })).status).toBe(422);
    expect(await tell(farhan, { altText: 'Mine' })).toRefuse(404, 'FILE_NOT_FOUND');
  });

  test('that is a film is shown by a still picture of its owner’s, which stays while it does', async () => {
    const [{ key: filmKey }, { key: still }] = [await inLibrary(meera, 'a.mp4', '', FILM), await inLibrary(meera)];
    const { id } = await known(meera, filmKey);
    const show = (posterKey: string | null) => meera.put(`/api/admin/files/${id}`, { posterKey });
    expect((await show(still)).as(ManagedFile).thumbnail).toBe(`/media/${still}`);
    expect(await meera.delete(`/api/user/files?key=${still}`)).toRefuse(409, 'FILE_IN_USE');
    const { key: his } = await inLibrary(farhan);
    for (const wrong of [his, filmKey, 'none.png']) expect(await show(wrong)).toRefuse(422, 'FILE_UNKNOWN');
    expect((await show(null)).as(ManagedFile).thumbnail).toBeNull();
    const { id: ofPicture } = await known(meera, still);
    expect(await meera.put(`/api/admin/files/${ofPicture}`, { posterKey: his })).toRefuse(409, 'FILE_NO_FILM');
  });

  test('is shown to everybody or to its owner alone', async () => {
    const { key } = await inLibrary(meera);
    const show = async (named: string, isPublic: boolean) =>
      (await meera.put(`/api/user/files/${named}/visibility?isPublic=${isPublic}`)).as(ManagedFile);
    const hidden = await show(key, false);
    expect(hidden.isPublic).toBe(false);
    const status = async (url: string) => (await shop.visitor().get(url)).status;
    await shop.job('send-outbox');
    expect([await status(`/media/${key}`), await status(`/media/${hidden.key}`)]).toEqual([404, 404]);
    expect(await status(hidden.url)).toBe(200);
    const again = await show(hidden.key, true);
    expect(await status(again.url)).toBe(200);
    expect((await meera.put(`/api/user/files/${again.key}/visibility?isPublic=maybe`)).status).toBe(400);
  });

  test('that is shown stays, and it is said where', async () => {
    const { key } = await inLibrary(meera);
    const { skuId } = await shop.sku();
    expect((await meera.patch(`/skus/update/${skuId}`, { mediaList: [{ key }] })).status).toBe(200);
    const { usedAt, uses } = await known(meera, key);
    expect(usedAt).toMatchObject([{ subject: 'sku', id: skuId }]);
    expect(uses).toBe(1);
    const refused = await meera.delete(`/api/user/files?key=${key}`);
    expect(refused).toRefuse(409, 'FILE_IN_USE');
    expect(refused.text).toContain(usedAt[0]!.name);
    expect(await admin.delete(`/api/files/delete?key=${key}`)).toRefuse(409, 'FILE_IN_USE');
    expect(await meera.put(`/api/user/files/${key}/visibility?isPublic=false`)).toRefuse(409, 'FILE_IN_USE');
    const { key: unused } = await inLibrary(meera);
    expect(await bulk(meera, [key, unused, 'nobodys.png'])).toEqual(['failed', 'success', 'failed']);
    expect((await shop.visitor().get(`/media/${key}`)).status).toBe(200);
  });

  test('that is removed is gone with its bytes, and once', async () => {
    const { key } = await inLibrary(meera);
    expect((await meera.delete(`/api/user/files?key=${key}`)).json).toEqual({ message: 'File removed' });
    await shop.job('send-outbox');
    expect((await shop.visitor().get(`/media/${key}`)).status).toBe(404);
    expect(await meera.delete(`/api/user/files?key=${key}`)).toRefuse(404, 'FILE_NOT_FOUND');
    const { action } = shop.row("SELECT action FROM audit_log WHERE subject = 'file' ORDER BY id DESC LIMIT 1");
    expect(action).toBe('file removed');
  });

  test('is found with those that are equal to it', async () => {
    const bytes = await picture(77);
    const one = await inLibrary(meera, 'one.jpg', '', bytes);
    const other = await inLibrary(meera, 'other.jpg', 'Elsewhere', bytes);
    await inLibrary(farhan, 'his.jpg', '', bytes);
    const groups = (await meera.get('/api/user/files/duplicates')).as(z.array(EqualFiles));
    const group = groups.find(({ files }) => files.some(({ key }) => key === one.key));
    expect(group?.files.map(({ key }) => key)).toEqual([one.key, other.key]);
  });

  test('of a return, a review or a business is changed there', async () => {
    const { key } = await inLibrary(meera, 'logo.png', 'seller-pictures');
    const rename = await meera.put(`/api/user/files/rename?sourceKey=${key}&destinationKey=b.png`);
    expect(rename).toRefuse(409, 'FILE_OF_ITS_PLACE');
  });
});

describe('another picture in a picture’s place', () => {
  const replace = (who: Persona, key: string, bytes: Bytes, name = 'new.jpg') =>
    sendForm(who, '/api/files/replace', { key, file: new File([bytes], name) });

  test('is shown wherever the first was, and its former address leads there', async () => {
    const { key } = await inLibrary(meera);
    const { skuId } = await shop.sku();
    await meera.patch(`/skus/update/${skuId}`, { mediaList: [{ key }] });
    const second = (await replace(meera, key, await picture(200))).as(ManagedFile);
    expect(second).toMatchObject({ contentType: 'image/jpeg', metadata: { width: 400, height: 300 }, uses: 1 });
    const { mediaList } = (await shop.visitor().get(`/skus/${skuId}`)).as(Sku);
    expect(mediaList[0]?.url).toBe(second.url);
    await shop.job('send-outbox');
    const third = (await replace(meera, second.key, await picture(201))).as(ManagedFile);
    await shop.job('send-outbox');
    for (const former of [key, second.key]) {
      for (const variant of ['', '/320.webp']) {
        const answer = await shop.visitor().get(`/media/${former}${variant}`);
        expect([answer.status, answer.headers.get('location')]).toEqual([302, third.url + variant]);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
      }
    }
    const { subject, subject_id: id } = shop.row(
      'SELECT subject, subject_id FROM page_invalidations ORDER BY id DESC LIMIT 1',
    );
    expect([subject, id]).toEqual(['product', shop.row('SELECT product_id AS id FROM skus WHERE id = ?', skuId).id]);
  });

  test('is a picture for a picture', async () => {
    const { key } = await inLibrary(meera);
    const paper = await inLibrary(meera, 'a.pdf', '', PDF);
    expect(await replace(meera, key, PDF)).toRefuse(415, 'FILE_TYPE_WRONG');
    expect(await replace(meera, paper.key, PICTURE)).toRefuse(409, 'FILE_NO_PICTURE');
    const none = await sendForm(meera, '/api/files/replace', { key });
    expect(none).toRefuse(422, 'FILE_REPLACEMENT_MISSING', 'No replacement file selected');
  });
});

describe('several files', () => {
  /** Returns the files of an archive, by its directory. */
  function entriesOf(zip: Bytes): { name: string; body: string }[] {
    const data = new DataView(zip.buffer);
    const [count, from] = [data.getUint16(zip.length - 12, true), data.getUint32(zip.length - 6, true)];
    let at = from;
    return Array.from({ length: count }, () => {
      const [size, length] = [data.getUint32(at + 24, true), data.getUint16(at + 28, true)];
      const start = data.getUint32(at + 42, true);
      const body = start + 30 + data.getUint16(start + 26, true) + data.getUint16(start + 28, true);
      const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length));
      at += 46 + length + data.getUint16(at + 30, true) + data.getUint16(at + 32, true);
      return { name, body: Buffer.from(zip.subarray(body, body + size)).toString('hex') };
    });
  }

  test('come as one archive, each by its name, once', async () => {
    const keys = [
      (await inLibrary(meera, 'lotus.png', 'A', PICTURE)).key,
      (await inLibrary(meera, 'lotus.png', 'B', await picture(3))).key,
      (await inLibrary(meera, 'Lotus.PNG', '', FILM)).key,
      (await inLibrary(meera, '..', '')).key,
      (await inLibrary(meera, 'con.pdf', '', PDF)).key,
    ];
    const answer = await fetch(`${shop.running.origin}/api/files/download-multiple`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${meera.token}` },
      body: JSON.stringify([...keys, keys[0]]),
    });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="files.zip"');
    const entries = entriesOf(new Uint8Array(await answer.arrayBuffer()));
    expect(entries.map(({ name }) => name)).toEqual(['lotus.png', 'lotus.jpg', 'Lotus.mp4', 'file.png', 'con_.pdf']);
    expect(entries[0]!.body).toBe(Buffer.from(PICTURE).toString('hex'));
    expect(entries[2]!.body).toBe(Buffer.from(FILM).toString('hex'));
  });

  test('are named, all one’s own, and so many', async () => {
    const download = (keys: unknown) => meera.post('/api/files/download-multiple', keys);
    expect(await download([])).toRefuse(422, 'FILES_NONE_FOR_DOWNLOAD', 'No files selected for download');
    const none = await meera.post('/api/user/files/bulk-delete', []);
    expect(none).toRefuse(422, 'FILES_NONE_FOR_DELETION', 'No files selected for deletion');
    const many = Array.from({ length: 101 }, (_, index) => `${index}.png`);
    expect(await download(many)).toRefuse(422, 'FILES_TOO_MANY', 'You can select a maximum of 100 files.');
    expect((await download({ keys: [] })).status).toBe(422);
    const { key } = await inLibrary(farhan);
    expect(await download([key, (await inLibrary(meera)).key])).toRefuse(404, 'FILE_NOT_FOUND');
    expect(
      (
        await meera.post(
          '/api/user/files/bulk-delete',
          Array.from({ length: 10_000 }, (_, index) => `${index}.png`),
        )
      ).status,
    ).toBe(422);
  });
});
