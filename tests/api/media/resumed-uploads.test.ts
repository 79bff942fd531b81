import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedFile, OPEN_UPLOADS, OpenUpload, UPLOAD_PIECE_BYTES } from '#contract/calls/files.ts';
import { openShop } from '../../support/shop.ts';
import { film, LEAST_FILM_BYTES } from '../../support/film.ts';
import { beginUpload, fileOf, sendRest, sendUploadPiece, UPLOADS } from '../../support/uploads.ts';

const shop = openShop();
const meera = shop.seller('meera');

const MEGABYTE = 1024 * 1024;
const pieces = (key: string) =>
  shop.row("SELECT count(*) AS count FROM outbox WHERE kind = 'removePieces' AND key = ?", `remove-pieces-${key}`)
    .count;
const keyOf = (id: number) => String(shop.row('SELECT key FROM file_uploads WHERE id = ?', id).key);

describe('a large file', () => {
  test('comes in by pieces, goes on where it broke off, and is the file that was sent', async () => {
    const bytes = film(2.5 * MEGABYTE);
    const sent = fileOf(bytes, 'kada, opened.mp4', 'Diwali');
    const { id, taken, file } = await beginUpload(meera, sent);
    expect([taken, file]).toEqual([0, null]);
    await sendUploadPiece(meera, id, bytes, 0);
    // As after a broken connection or a reload of the page.
    const again = await beginUpload(meera, { ...sent, folder: '' });
    expect(again).toMatchObject({ id, folder: 'Diwali', taken: UPLOAD_PIECE_BYTES, file: null });
    expect((await meera.get(UPLOADS)).as(z.array(OpenUpload))).toEqual(expect.arrayContaining([again]));
    const whole = (await sendRest(meera, again, bytes)).as(OpenUpload);
    expect(whole.file).toMatchObject({ originalFilename: 'kada opened.mp4', contentType: 'video/mp4', isPublic: true });
    const served = await fetch(new URL(whole.file!.url, meera.origin));
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    const [row] = (await meera.get('/api/user/files?folder=Diwali')).as(z.array(ManagedFile));
    expect(row).toMatchObject({ key: whole.file!.key, size: bytes.byteLength });
    expect((await meera.get(UPLOADS)).json).not.toContainEqual(expect.objectContaining({ id }));
  });

  test('is taken once where an answer is lost: a piece that came before changes nothing', async () => {
    const bytes = film(1.5 * MEGABYTE);
    const sent = fileOf(bytes);
    const { id } = await beginUpload(meera, sent);
    const first = (await sendUploadPiece(meera, id, bytes, 0)).as(OpenUpload);
    expect((await sendUploadPiece(meera, id, bytes, 0)).as(OpenUpload)).toEqual(first);
    const last = (await sendUploadPiece(meera, id, bytes, UPLOAD_PIECE_BYTES)).as(OpenUpload);
    expect((await sendUploadPiece(meera, id, bytes, UPLOAD_PIECE_BYTES)).as(OpenUpload)).toEqual(last);
    expect((await beginUpload(meera, sent)).file?.key).toBe(last.file!.key);
    const files = shop.row('SELECT count(*) AS count FROM media WHERE bytes = ?', bytes.byteLength);
    expect(Number(files.count)).toBe(1);
  });

  test('is taken once where two windows send it at the same moment', async () => {
    const bytes = film(1.25 * MEGABYTE);
    const sent = fileOf(bytes);
    const ids = await Promise.all([1, 2, 3].map(async () => (await beginUpload(meera, sent)).id));
    expect(new Set(ids).size).toBe(1);
    const at = (from: number) => Promise.all([1, 2, 3].map(() => sendUploadPiece(meera, ids[0]!, bytes, from)));
    for (const answer of await at(0)) expect(answer.as(OpenUpload).taken).toBe(UPLOAD_PIECE_BYTES);
    const ends = (await at(UPLOAD_PIECE_BYTES)).map((answer) => answer.as(OpenUpload).file?.key);
    expect(new Set(ends).size).toBe(1);
    const { count } = shop.row('SELECT count(*) AS count FROM media WHERE bytes = ?', bytes.byteLength);
    expect(Number(count)).toBe(1);
    expect((await shop.visitor().get(`/media/${ends[0]!}`)).status).toBe(200);
  });

  test('that was removed since comes in anew', async () => {
    const bytes = film(1.1 * MEGABYTE);
    const sent = fileOf(bytes);
    const first = (await sendRest(meera, await beginUpload(meera, sent), bytes)).as(OpenUpload);
    await meera.delete(`/api/user/files?key=${first.file!.key}`);
    const again = await beginUpload(meera, sent);
    expect(again).toMatchObject({ taken: 0, file: null });
    expect((await sendRest(meera, again, bytes)).as(OpenUpload).file).not.toBeNull();
  });

  test('leaves no piece behind', async () => {
    const bytes = film(1.5 * MEGABYTE);
    const upload = await beginUpload(meera, fileOf(bytes));
    const key = keyOf(upload.id);
    await sendRest(meera, upload, bytes);
    expect(pieces(key)).toBe(1);
    await shop.job('send-outbox');
    const { status } = shop.row('SELECT status FROM outbox WHERE key = ?', `remove-pieces-${key}`);
    expect(status).toBe('sent');
  });
});

