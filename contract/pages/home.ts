import { isBlock } from '../shop/sections.ts';
import type { ShownSection } from './arranged.ts';
import type { PageFrame } from './frame.ts';
import { ownPagePath } from './paths.ts';

/** Addresses of the home page; `/` is the canonical one. */
export const HOME_PATHS = ['/', '/en', '/home'] as const;

export interface HomePage {
  kind: 'home';
  frame: PageFrame;
  /** The sections that are shown now, in their order. */
  sections: ShownSection[];
}

/** Tells whether a home page has blocks only, so that it needs no styles of other sections. */
export function hasBlocksOnly({ sections }: Pick<HomePage, 'sections'>): boolean {
  return sections.every(({ kind }) => isBlock(kind));
}

/**
 * Returns the address whose route renders a page. A page has the styles of its route inline, so that a home page of
 * blocks does not carry those of all sections: other home pages are rendered by the route of the shop's own pages.
 */
export function routePath(path: string, page: unknown): string {
  const { kind, sections } = (page ?? {}) as Partial<HomePage>;
  return kind === 'home' && sections && !hasBlocksOnly({ sections }) ? ownPagePath('home') : path;
}
