import { describe, expect, test } from 'vitest';
import { fileGraph, ringsOf } from './graph.ts';
import { readImports } from './imports.ts';
import type { Import } from './imports.ts';
import { areaOf, CONTEXTS, EXCEPTIONS, FETCHERS, layerOf, LAYERS, UNDER_FEATURES } from './layers.ts';
import { filesUnder, textOf } from './source.ts';

const imports = readImports();
const all = [...imports.values()].flat();
const say = ({ from, specifier }: Import) => `${from} imports ${specifier}`;
const existing = new Set([
  'package.json',
  ...['contract', 'panchang', 'functions', 'demo', 'src', 'admin'].flatMap((folder) => filesUnder(folder)),
]);

describe('the directions between folders', () => {
  test('the imports are seen at all', () => {
    expect(imports.size).toBeGreaterThan(200);
    expect(all.filter(({ target }) => target).length).toBeGreaterThan(500);
  });

  test('what is imported is there, with its ending', () => {
    expect(all.filter(({ target }) => target && !existing.has(target)).map(say)).toEqual([]);
  });

  test('each folder imports what it may and nothing else', () => {
    const wrong = all.filter(({ from, target, isType }) => {
      if (!target) return false;
      const [here, there] = [layerOf(from), layerOf(target)];
      if (here === there || EXCEPTIONS[from]?.includes(there)) return false;
      const layer = LAYERS[here];
      return !layer?.uses?.includes(there) && !(isType && layer?.knows?.includes(there));
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test('every folder has its rule, and every rule its folder', () => {
    expect([...new Set([...imports.keys()].map(layerOf))].sort()).toEqual(Object.keys(LAYERS).sort());
    expect(Object.keys(EXCEPTIONS).filter((file) => !imports.has(file))).toEqual([]);
  });

  test('only routes, http, the sandbox and the entrances know Hono', () => {
    const knowing = all.filter(({ specifier }) => /^(hono|@hono\/)/.test(specifier)).map(({ from }) => from);
    const may = /^functions\/(routes\/|http\/|sandbox\/|app\.ts|open-shop\.ts|node\.ts|edge-shop\.ts)/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  test('only the node folder, its entrance and the demo shop know Node', () => {
    const knowing = all.filter(({ specifier }) => specifier.startsWith('node:')).map(({ from }) => from);
    expect(knowing.length).toBeGreaterThan(0);
    const may = /^(functions\/(node\/|node\.ts)|demo\/|admin\/vite\.config\.ts|src\/adapter\/live-routes\.ts)/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  test('only the records, the domain, the sandbox and the demo shop know drizzle', () => {
    const knowing = all.filter(({ specifier }) => specifier.startsWith('drizzle-orm')).map(({ from }) => from);
    expect(knowing.length).toBeGreaterThan(0);
    const may = /^(functions\/(db|domain|node|sandbox)\/|demo\/)/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  /** Server and console read spreadsheet files in the same way. */
  const READS_FILES = 'contract/shop/spreadsheet-file.ts imports papaparse';

  test('the contract needs zod, a reader of spreadsheet files, and nothing else', () => {
    const packages = all.filter(({ from, target }) => from.startsWith('contract/') && !target);
    const others = packages.filter(({ specifier }) => specifier !== 'zod/mini').map(say);
    expect(others).toEqual([READS_FILES]);
  });
});

describe('the storefront', () => {
  const levelOf = (file: string) => UNDER_FEATURES.findIndex((folder) => file.startsWith(`${folder}/`));

  test('stands on folders that know no feature', () => {
    const below = all.filter(({ from, target }) => levelOf(from) >= 0 && target?.startsWith('src/'));
    expect(below.length).toBeGreaterThan(10);
    const upward = below.filter(
      ({ from, target }) => target !== 'src/paths.ts' && !(levelOf(target!) >= 0 && levelOf(target!) <= levelOf(from)),
    );
    expect(upward.map(say)).toEqual([]);
  });

  test('and the console speak to the server through their clients', () => {
    const fetching = [...imports.keys()].filter(
      (file) =>
        /^(src|admin)\//.test(file) && !file.includes('.test.') && /(?<![\w.])fetch\(|\bfetchJson\(/.test(textOf(file)),
    );
    expect(fetching.toSorted()).toEqual([...FETCHERS].sort());
  });
});

describe('rings', () => {
  test('no file leads back to itself', () => {
    expect(ringsOf(fileGraph(imports)).map((ring) => ring.join(' → '))).toEqual([]);
  });
});

describe('the contexts of the domain', () => {
  const between = all.flatMap((found) => {
    const [here, there] = [areaOf(found.from), found.target && areaOf(found.target)];
    return here && there && here.area !== there.area ? [{ ...found, here, there }] : [];
  });
  const contexts = Object.keys(CONTEXTS);

  test('are all listed, with their areas', () => {
    const found = [...imports.keys()].flatMap((file) => areaOf(file) ?? []);
    const names = (context: string) => [...new Set(found.flatMap((at) => (at.context === context ? at.area : [])))];
    expect([...new Set(found.map(({ context }) => context))].sort()).toEqual(contexts.toSorted());
    for (const [context, areas] of Object.entries(CONTEXTS)) expect(names(context).sort()).toEqual(areas.toSorted());
    expect(new Set(Object.values(CONTEXTS).flat()).size).toBe(Object.values(CONTEXTS).flat().length);
  });

  test('import only the contexts above them in the list', () => {
    const upward = between.filter(
      ({ here, there }) => contexts.indexOf(here.context) < contexts.indexOf(there.context),
    );
    expect(upward.map(say)).toEqual([]);
  });

  test('have areas that import only the areas to their left', () => {
    const rightward = between.filter(({ here, there }) => {
      const areas = CONTEXTS[here.context]!;
      return here.context === there.context && areas.indexOf(here.area) < areas.indexOf(there.area);
    });
    expect(rightward.map(say)).toEqual([]);
  });

  test("use each other by an area's index only", () => {
    expect(between.length).toBeGreaterThan(100);
    expect(between.filter(({ target }) => !target!.endsWith('/index.ts')).map(say)).toEqual([]);
  });
});
