import type { Plugin } from 'vite';

const MODULE = /\/astro\/dist\/core\/encryption\.js$/;
const HASHING = 'async function generateCspDigest(data, algorithm) {';

/**
 * For its content policy Astro hashes each small sheet and script of a page whenever it draws the page, dozens of times
 * by way of another thread. They are the same on all pages, so the renderer hashes each once.
 * @throws where a new Astro hashes in another way
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
