import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Renders React islands on the server with our own renderer and hydrates them with Astro's. */
export default function reactAtOnce(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: new URL('./draw-island.ts', import.meta.url) }),
        }),
    },
  };
}
