import manifest from '../package.json' with { type: 'json' };

/** Set when the server is bundled, and when the Worker is deployed. */
declare const SHOP_COMMIT: string | undefined;

export const VERSION = manifest.version;

/** The commit of the running code; `unknown` when the sources run. */
export const COMMIT = typeof SHOP_COMMIT === 'string' ? SHOP_COMMIT : 'unknown';
