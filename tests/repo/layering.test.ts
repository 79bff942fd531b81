import { describe, expect, test } from 'vitest';
import { fileGraph, ringsOf } from './graph.ts';
import { readImports } from './imports.ts';
import type { Import } from './imports.ts';
import { areaOf, DOMAIN_LEVELS, DOORS, FETCHERS, layerOf, LAYERS, UNDER_FEATURES } from './layers.ts';
import { filesUnder, textOf } from './source.ts';

const imports = readImports();
const all = [...imports.values()].flat();
const say = ({ from, specifier }: Import) => `${from} imports ${specifier}`;
const existing = new Set(
  ['contract', 'panchang', 'functions', 'demo', 'src', 'admin'].flatMap((folder) => filesUnder(folder)),
);

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
      if (here === there || DOORS[from]?.includes(there)) return false;
      const layer = LAYERS[here];
      return !layer?.uses?.includes(there) && !(isType && layer?.knows?.includes(there));
    });
    expect(wrong.map(say)).toEqual([]);
  });

  test('every folder has its rule, and every rule its folder', () => {
    expect([...new Set([...imports.keys()].map(layerOf))].sort()).toEqual(Object.keys(LAYERS).sort());
    expect(Object.keys(DOORS).filter((file) => !imports.has(file))).toEqual([]);
  });

  test('only routes, http, emulators and the entrances know Hono', () => {
    const knowing = all.filter(({ specifier }) => /^(hono|@hono\/)/.test(specifier)).map(({ from }) => from);
    const may =
      /^functions\/(routes\/|http\/|app\.ts|open-shop\.ts|node\.ts|worker\.ts|providers\/(sandbox\.ts|\w+\/(\w+-emulator|razorpay-sandbox|outbox-page|payment-page)\.ts))/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  test('only the node folder, its entrance and the demo shop know Node', () => {
    const knowing = all.filter(({ specifier }) => specifier.startsWith('node:')).map(({ from }) => from);
    expect(knowing.length).toBeGreaterThan(0);
    const may = /^(functions\/(node\/|node\.ts)|demo\/|admin\/vite\.config\.ts|src\/adapter\/live-routes\.ts)/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  test('only the records, the domain, the demo shop and what remembers in a table know drizzle', () => {
    const knowing = all.filter(({ specifier }) => specifier.startsWith('drizzle-orm')).map(({ from }) => from);
    expect(knowing.length).toBeGreaterThan(0);
    const may = /^(functions\/(db|domain|node|providers)\/|demo\/)/;
    expect(knowing.filter((file) => !may.test(file))).toEqual([]);
  });

  test('the contract needs zod and nothing else', () => {
    const packages = all.filter(({ from, target }) => from.startsWith('contract/') && !target);
    expect(packages.filter(({ specifier }) => specifier !== 'zod/mini').map(say)).toEqual([]);
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

  test('no area of the domain leads back to itself', () => {
    const areas = new Map<string, Set<string>>();
    for (const { from, target } of all) {
      const [here, there] = [areaOf(from), target && areaOf(target)];
      if (!here || !there || here === there) continue;
      areas.set(here, (areas.get(here) ?? new Set()).add(there));
    }
    expect(areas.size).toBeGreaterThan(5);
    expect(ringsOf(areas).map((ring) => ring.join(' → '))).toEqual([]);
  });
});

describe('the areas of the domain', () => {
  const levelOf = (area: string) => DOMAIN_LEVELS.findIndex((level) => level.includes(area));
  const between = all.filter(
    ({ from, target }) => areaOf(from) && target && areaOf(target) && areaOf(from) !== areaOf(target),
  );

  test('each has its level', () => {
    const areas = [...new Set([...imports.keys()].flatMap((file) => areaOf(file) ?? []))];
    expect(areas.sort()).toEqual(DOMAIN_LEVELS.flat().toSorted());
  });

  test('import areas of their own level and below', () => {
    const upward = between.filter(({ from, target }) => levelOf(areaOf(from)!) < levelOf(areaOf(target!)!));
    expect(upward.map(say)).toEqual([]);
  });

  test('use each other by their index alone', () => {
    expect(between.filter(({ target }) => !target!.endsWith('/index.ts')).map(say)).toEqual([]);
  });
});
