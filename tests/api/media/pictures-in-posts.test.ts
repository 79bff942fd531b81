import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { EditedPost } from '#contract/calls/blog.ts';
import { FileMetadata, ManagedFile } from '#contract/calls/files.ts';
import { inLibrary } from '../../support/file-paths.ts';
import { postForm } from '../../support/forms.ts';
import { sendForm } from '../../support/returns.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();

const usedAt = async (key: string) => (await admin.get(`/api/user/files/metadata?key=${key}`)).as(FileMetadata).usedAt;

describe('a picture in the text of a post', () => {
  const publish = async (over: Record<string, unknown>) =>
    (await admin.post('/blog/posts', postForm(shop.mark, over))).as(EditedPost);
  const change = async (id: number, over: Record<string, unknown>) =>
    (await admin.put(`/blog/posts/${id}`, over)).as(EditedPost);
  const textWith = (key: string) => `<p>Words</p><img src="/media/${key}" alt="">`;

  test('is used there, until it is taken out', async () => {
    const { key } = await inLibrary(admin);
    const { id, title } = await publish({ content: textWith(key) });
    expect(await usedAt(key)).toEqual([{ subject: 'post', id, name: title }]);
    expect(await admin.delete(`/api/files/delete?key=${key}`)).toRefuse(409, 'FILE_IN_USE');
    await change(id, { content: '<p>Words</p>' });
    expect(await usedAt(key)).toEqual([]);
  });

  test('may stand above it as well, and stays in the text when it does not any more', async () => {
    const { key } = await inLibrary(admin);
    const { id } = await publish({ content: textWith(key), imagePath: `/media/${key}` });
    expect((await change(id, { imagePath: null })).image).toBeNull();
    expect(await usedAt(key)).toHaveLength(1);
    expect((await change(id, { imagePath: `/media/${key}` })).image?.key).toBe(key);
  });

  test('follows where another is put in its place', async () => {
    const { key } = await inLibrary(admin);
    const { id } = await publish({ content: textWith(key) });
    const other = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const file = new File([Uint8Array.from(other)], 'new.jpg');
    const next = (await sendForm(admin, '/api/files/replace', { key, file })).as(ManagedFile);
    expect((await admin.get(`/blog/posts/${id}`)).as(EditedPost).content).toBe(textWith(next.key));
  });
});
