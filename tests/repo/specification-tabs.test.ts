import { describe, expect, test } from 'vitest';
import { resourceOfUrl } from '../../admin/layout/resourceOfUrl.ts';
import { RESOURCES } from '../../contract/calls/resources.ts';
import type { ConsoleResource } from '../../contract/calls/resources.ts';
import { MANAGER_PATHS } from '../../contract/pages/console-paths.ts';
import { TABS } from '../support/spec.ts';
import { filesUnder, textOf } from './source.ts';

describe('the tabs of the two dashboards', () => {
  /** Tabs without a resource, with the code of `PageOfUrl` that handles them. */
  const OF_THEIR_OWN: Record<string, string> = {
    'seller settings': '<Navigate to="/business" replace />',
    'seller logout': "tabOf(location.search) === 'logout'",
    'admin logout': "tabOf(location.search) === 'logout'",
  };
  const resourcesOf = (role: 'seller' | 'admin') =>
    Object.entries<ConsoleResource>(RESOURCES)
      .filter(([, { who }]) => who.includes(role))
      .map(([name]) => name);
  const pages = new Set(filesUnder('admin', /^index\.tsx?$/).map((file) => file.split('/')[1]));

  test('each lead to a page', () => {
    const without = TABS.filter(({ role, tab }) => {
      if (OF_THEIR_OWN[`${role} ${tab}`]) return false;
      const resource = resourceOfUrl({ pathname: '/', search: `?tab=${tab}` }, resourcesOf(role));
      return resource === undefined || !pages.has(resource);
    });
    expect(without.map(({ role, tab }) => `${role} ${tab}`).sort()).toEqual([]);
  });

  test('that are no resource are known to the page that reads addresses', () => {
    const reader = textOf('admin/layout/PageOfUrl.tsx');
    for (const [tab, words] of Object.entries(OF_THEIR_OWN)) expect(reader, tab).toContain(words);
  });

  test('and the editors of the blog have addresses of their own', () => {
    const ofBlog = textOf('admin/blog/index.tsx');
    for (const path of ['new', 'edit/:id']) expect(ofBlog).toContain(`path="${path}"`);
  });

  test.each(['seller', 'admin'] as const)('and the managers’ own addresses lead a %s to theirs', (role) => {
    const found = MANAGER_PATHS.map((pathname) => resourceOfUrl({ pathname, search: '' }, resourcesOf(role)));
    expect(found).toEqual(['categories', 'products', 'skus']);
  });
});
