import type { NamedSSRLoadedRendererValue, SSRResult } from 'astro';
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';

/**
 * The number of islands rendered so far per page. Ids inside an island begin with its prefix, so that no two islands
 * share an id.
 */
const counts = new WeakMap<SSRResult, number>();

/**
 * Renders an island synchronously. Astro's own renderer streams and waits for lazy parts, which costs several times the
 * rendering itself; our islands hold nothing lazy. React is the only framework, so no framework detection is needed.
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

/** Returns the slot of an island as the client code expects it: as children or as a prop. */
function slotOf(html: string | undefined, name?: string): ReactNode {
  if (html === undefined || html.trim() === '') return undefined;
  return createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });
}
