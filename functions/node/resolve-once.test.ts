import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { SOURCE_FLAGS } from './start-flags.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** @returns the output of `main.js` among these files, or its process's error output */
async function run(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'resolve-once-'));
  folders.push(folder);
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // The test run has the same preload in its own options.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const said = promisify(execFile)(process.execPath, [...SOURCE_FLAGS, 'main.js'], { cwd: folder, env });
  return said.then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => stderr,
  );
}

test('files of each ending in a folder are read as their endings say', async () => {
  const message = await run({
    'main.js': `
      import { a } from './a.js'; import { b } from './b.js';
      import c from './c.cjs'; import d from './d.cjs';
      import { e } from './e.ts'; import { f } from './f.ts';
      import g from './g.json' with { type: 'json' };
      console.log([a, b, c, d, e, f, g.g].join(' '));`,
    'a.js': "export const a = 'a';",
    'b.js': "export { b } from './b.mjs';",
    'b.mjs': "export const b = 'b';",
    'c.cjs': "module.exports = require('./c');",
    'c/index.cjs': "module.exports = 'c';",
    'c/package.json': '{"main":"index.cjs"}',
    'd.cjs': "module.exports = typeof require + ' d';",
    'e.ts': "export const e: string = 'e';",
    'f.ts': "export const f = 'f' as const;",
    'g.json': '{"g":"g"}',
  });
  expect(message).toBe('a b c function d e f g');
});

test('where no description tells it, each file is read as its own text says', async () => {
  const message = await run({
    'main.js':
      "import './plain/one.js'; import { two } from './plain/two.js'; import three from './plain/three.js'; console.log(two, three);",
    'plain/package.json': '{}',
    'plain/one.js': 'module.exports = 1;',
    'plain/two.js': "export const two = 'two';",
    'plain/three.js': "module.exports = 'three';",
  });
  expect(message).toBe('two three');
});

test('a package finds its own package, not the one of the same name beside it', async () => {
  const message = await run({
    'main.js': "import name from 'inner'; import outer from 'outer'; console.log(name, outer);",
    'node_modules/inner/package.json': '{"type":"module","exports":"./index.js"}',
    'node_modules/inner/index.js': "export { default } from './name.js';",
    'node_modules/inner/name.js': "export default 'beside';",
    'node_modules/outer/package.json': '{"type":"module","exports":"./index.js"}',
    'node_modules/outer/index.js': "export { default } from 'inner';",
    'node_modules/outer/node_modules/inner/package.json': '{"type":"module","exports":"./index.js"}',
    'node_modules/outer/node_modules/inner/index.js': "export default 'own';",
  });
  expect(message).toBe('beside own');
});

test('a file that is not there is named', async () => {
  const message = await run({
    'main.js': "import './there.js'; import './not-there.js';",
    'there.js': '',
  });
  expect(message).toContain('not-there.js');
});
