import type { PreparedCall } from './happy-paths.ts';
import type { TestShop } from './shop.ts';

/** The groups of the settings that are written as they are read. */
export const SETTING_GROUPS = ['contact', 'announcements', 'policies', 'social-proof'] as const;

/** The happy paths of the settings in groups: what is written is what holds. */
export function settingsPaths(shop: TestShop): Record<string, PreparedCall> {
  const admin = shop.admin();
  const paths = SETTING_GROUPS.map((group) => {
    const path = `/api/admin/settings/${group}`;
    return {
      [`GET ${path}`]: () => () => admin.get(path),
      [`PUT ${path}`]: async () => {
        const { version: _, ...present } = (await admin.get(path)).json as Record<string, unknown>;
        return () => admin.put(path, present);
      },
    };
  });
  return Object.assign({}, ...paths) as Record<string, PreparedCall>;
}
