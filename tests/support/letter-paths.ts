import { LetterRow } from '#contract/calls/letters.ts';
import type { PreparedCall } from './happy-paths.ts';
import { textSection } from './page-paths.ts';
import type { TestShop } from './shop.ts';

/** Returns a valid letter of the newsletter, as the console sends it. Fields of `over` replace its own. */
export function letterForm(mark: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    subject: `New pieces ${mark}`,
    preview: 'Made in Jaipur',
    sections: [textSection('<p>New jhumkas for you.</p>')],
    ...over,
  };
}

/** Returns the happy paths of letters. Planned letters have a time that no test reaches, so none is sent. */
export function letterPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const path = '/api/admin/letters';
  const plan = { sendAt: '2099-01-01T10:00:00+05:30' };
  const newLetter = async () => (await admin.post(path, letterForm(shop.mark))).as(LetterRow).id;
  return {
    [`GET ${path}`]: () => () => admin.get(`${path}?filter={"status":"draft"}`),
    [`GET ${path}/{id}`]: async () => {
      const id = await newLetter();
      return () => admin.get(`${path}/${id}`);
    },
    [`GET ${path}/{id}/versions`]: async () => {
      const id = await newLetter();
      return () => admin.get(`${path}/${id}/versions`);
    },
    [`POST ${path}`]: () => () => admin.post(path, letterForm(shop.mark)),
    [`PUT ${path}/{id}`]: async () => {
      const id = await newLetter();
      return () => admin.put(`${path}/${id}`, { subject: `Another subject ${shop.mark}` });
    },
    [`DELETE ${path}/{id}`]: async () => {
      const id = await newLetter();
      return () => admin.delete(`${path}/${id}`);
    },
    [`PUT ${path}/{id}/plan`]: async () => {
      const id = await newLetter();
      return () => admin.put(`${path}/${id}/plan`, plan);
    },
    [`PUT ${path}/{id}/stop`]: async () => {
      const id = await newLetter();
      await admin.put(`${path}/${id}/plan`, plan);
      return () => admin.put(`${path}/${id}/stop`, { reason: 'Later' });
    },
    [`POST ${path}/preview`]: () => () => admin.post(`${path}/preview`, letterForm(shop.mark)),
    [`POST ${path}/test`]: () => () => admin.post(`${path}/test`, letterForm(shop.mark)),
  };
}
