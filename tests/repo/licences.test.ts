import { expect, test } from 'vitest';
import { textOf } from './source.ts';

/**
 * Licences that let a shop run and change what it installs without publishing its own code. MPL and LGPL cover only the
 * files of the package; typefaces are under the OFL.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

test('every package that is installed has a licence that lets a shop keep its code to itself', () => {
  const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, { license?: string }> };
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.length).toBeGreaterThan(500);
  const others = installed.filter(([, { license = '' }]) => {
    const names = license.replace(/[()]/g, '').split(/ (?:AND|OR) /);
    return !names.every((name) => ALLOWED.has(name));
  });
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
