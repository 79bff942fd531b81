import type { Plugin } from 'vite';

const MODULE = /\/astro\/dist\/core\/encryption\.js$/;
const HASHING = 'async function generateCspDigest(data, algorithm) {';

/**
 * Caches the hashes of a page's inline sheets and scripts. Astro computes them for its content security policy at each
 * rendering, dozens of times and in another thread, although they are the same on all pages.
 * @throws if a new version of Astro computes hashes in another place
 */
export const rememberHashes: Plugin = {
  name: 'ratnahaat:remember-hashes',
  enforce: 'pre',
  transform: {
    filter: { id: MODULE },
    handler(code) {
      if (!code.includes(HASHING))
        throw new Error('Astro hashes for its content policy in a way that is not known here.');
      return code.replace(
        HASHING,
        `const hashes = new Map();
async function generateCspDigest(data, algorithm) {
  if (!hashes.has(algorithm)) hashes.set(algorithm, new Map());
  const known = hashes.get(algorithm);
  if (!known.has(data)) known.set(data, hashContent(data, algorithm));
  return known.get(data);
}
async function hashContent(data, algorithm) {`,
      );
    },
  },
};
