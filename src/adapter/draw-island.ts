import type { NamedSSRLoadedRendererValue, SSRResult } from 'astro';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';

/** What the browser's half knows an island by: ids inside it begin with its prefix, so that two islands never share one. */
const counts = new WeakMap<SSRResult, number>();

/**
 * Draws an island in one go. Astro's own renderer streams, which costs several times what the drawing does, and waits for
 * what is lazy; our islands hold nothing lazy. Every framework component here is React's, so nothing is tried out.
 */
const drawIsland: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  check: (Component: unknown) => Promise.resolve(typeof Component === 'function'),
  renderToStaticMarkup(
    this: { result: SSRResult },
    Component: ComponentType<{ children?: ReactNode }>,
    props: Record<string, unknown>,
    slots: Record<string, string | undefined>,
  ) {
    const index = counts.get(this.result) ?? 0;
    counts.set(this.result, index + 1);
    const prefix = `r${index}`;
    const { default: children, ...named } = slots;
    const handed = Object.entries(named).map(([name, html]) => [name, slotOf(html, name)]);
    const island = createElement(Component, { ...props, ...Object.fromEntries(handed) }, slotOf(children));
    return Promise.resolve({ html: renderToString(island, { identifierPrefix: prefix }), attrs: { prefix } });
  },
};

export default drawIsland;

/** What the page hands an island to stand inside it, as the browser's half expects to find it: as children or as a prop. */
function slotOf(html: string | undefined, name?: string): ReactNode {
  if (html === undefined || html.trim() === '') return undefined;
  return createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
