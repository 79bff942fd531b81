import { UploadedFile } from '#contract/calls/files.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { GOODS_PICTURE, PICTURE, sendFile, sendForm } from './returns.ts';
import type { TestShop } from './shop.ts';
import { film } from './film.ts';
import { beginUpload, fileOf, sendUploadPiece, UPLOADS } from './uploads.ts';

/** Puts a picture into a person's library. */
export async function inLibrary(
  who: Persona,
  name = 'lotus.png',
  folder = '',
  bytes = GOODS_PICTURE,
): Promise<UploadedFile> {
  return (await sendFile(who, bytes, name, folder)).as(UploadedFile);
}

/** Returns the happy paths of the library of files. */
export function filePaths(shop: TestShop): Record<string, PreparedCall> {
  const meera = shop.seller('meera');
  const withKey =
    (ask: (key: string) => ReturnType<Persona['get']>): PreparedCall =>
    async () => {
      const { key } = await inLibrary(meera);
      return () => ask(key);
    };
  const withId = (ask: (id: number) => ReturnType<Persona['get']>) =>
    withKey((key) => ask(Number(shop.row('SELECT id FROM media WHERE key = ?', key).id)));
  return {
    'POST /api/user/files/uploads': () => () => meera.post(UPLOADS, fileOf(film(2_000_000))),
    'POST /api/user/files/uploads/{id}/pieces': async () => {
      const bytes = film(2_000_000);
      const { id } = await beginUpload(meera, fileOf(bytes));
      return () => sendUploadPiece(meera, id, bytes, 0);
    },
    'GET /api/user/files/uploads': () => () => meera.get(UPLOADS),
    'DELETE /api/user/files/uploads/{id}': async () => {
      const { id } = await beginUpload(meera, fileOf(film(2_000_000)));
      return () => meera.delete(`${UPLOADS}/${id}`);
    },
    'GET /api/user/files': () => () => meera.get('/api/user/files?range=[0,9]'),
    'DELETE /api/user/files': withKey((key) => meera.delete(`/api/user/files?key=${key}`)),
    'PUT /api/user/files/{key}/visibility': withKey((key) =>
      meera.put(`/api/user/files/${key}/visibility?isPublic=false`),
    ),
    'POST /api/user/files/bulk-delete': withKey((key) => meera.post('/api/user/files/bulk-delete', [key])),
    'GET /api/user/files/metadata': withKey((key) => meera.get(`/api/user/files/metadata?key=${key}`)),
    'GET /api/user/files/duplicates': () => () => meera.get('/api/user/files/duplicates'),
    'PUT /api/user/files/rename': withKey((key) =>
      meera.put(`/api/user/files/rename?sourceKey=${key}&destinationKey=Diwali/lamp.png`),
    ),
    'POST /api/files/upload': () => () =>
      sendForm(shop.admin(), '/api/files/upload', { folder: 'Diwali', file: new File([PICTURE], 'lamp.png') }),
    'DELETE /api/files/delete': withKey((key) => shop.admin().delete(`/api/files/delete?key=${key}`)),
    'POST /api/files/download-multiple': withKey((key) => meera.post('/api/files/download-multiple', [key])),
    'POST /api/files/replace': withKey((key) =>
      sendForm(meera, '/api/files/replace', { key, file: new File([PICTURE], 'other.png') }),
    ),
    'GET /api/admin/files/folders': () => () => meera.get('/api/admin/files/folders'),
    'GET /api/admin/files': () => () => meera.get('/api/admin/files'),
    'GET /api/admin/files/{id}': withId((id) => meera.get(`/api/admin/files/${id}`)),
    'PUT /api/admin/files/{id}': withId((id) =>
      meera.put(`/api/admin/files/${id}`, { altText: 'A brass lamp', focus: { x: 20, y: 30 } }),
    ),
  };
}
