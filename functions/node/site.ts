import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '#contract/pages.ts';
import { catalogueVersion } from '../domain/page-changes/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher, PublishReport, RenderPage } from '../platform.ts';
import { changedPages } from '../publish/changed-pages.ts';
import { sitePages } from '../publish/site-pages.ts';

/** One whole state of the static pages: which content stands at which address. */
interface Release {
  /** The code it was drawn by. */
  buildId: string;
  /** The catalogue version it shows. */
  version: number;
  /** Hash of the content by address. */
  pages: Record<string, string>;
}

/** The build a release starts from: its id and, where it was made for this very shop, its own pages. */
export interface Build {
  id: string;
  /** Pages `astro build` drew from this shop's records, and the catalogue version it read; nothing for another's. */
  pages: { version: number; files: Map<string, string> } | undefined;
}

/**
 * The static pages of a shop on Node. Contents lie under their hash and are never changed; a release is a list of
 * them, swapped in one rename, so that visitors see the old site or the new one and never half of each. A publish that
 * is killed leaves the old release whole.
 */
export class Site implements Publisher {
  readonly #folder: string;
  readonly #render: RenderPage;
  readonly #build: Build;
  #release: Release;
  /** Two publishes never meet: the second waits. */
  #publishing: Promise<PublishReport> | undefined;

  constructor(folder: string, build: Build, render: RenderPage) {
    this.#folder = folder;
    this.#render = render;
    this.#build = build;
    mkdirSync(this.#objects, { recursive: true });
    this.#release = readRelease(this.#currentPath) ?? { buildId: '', version: 0, pages: {} };
  }

  get #objects(): string {
    return join(this.#folder, 'objects');
  }

  get #currentPath(): string {
    return join(this.#folder, 'current.json');
  }

  version(): number {
    return this.#release.version;
  }

  /** The hash of a page's content, which is also its entity tag; nothing where there is no such page. */
  hashOf(path: string): string | undefined {
    return this.#release.pages[path];
  }

  content(hash: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(readFileSync(join(this.#objects, `${hash}.html`)));
  }

  /** Makes sure the pages are those of this code and of the present records. */
  async prepare(shop: Shop): Promise<PublishReport> {
    if (this.#release.buildId === this.#build.id) return this.publish(shop);
    return this.#once(() => this.#publishAll(shop));
  }

  publish(shop: Shop): Promise<PublishReport> {
    return this.#once(() => this.#publishChanged(shop));
  }

  #once(publish: () => Promise<PublishReport>): Promise<PublishReport> {
    this.#publishing ??= publish().finally(() => (this.#publishing = undefined));
    return this.#publishing;
  }

  /** A new build: its own pages where it was made for this shop, all of them drawn anew where it was not. */
  async #publishAll(shop: Shop): Promise<PublishReport> {
    const { id, pages: built } = this.#build;
    const release: Release = { buildId: id, version: built?.version ?? 0, pages: {} };
    if (built) {
      for (const [path, file] of built.files) release.pages[path] = this.#keep(readFileSync(file, 'utf8'));
    } else {
      const [[{ version }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
      release.version = version;
      for await (const [path, page] of sitePages(shop)) release.pages[path] = await this.#draw(path, page);
    }
    this.#swap(release);
    return { version: release.version, pages: Object.keys(release.pages).length };
  }

  async #publishChanged(shop: Shop): Promise<PublishReport> {
    const [[{ version }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
    if (version === this.#release.version) return { version, pages: 0 };
    const pages = { ...this.#release.pages };
    let touched = 0;
    for await (const [path, page] of changedPages(shop, this.#release.version)) {
      if (page) pages[path] = await this.#draw(path, page);
      else delete pages[path];
      touched += 1;
    }
    this.#swap({ buildId: this.#build.id, version, pages });
    return { version, pages: touched };
  }

  async #draw(path: string, page: Page): Promise<string> {
    const drawn = await this.#render(path, page);
    if (drawn.status >= 500) throw new Error(`The page ${path} could not be drawn.`);
    return this.#keep(await drawn.text());
  }

  /** Keeps a content under its hash. */
  #keep(html: string): string {
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 32);
    const path = join(this.#objects, `${hash}.html`);
    if (!existsSync(path)) {
      writeFileSync(`${path}.part`, html);
      renameSync(`${path}.part`, path);
    }
    return hash;
  }

  #swap(release: Release): void {
    const part = `${this.#currentPath}.part`;
    writeFileSync(part, JSON.stringify(release));
    renameSync(part, this.#currentPath);
    const kept = new Set([...Object.values(this.#release.pages), ...Object.values(release.pages)]);
    this.#release = release;
    for (const file of readdirSync(this.#objects)) {
      if (!kept.has(file.replace('.html', ''))) rmSync(join(this.#objects, file), { force: true });
    }
  }
}

function readRelease(path: string): Release | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Release) : undefined;
}
