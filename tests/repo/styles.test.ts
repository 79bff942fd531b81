import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parse, readImports } from './imports.ts';
import { filesUnder, textOf } from './source.ts';

const sheets = filesUnder('src', /\.css$/);
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const imports = readImports();
const islands = [...imports.keys()].filter((file) => /^src\/.*\.tsx$/.test(file));

/** Returns the selectors of a style sheet, without comments and declarations. */
function selectorsOf(sheet: string): string {
  return textOf(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}');
}

function classesIn(selectors: string): string[] {
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!))];
}

test('the sheets and islands are seen at all', () => {
  expect(modules.length).toBeGreaterThanOrEqual(9);
  expect(islands.length).toBeGreaterThan(20);
});

describe('the styles of islands', () => {
  test('are CSS modules: an island imports no global sheet', () => {
    const wrong = islands.flatMap((file) =>
      imports.get(file)!.filter(({ specifier }) => specifier.endsWith('.css') && !specifier.endsWith('.module.css')),
    );
    expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  });

  test('or classes that all pages share: an island names no others itself', () => {
    const shared = new Set(classesIn(selectorsOf('src/styles/base.css')));
    const wrong = islands.flatMap((file) =>
      plainClassesIn(file, textOf(file))
        .filter((name) => !shared.has(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test('plain classes are seen in strings and templates', () => {
    const text =
      "<p className={is === 'x' ? 'c' : `d ${styles.y} e`}><b className='a b' /><i className={styles.z} /></p>;";
    expect(plainClassesIn('x.tsx', text).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('a CSS module', () => {
  test('has a file name of its own, which its classes are named by', () => {
    expect(new Set(modules.map((file) => basename(file))).size).toBe(modules.length);
  });

  test.each(modules)('%s has the classes it is asked for, and no others', (sheet) => {
    const asked = [...imports.values()]
      .flat()
      .filter(({ specifier, from }) => specifier.endsWith(`/${basename(sheet)}`) && /\.(tsx|astro)$/.test(from))
      .flatMap(({ from }) => {
        const text = textOf(from);
        const name = new RegExp(`import (\\w+) from '[^']*/${basename(sheet)}'`).exec(text)?.[1];
        return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => key!);
      });
    const has = classesIn(selectorsOf(sheet).replace(/:global\([^)]*\)/g, ''));
    expect([...new Set(asked)].sort()).toEqual(has.sort());
  });
});

test('colours are named in the tokens alone', () => {
  // A browser reads the colour of its toolbar before any style sheet, so `Head.astro` names it.
  const files = filesUnder('src', /\.(css|astro|tsx)$/).filter(
    (file) => file !== 'src/styles/tokens.css' && file !== 'src/seo/Head.astro',
  );
  const raw = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .filter((line) => /(#[0-9a-f]{3,8}|\b(rgba?|hsla?|oklch|oklab|lab|lch)\([^)]*\))(?=[\s;,)]).*;\s*$/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(raw).toEqual([]);
});

/** Returns the classes that a component names in strings, not through a CSS module. */
function plainClassesIn(file: string, text: string): string[] {
  const found: string[] = [];
  const strings = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(...node.text.split(/\s+/).filter((name) => name !== ''));
    } else if (ts.isConditionalExpression(node)) {
      strings(node.whenTrue);
      strings(node.whenFalse);
    } else ts.forEachChild(node, strings);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) strings(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}
