import type { AstroIntegration, ViteUserConfig } from 'astro';
import { liveRoutes } from './live-routes.ts';
import { rememberHashes } from './remember-hashes.ts';

/**
 * Bundles all dependencies into the renderer, with React in its production build: rendering is equally fast under any
 * NODE_ENV, and loading it resolves no packages.
 */
const rendererAlone = (islandStylesHash: string): ViteUserConfig => ({
  plugins: [rememberHashes],
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    ISLAND_STYLES_HASH: JSON.stringify(islandStylesHash),
  },
  ssr: {
    noExternal: [
      'react',
      'react-dom',
      'scheduler',
      'lucide',
      'nanostores',
      '@nanostores/react',
      '@nanostores/persistent',
      'zod',
    ],
  },
});

/**
 * Builds the site twice from the same pages: as static files, and as a renderer that renders any page later from given
 * data. The renderer runs on Node and on Workers; it serves nothing by itself. Also registers when the shop's islands
 * hydrate.
 * @param islandStylesHash of the one style element that Astro puts beside islands
 */
export default function siteAndRenderer(islandStylesHash: `sha256-${string}`): AstroIntegration {
  return {
    name: 'ratnahaat:site-and-renderer',
    hooks: {
      'astro:config:setup': ({
        addClientDirective,
        addMiddleware,
        command,
        config,
        createCodegenDir,
        injectRoute,
        updateConfig,
      }) => {
        addClientDirective({ name: 'now', entrypoint: './src/adapter/now.ts' });
        addClientDirective({ name: 'settled', entrypoint: './src/adapter/settled.ts' });
        addClientDirective({ name: 'seen', entrypoint: './src/adapter/seen.ts' });
        for (const route of liveRoutes(new URL('pages/', config.srcDir), createCodegenDir())) injectRoute(route);
        if (command === 'dev')
          addMiddleware({ order: 'pre', entrypoint: new URL('./posted-page.ts', import.meta.url) });
        if (command === 'build') updateConfig({ vite: rendererAlone(islandStylesHash) });
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
