import { expect, test } from 'vitest';
import { ruleOf } from '../../admin/providers/permissions.ts';
import { IMPORT_KINDS } from '../../contract/calls/imports.ts';
import type { Permission } from '../../contract/calls/permissions.ts';
import { SERVED } from '../support/spec.ts';
import { filesUnder, textOf } from './source.ts';

/** Shared parts of the console, which get their calls as arguments. */
const HANDED = /^admin\/(ui|providers|layout)\//;
const files = filesUnder('admin', /(?<!\.test)\.tsx?$/).filter((file) => !HANDED.test(file));
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

interface Change {
  file: string;
  method: string;
  path: string;
}

/** Returns the calls that change something: calls with a method, and paths passed to forms and buttons. */
function changesIn(file: string): Change[] {
  const text = textOf(file);
  const said = [...text.matchAll(/call(?:Once)?\(\s*[`'](\/[^`']*)[`'],\s*\{\s*method: '(\w+)'/g)].map(
    ([, path, method]) => ({ file, method: method!, path: path! }),
  );
  const handed = [...text.matchAll(/<(\w+)[^<>]*?\bpath=\{`(\/[^`]*)`\}/gs)].map(([, name, path]) => ({
    file,
    method: name === 'AnswerForm' ? 'POST' : 'PUT',
    path: path!,
  }));
  return [...said, ...handed].filter(({ method }) => method !== 'GET');
}

/** Returns the permission that the shop requires for the call. */
function permissionOf({ method, path }: Change): string | undefined {
  const parts = path
    .split('?')[0]!
    .replace(/\$\{[^}]*\}/g, '{}')
    .split('/');
  const isCalled = (served: string) => {
    const own = served.split('/');
    return own.length === parts.length && own.every((part, at) => part === parts[at] || parts[at] === '{}');
  };
  return SERVED.find((served) => served.method === method && isCalled(served.path))?.may;
}

/** Returns the permissions that a folder's code checks, itself or by the shared buttons it uses. */
function askedIn(folder: string): Set<Permission> {
  const texts = files.filter((file) => folderOf(file) === folder).map(textOf);
  const asked = texts.flatMap((text) => [
    ...[...text.matchAll(/useCanAccess\(\{ resource: '([\w-]+)', action: '(\w+)' \}\)/g)].map(
      ([, resource, action]) => [resource!, action!] as const,
    ),
    // One button makes all imports. Its property names the list.
    ...[...text.matchAll(/useCanAccess\(\{ resource: kind, action: '(\w+)' \}\)/g)].flatMap(([, action]) =>
      IMPORT_KINDS.map((kind) => [kind, action!] as const),
    ),
    ...[...text.matchAll(/<AnswerForm\s[^>]*?resource="([\w-]+)"(?:\s+action="(\w+)")?/gs)].map(
      ([, resource, action]) => [resource!, action ?? 'change'] as const,
    ),
    ...[...text.matchAll(/<(?:VisibilityButton|RemoveButton)\s[^>]*?resource="([\w-]+)"/gs)].map(
      ([, resource]) => [resource!, 'change'] as const,
    ),
  ]);
  return new Set(
    asked.flatMap(([resource, action]) => {
      const rule = ruleOf(resource);
      if (action === 'list') return rule?.read ?? [];
      return rule?.actions?.[action] ?? rule?.change ?? [];
    }),
  );
}

const changes = files.flatMap(changesIn);

test('the calls behind buttons are seen', () => {
  expect(changes.length).toBeGreaterThan(30);
  expect(changes.map(permissionOf).filter(Boolean).length).toBeGreaterThan(25);
  expect(changes.filter((change) => permissionOf(change) === undefined)).toEqual([]);
});

test('a button is shown by the permission that its call asks for', () => {
  const refused = changes.filter((change) => {
    const may = permissionOf(change) ?? '';
    return may !== '' && may !== 'none' && !askedIn(folderOf(change.file)).has(may as Permission);
  });
  expect(refused.map(({ file, method, path }) => `${file}: ${method} ${path}`)).toEqual([]);
});
