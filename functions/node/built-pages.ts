import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../platform.ts';
import { projectPath } from './program-files.ts';
import { readBuildId } from './read-build.ts';
import type { PagesPlace, ShopPages } from './shop-pages.ts';
import { Site } from './site.ts';
import type { Drawing } from './site.ts';
import { StaticFiles } from './static-files.ts';
import { withStorage } from './storage-faults.ts';

const DIST = projectPath('dist');
/** The renderer that `astro build` makes together with the pages. */
const RENDERER = pathToFileURL(join(DIST, 'server/entry.mjs')).href;

/**
 * Returns the pages of the last build.
 * @throws when there is no build
 */
export async function builtPages(
  { folder: { databasePath, sitePath }, origin, log }: PagesPlace,
  onDrawing?: (drawing: Drawing) => void,
): Promise<ShopPages> {
  const buildId = readBuildId(DIST, origin);
  const drawingPlace = { databasePath, sitePath, buildId, rendererPath: RENDERER, origin };
  const site = withStorage(sitePath, () => new Site(drawingPlace, log, onDrawing));
  const files = new StaticFiles(join(DIST, 'client'), site);
  const consoleIndex = readFileSync(join(DIST, 'client/console/index.html'));
  return {
    publisher: site,
    // Loaded with the first page that is rendered on request, such as a search: a start needs no renderer.
    async render(path, page) {
      const { render } = (await import(RENDERER)) as { render: RenderPage };
      return render(path, page);
    },
    answer: (request, isOpen, otherwise) => files.answer(request, isOpen) ?? otherwise(),
    page: (path) => Promise.resolve(path === '/console/index' ? new Response(consoleIndex) : files.page(path)),
    prepare: (shop) => site.prepare(shop),
    allRendered: () => site.allRendered(),
    giveWay: () => site.giveWay(),
    stop: () => site.stop(),
  };
}
