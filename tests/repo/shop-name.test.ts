import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Folders whose code and texts are the same in every shop. */
const FOLDERS = ['admin', 'contract', 'functions', 'public', 'src'];
/** Files of the sandbox, whose emulators and examples name the demo shop. */
const OF_THE_DEMO = /^functions\/sandbox\/|\.test\.ts$|^contract\/shop\/(public-text-examples|passwords)\.ts$/;
const TEXT = /\.(ts|tsx|astro|css|html|json|svg|webmanifest)$/;
/**
 * Technical names that are no text for people: storage keys, plug-ins, metrics, files, example addresses, and the
 * User-Agent.
 */
const TECHNICAL =
  /ratnahaat(:|-pages'|_|\.db|\.example|\/1\.0|@\$)|'ratnahaat'|Ratnahaat <orders@|"name": "ratnahaat"/g;

test('the name of the demo shop is in no code or text of every shop: a shop has its own', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const found = files
    .filter((file) => TEXT.test(file) && !OF_THE_DEMO.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .replace(TECHNICAL, '')
        .split('\n')
        .flatMap((line, index) => (/ratnahaat/i.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});
