import type { AstroIntegration } from 'astro';

/**
 * Builds the site twice over from the same pages: as static files, and as a renderer that draws any of them later from
 * data it is handed. The renderer runs on Node and on the edge alike; it serves nothing by itself. Also teaches Astro
 * when the shop's islands wake up.
 */
export default function siteAndRenderer(): AstroIntegration {
  return {
    name: 'ratnahaat:site-and-renderer',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'settled', entrypoint: './src/adapter/settled.ts' });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'ratnahaat:site-and-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./renderer.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { staticOutput: 'stable', serverOutput: 'stable', hybridOutput: 'stable' },
        });
      },
    },
  };
}
