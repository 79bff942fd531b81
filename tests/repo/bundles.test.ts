import { describe, expect, test } from 'vitest';
import { importsReachedFrom } from './graph.ts';
import { frontmatterOf, importsOf, readImports, scriptsOf } from './imports.ts';
import type { Import } from './imports.ts';
import { layerOf } from './layers.ts';
import { filesUnder, textOf } from './source.ts';

const imports = readImports();
const all = [...imports.values()].flat();
const say = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

describe('what runs in a Worker', () => {
  const reached = importsReachedFrom(['functions/worker.ts', 'functions/sandbox-worker.ts'], imports);
  const NODE_ONLY =
    /^(node:|libsql$|@libsql\/(?!client\/web$|hrana-client$)|sharp$|satori$|nodemailer$|@hono\/node-server)/;
  const NODE_FILES = /^functions\/(node\/|node\.ts|db\/drizzle\.config)/;

  test('leads to the whole of the API', () => {
    const files = new Set(reached.flatMap(({ target }) => target ?? []));
    for (const file of imports.keys()) {
      if (file.startsWith('functions/routes/')) expect(files, file).toContain(file);
    }
  });

  test('needs nothing of Node', () => {
    expect(
      reached.filter(({ specifier, target }) => NODE_ONLY.test(specifier) || NODE_FILES.test(target ?? '')).map(say),
    ).toEqual([]);
  });

  test('the pages it draws need nothing of Node either', () => {
    const pages = all
      .filter(({ from, target }) => from.startsWith('src/pages/') && target?.endsWith('.astro'))
      .map(({ target }) => target!);
    expect(pages.length).toBeGreaterThan(30);
    const drawn = importsReachedFrom(['src/adapter/renderer.ts', ...pages], imports);
    expect(
      drawn.filter(({ specifier, target }) => NODE_ONLY.test(specifier) || target?.startsWith('functions/')).map(say),
    ).toEqual([]);
  });
});

test('the process that answers requests loads nothing that draws pictures', () => {
  const reached = importsReachedFrom(['functions/node.ts', 'scripts/start-shop.ts'], imports);
  expect(reached.some(({ target }) => target === 'functions/node/image-queue.ts')).toBe(true);
  expect(reached.filter(({ specifier }) => /^(sharp|satori)$/.test(specifier)).map(say)).toEqual([]);
});

test('what opens and serves a live shop, and looks after it, leads to nothing of the demo shop', () => {
  const scripts = filesUnder('scripts', /\.ts$/).map((file) => [file, importsOf(file, textOf(file))] as const);
  const commands = ['start-shop', 'prepare-data', 'deploy', 'dead-items'].map((name) => `scripts/${name}.ts`);
  const reached = importsReachedFrom(
    ['functions/node.ts', 'functions/worker.ts', ...commands],
    new Map([...imports, ...scripts]),
  );
  expect(reached.some(({ target }) => target === 'functions/domain/whole-shop/opening/open-empty-shop.ts')).toBe(true);
  expect(reached.filter(({ target }) => target?.startsWith('demo/')).map(say)).toEqual([]);
});

describe('what a browser is sent', () => {
  const SERVER_ONLY = /^(node:|hono|drizzle-orm|libsql|@libsql\/|astro:|astro\/|jose$|sharp$)/;

  /** Returns the islands and the scripts of the storefront's components. */
  function sent(): { scripts: Import[]; islands: string[] } {
    const components = [...imports.keys()].filter((file) => file.endsWith('.astro'));
    return {
      scripts: components.flatMap((file) =>
        scriptsOf(textOf(file)).flatMap((script) => importsOf(`${file}.ts`, script)),
      ),
      islands: components.flatMap((file) => {
        const text = textOf(file);
        const names = [...text.matchAll(/<([A-Z]\w*)\b[^<]*?\sclient:\w/g)].map(([, name]) => name);
        return names.map((name) => {
          const found = new RegExp(`import ${name} from '([^']+)'`).exec(frontmatterOf(text))?.[1];
          return importsOf(`${file}.ts`, `import '${found}'`)[0]!.target!;
        });
      }),
    };
  }
  const { scripts, islands } = sent();
  /** Pages that `admin/App.tsx` loads by a glob pattern, so no import names them. */
  const consolePages = [...imports.keys()].filter((file) => /^admin\/[^/]+\/index\.tsx?$/.test(file));
  const reached = [
    ...scripts,
    ...importsReachedFrom(
      [
        ...islands,
        ...scripts.flatMap(({ target }) => target ?? []),
        'src/adapter/settled.ts',
        'src/adapter/seen.ts',
        'admin/main.tsx',
        ...consolePages,
      ],
      imports,
    ),
  ];

  test('is known: islands, scripts and the console', () => {
    expect(islands.length).toBeGreaterThanOrEqual(6);
    expect(scripts.length).toBeGreaterThanOrEqual(6);
    expect(islands.filter((file) => !imports.has(file))).toEqual([]);
    expect(reached.some(({ from }) => from.startsWith('admin/orders/'))).toBe(true);
  });

  test('holds nothing of the server', () => {
    const wrong = reached.filter(
      ({ specifier, target }) =>
        SERVER_ONLY.test(specifier) || /^(functions|scripts)\/|^src\/content/.test(target ?? ''),
    );
    expect(wrong.map(say)).toEqual([]);
  });

  test('holds the small zod alone', () => {
    expect(reached.filter(({ specifier }) => specifier === 'zod' || specifier === 'astro/zod').map(say)).toEqual([]);
  });
});

describe('the sandbox', () => {
  const SANDBOX = 'functions/sandbox/sandbox.ts';

  test('is reached through one file', () => {
    const users = all.filter(
      ({ from, target }) => target?.startsWith('functions/sandbox/') && layerOf(from) !== 'functions/sandbox',
    );
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter(({ target }) => target !== SANDBOX).map(say)).toEqual([]);
  });

  test('is opened by Node in sandbox mode, and by the Worker that has it', () => {
    const openers = all.filter(({ target, isType }) => target === SANDBOX && !isType).map(({ from }) => from);
    expect(openers.sort()).toEqual(['functions/node.ts', 'functions/sandbox-worker.ts']);
    expect(textOf('functions/node.ts')).toMatch(
      /MODE === 'sandbox'\s*\?\s*\(await import\('.\/sandbox\/sandbox.ts'\)\)/,
    );
  });

  test('is not in the Worker of a live shop', () => {
    const reached = importsReachedFrom(['functions/worker.ts'], imports);
    expect(reached.length).toBeGreaterThan(200);
    expect(reached.filter(({ target }) => target?.startsWith('functions/sandbox/')).map(say)).toEqual([]);
  });
});
