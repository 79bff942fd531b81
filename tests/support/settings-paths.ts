import { randomInt } from 'node:crypto';
import { FeeRates } from '../../contract/calls/fee-rates.ts';
import { MailText } from '../../contract/calls/mail-texts.ts';
import { addDays } from '../../contract/shop/dates.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** The groups of settings that are written in the same shape as they are read. */
export const SETTING_GROUPS = [
  'brand',
  'look',
  'words',
  'contact',
  'announcements',
  'cod-ladder',
  'staff-discounts',
  'letters',
  'messages',
  'places',
  'policies',
  'social-proof',
  'feeds',
  'marks',
  'company',
  'fees',
] as const;

/** Returns the happy paths of the groups of settings. Each writes the current values. */
export function settingsPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const paths = SETTING_GROUPS.map((group) => {
    const path = `/api/admin/settings/${group}`;
    return {
      [`GET ${path}`]: () => () => admin.get(path),
      [`GET ${path}/versions`]: () => () => admin.get(`${path}/versions`),
      [`PUT ${path}`]: async () => {
        const { version: _, ...present } = (await admin.get(path)).json as Record<string, unknown>;
        return () => admin.put(path, { ...present, reason: 'Looked at again' });
      },
    };
  });
  const setUp = '/api/admin/set-up';
  const ofSetUp = {
    [`GET ${setUp}`]: () => () => admin.get(setUp),
    [`PUT ${setUp}`]: () => () => admin.put(setUp, { isOpen: true, reason: 'Looked at again' }),
    [`POST ${setUp}/preview`]: () => () => admin.post(`${setUp}/preview`),
  };
  const versions = {
    'GET /api/admin/settings/home/versions': () => () => admin.get('/api/admin/settings/home/versions'),
  };
  const look = '/api/admin/settings/look';
  const ofLook = {
    [`POST ${look}/preview`]: async () => {
      const present = (await admin.get(look)).json as Record<string, unknown>;
      return () => admin.post(`${look}/preview`, { ...present, page: 'home' });
    },
  };
  const rates = '/api/admin/fee-rates';
  // A rate has one change a day, so files that share a shop must not choose the same day.
  const plan = () => {
    const from = addDays('2099-01-01', randomInt(10_000));
    return { kind: 'tcs', percent: 0.5, from, reason: 'As the notification says' };
  };
  const ofRates = {
    [`GET ${rates}`]: () => () => admin.get(rates),
    [`POST ${rates}`]: () => () => admin.post(rates, { ...plan(), kind: 'tds' }),
    [`PUT ${rates}/{id}`]: async () => {
      const wanted = plan();
      const { changes } = (await admin.post(rates, wanted)).as(FeeRates);
      const path = `${rates}/${changes.find(({ kind, from }) => kind === wanted.kind && from === wanted.from)!.id}`;
      return () => admin.put(path, { isWithdrawn: true, reason: 'Put off' });
    },
  };
  const mail = '/api/admin/settings/mails/orderNotPaid';
  const wordsOf = async () => {
    const { subject, greeting, text, closing } = (await admin.get(mail)).as(MailText);
    return { subject, greeting, text, closing };
  };
  const ofMails = {
    'GET /api/admin/settings/mails': () => () => admin.get('/api/admin/settings/mails'),
    'GET /api/admin/settings/mails/{mail}': () => () => admin.get(mail),
    'GET /api/admin/settings/mails/{mail}/versions': () => () => admin.get(`${mail}/versions`),
    'PUT /api/admin/settings/mails/{mail}': async () => {
      const words = await wordsOf();
      return () => admin.put(mail, { ...words, closing: 'Yours, Ratnahaat', reason: 'Friendlier' });
    },
    'POST /api/admin/settings/mails/{mail}/preview': async () => {
      const words = await wordsOf();
      return () => admin.post(`${mail}/preview`, words);
    },
    'POST /api/admin/settings/mails/{mail}/test': async () => {
      const words = await wordsOf();
      return () => admin.post(`${mail}/test`, words);
    },
  };
  return Object.assign(versions, ofLook, ofSetUp, ofRates, ofMails, ...paths) as Record<string, PreparedCall>;
}
