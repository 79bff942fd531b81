import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Returns what react-admin's components say at an entrance, in a browser with a choice of language. */
async function saidAt(pathname: string, chosen: string | null) {
  vi.stubGlobal('window', { location: { pathname }, localStorage: { getItem: () => chosen } });
  const { i18nProvider } = await import('./i18n.ts');
  const say = (key: string, count = 1) => i18nProvider.translate(key, { smart_count: count });
  return [say('ra.action.save'), say('resources.weight-disputes.name', 2), say('ra.notification.http_error')];
}

test('react-admin and the names of resources are in the chosen language', async () => {
  expect(await saidAt('/seller/orders', 'hi')).toEqual(['सेव करें', 'वज़न के विवाद', 'कुछ गड़बड़ हो गई']);
});

test('they are in English without a choice, and for admins with any', async () => {
  const english = ['Save', 'Weight disputes', 'An unexpected error occurred'];
  expect(await saidAt('/seller/orders', null)).toEqual(english);
  vi.resetModules();
  expect(await saidAt('/admin/orders', 'hi')).toEqual(english);
});
