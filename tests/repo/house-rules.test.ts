import { describe, expect, test } from 'vitest';
import ts from 'typescript';
import { parse } from './imports.ts';
import { filesUnder, textOf } from './source.ts';

const TEXT = /\.(ts|tsx|mjs|js|astro|css|html|json|toml|sql|tsv|md|svg|webmanifest|example)$|^\.\w+(ignore|rc)?$/;
/** Data, the tables of the specification, and files that tools write. */
const GENERATED = /^(package-lock\.json|migrations\/|demo\/|pictures\/|\.oxlintrc\.json|tests\/spec\/)/;

const files = filesUnder('').filter((path) => TEXT.test(path.split('/').at(-1)!));
const code = files.filter((path) => /\.(ts|tsx|mjs|astro)$/.test(path));
const MAX_LINES = 450;

/** Returns the lines of these files that match, as `file:line: text`. */
function linesWith(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

test('the files are seen at all', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(code).toContain('functions/app.ts');
  expect(code.some((file) => /node_modules|^dist\//.test(file))).toBe(false);
});

test(`no file has more than ${MAX_LINES} lines, blank ones and comments aside`, () => {
  const long = files
    .filter((file) => !GENERATED.test(file))
    .map((file) => ({ file, lines: linesOfCode(textOf(file)) }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

function linesOfCode(text: string): number {
  return text
    .replace(/^\s*\/\*.*?\*\/$/gms, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

describe('nothing is left lying about:', () => {
  test('notes of what is still to be done', () => {
    expect(
      linesWith(
        /\b(TO[D]O|FIX[M]E|XX[X]|HAC[K])\b/,
        files.filter((file) => file !== 'package-lock.json'),
      ),
    ).toEqual([]);
  });

  test('tests that are left out, or alone', () => {
    const tests = code.filter((file) => file.includes('.test.'));
    expect(tests.length).toBeGreaterThan(20);
    expect(linesWith(/\b(test|it|describe)\.(only\b|(skip|todo|fixme)\(\s*['"`])/, tests)).toEqual([]);
  });

  test('conflict marks', () => {
    expect(linesWith(/^(<{7}|>{7}|={7})( |$)/, files)).toEqual([]);
  });
});

test('a form of the console keeps what was typed where a session ends', () => {
  const own = code.filter((file) => file.startsWith('admin/') && file !== 'admin/ui/form/ConsoleForm.tsx');
  expect(linesWith(/<Form\b/, own)).toEqual([]);
});

describe('what switches a check off says why:', () => {
  test('any', () => {
    const untold = code
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const text = textOf(file);
        const lines = text.split('\n');
        return anysIn(file, text).filter(({ line }) => !/\/\/ |\*\//.test(`${lines[line - 1]}${lines[line]}`));
      });
    expect(untold.map(({ file, line }) => `${file}:${line + 1}`)).toEqual([]);
  });

  test('any is seen where it is a type, and only there', () => {
    const seen = anysIn('x.ts', 'const any = 1;\nlet a: any;\n// any\nf<any[]>();\n"any";').map(({ line }) => line);
    expect(seen).toEqual([1, 3]);
  });

  test('a compiler told to look away', () => {
    const silenced = linesWith(/@ts-(ignore|nocheck|expect-error)/, without('tests/repo/house-rules.test.ts'));
    expect(silenced.filter((line) => !/@ts-expect-error\s+\S+ \S+/.test(line))).toEqual([]);
  });

  test('a linter told to look away', () => {
    const switches = linesWith(/(oxlint|eslint)-disable/, without('tests/repo/house-rules.test.ts'));
    const untold = switches.filter((place) => {
      const [, file, line] = /^(.+?):(\d+): /.exec(place)!;
      const lines = textOf(file!).split('\n');
      return !/ -- \S/.test(lines[Number(line) - 1]!) && !/^\s*(\/\/|\*|\{?\/\*)/.test(lines[Number(line) - 2] ?? '');
    });
    expect(untold).toEqual([]);
  });
});

/** Returns the places in a file that use the type `any`. */
function anysIn(file: string, text: string): { file: string; line: number }[] {
  const parsed = parse(file, text);
  const found: { file: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      found.push({ file, line: parsed.getLineAndCharacterOfPosition(node.end).line });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

describe('nothing tells of the machine it was written on:', () => {
  test('paths', () => {
    expect(linesWith(/(^|[\s"'`(=:])\/(work|root|home\/\w+|Users\/\w+|tmp\/\w+)\//, files)).toEqual([]);
  });

  test('hosts packages came from: the lock file names the public registry alone', () => {
    const hosts = new Set(
      [...textOf('package-lock.json').matchAll(/https?:\/\/([^/"]+)[^"]*\.tgz/g)].map(([, host]) => host),
    );
    expect([...hosts].filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
    const others = linesWith(
      /\b(registry|mirror|proxy|artifactory|nexus)\.[a-z-]+\.[a-z]{2,}/i,
      without('package-lock.json', 'tests/repo/house-rules.test.ts'),
    );
    expect(others).toEqual([]);
  });

  test('keys', () => {
    const keys = /\b(rzp_live_\w{8,}|sk_live_\w+|AKIA[A-Z0-9]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|re_[A-Za-z0-9]{20,})/;
    expect(linesWith(keys, without('tests/repo/house-rules.test.ts'))).toEqual([]);
  });
});

function without(...names: string[]): string[] {
  return files.filter((file) => !names.includes(file));
}
