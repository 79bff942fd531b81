import { FeeRates } from '../../contract/calls/fee-rates.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** The groups of the settings that are written as they are read. */
export const SETTING_GROUPS = ['contact', 'announcements', 'policies', 'social-proof', 'company', 'fees'] as const;

/** The happy paths of the settings in groups: what is written is what holds. */
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
  const versions = {
    'GET /api/admin/settings/home/versions': () => () => admin.get('/api/admin/settings/home/versions'),
  };
  const rates = '/api/admin/fee-rates';
  const plan = { kind: 'tcs', percent: 0.5, from: '2099-01-01', reason: 'As the notification says' };
  const ofRates = {
    [`GET ${rates}`]: () => () => admin.get(rates),
    [`POST ${rates}`]: () => () => admin.post(rates, { ...plan, kind: 'tds' }),
    [`PUT ${rates}/{id}`]: async () => {
      const { changes } = (await admin.post(rates, plan)).as(FeeRates);
      const path = `${rates}/${changes.find(({ kind }) => kind === plan.kind)!.id}`;
      return () => admin.put(path, { isWithdrawn: true, reason: 'Put off' });
    },
  };
  return Object.assign(versions, ofRates, ...paths) as Record<string, PreparedCall>;
}