describe('of what is sent in pieces', () => {
  test('the whole is looked at as any other file, and what is refused goes', async () => {
    const page = Uint8Array.from([...new TextEncoder().encode('<html>'), ...new Uint8Array(1.2 * MEGABYTE)]);
    const upload = await beginUpload(meera, fileOf(page, 'page.jpg'));
    const key = keyOf(upload.id);
    expect(await sendRest(meera, upload, page)).toRefuse(415, 'FILE_TYPE_WRONG');
    expect(pieces(key)).toBe(1);
    expect(await sendUploadPiece(meera, upload.id, page, 0)).toRefuse(404, 'UPLOAD_NOT_FOUND');
    const [heavy] = [Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(9 * MEGABYTE)])];
    const picture = await sendRest(meera, await beginUpload(meera, fileOf(heavy, 'heavy.jpg')), heavy);
    expect(picture.status).toBeGreaterThanOrEqual(413);
  });

  test('a file beyond the limit is refused before it is sent', async () => {
    const answer = await meera.post(UPLOADS, { ...fileOf(film(LEAST_FILM_BYTES)), fileSize: 200 * MEGABYTE });
    expect(answer).toRefuse(422, 'FIELDS_INVALID', 'A photo can have at most 8 MB, a video 25 MB.');
  });

  test('a piece that is too short, too long or empty is none of it', async () => {
    const bytes = film(1.2 * MEGABYTE);
    const { id } = await beginUpload(meera, fileOf(bytes));
    const send = (from: number, size: number) => sendUploadPiece(meera, id, new Uint8Array(from + size), from);
    for (const size of [0, 100]) expect(await send(0, size)).toRefuse(422, 'FIELDS_INVALID');
    expect((await sendUploadPiece(meera, id, bytes, 0)).as(OpenUpload).taken).toBe(UPLOAD_PIECE_BYTES);
    for (const size of [100, UPLOAD_PIECE_BYTES])
      expect(await send(UPLOAD_PIECE_BYTES, size)).toRefuse(422, 'FIELDS_INVALID');
    expect(Number(shop.row('SELECT taken FROM file_uploads WHERE id = ?', id).taken)).toBe(UPLOAD_PIECE_BYTES);
  });

  test('nobody but its sender goes on with it, and who may change files', async () => {
    const bytes = film(1.2 * MEGABYTE);
    const { id } = await beginUpload(meera, fileOf(bytes));
    for (const who of [shop.seller('farhan'), shop.admin()]) {
      expect(await sendUploadPiece(who, id, bytes, 0)).toRefuse(404, 'UPLOAD_NOT_FOUND');
      expect(await who.delete(`${UPLOADS}/${id}`)).toRefuse(404, 'UPLOAD_NOT_FOUND');
    }
    const folder = await meera.post(UPLOADS, { ...fileOf(bytes), folder: 'returns' });
    expect(folder).toRefuse(422, 'FIELDS_INVALID');
  });

  test('a few may be open at once; one that is let go makes room', async () => {
    const farhan = shop.seller('farhan');
    const bytes = film(1.2 * MEGABYTE);
    const begun: OpenUpload[] = [];
    for (let count = 0; count < OPEN_UPLOADS; count += 1) begun.push(await beginUpload(farhan, fileOf(bytes)));
    const one = fileOf(bytes);
    expect(await farhan.post(UPLOADS, one)).toRefuse(429, 'UPLOADS_TOO_MANY');
    expect((await farhan.delete(`${UPLOADS}/${begun[0]!.id}`)).status).toBe(200);
    expect((await farhan.post(UPLOADS, one)).status).toBe(200);
    for (const { id } of (await farhan.get(UPLOADS)).as(z.array(OpenUpload))) await farhan.delete(`${UPLOADS}/${id}`);
  });
});
