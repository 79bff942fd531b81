import { catalogueVersion } from '../domain/platform/page-invalidations/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** Where the bucket remembers what was asked for last; no address of the shop leads there. */
const ASKED_KEY = 'deploy/asked.json';
/** A build that has not arrived by then has failed, and is asked for again. */
const BUILD_TAKES_MS = 20 * 60_000;
/** How long a build and its deployment take as a rule, with the minute until it is asked for. */
const USUAL_BUILD_SECONDS = 5 * 60;
const TIMEOUT_MS = 5000;

interface Asked {
  version: number;
  at: number;
}

export interface DeployHook {
  /** Asked by POST; nothing where nobody builds by itself, as on a developer's machine. */
  url: string | undefined;
  /** The catalogue version of the pages that were deployed with this Worker. */
  deployedVersion: number;
  bucket: R2Bucket;
  fetcher: typeof fetch;
}

/**
 * Publishes by asking for a new build: static pages are files of the deployment on the edge, and the Worker cannot
 * write them. Each state of the catalogue is asked for once, since a build takes longer than the minute between two
 * looks.
 */
export function deployHook({ url, deployedVersion, bucket, fetcher }: DeployHook): Publisher {
  return {
    version: () => deployedVersion,
    waiting: () => 0,
    takesSeconds: USUAL_BUILD_SECONDS,
    async publish(shop: Shop) {
      const nothingYet = { version: deployedVersion, pages: 0 };
      if (url === undefined) return nothingYet;
      const [[{ version }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
      const input = await (await bucket.get(ASKED_KEY))?.json<Asked>();
      if (input && input.version >= version && shop.now - input.at < BUILD_TAKES_MS) return nothingYet;
      await ask(fetcher, url);
      await bucket.put(ASKED_KEY, JSON.stringify({ version, at: shop.now } satisfies Asked));
      return nothingYet;
    },
  };
}

async function ask(fetcher: typeof fetch, url: string): Promise<void> {
  const answer = await fetcher(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new ProviderError('deploy hook', `answered ${answer.status}`);
}
