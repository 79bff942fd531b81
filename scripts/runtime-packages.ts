/**
 * `node scripts/runtime-packages.ts DIR`: copies the packages that the built server imports to DIR/node_modules, for a
 * container without the packages that build the shop.
 */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVER } from './bundle-if-needed.ts';

const [to] = process.argv.slice(2);
if (!to) throw new Error('Name the folder: node scripts/runtime-packages.ts DIR');

/** Only a start with sources loads it. */
const BUNDLER = 'vite';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The folders of the packages to copy. */
const folders = new Set<string>();
for (const name of importedPackages()) if (name !== BUNDLER) add(name, '.');
for (const folder of folders) cpSync(folder, join(to, folder), { recursive: true });
console.log(`Copied ${folders.size} packages.`);

/** Returns the packages in imports of the built server. Words of its texts that look like imports may be among them. */
function importedPackages(): Set<string> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.m?js$/.test(name));
  const names = files.flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*["']([^."'][^"']*)["']/g)].map(
      ([, specifier]) => specifier!.split('/', specifier!.startsWith('@') ? 2 : 1).join('/'),
    ),
  );
  return new Set(names.filter((name) => /^[@\w]/.test(name) && !name.includes(':')));
}

/** Adds a package and those that it needs. Optional ones of other platforms are not installed. */
function add(name: string, from: string): void {
  const folder = folderOf(name, from);
  if (folder === undefined || folders.has(folder)) return;
  folders.add(folder);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) add(needed, folder);
}

/** Returns the folder of a package as Node finds it from another folder; undefined when it is not installed. */
function folderOf(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === '.' ? undefined : folderOf(name, dirname(from));
}
