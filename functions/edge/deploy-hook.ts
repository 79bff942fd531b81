import { catalogueVersion } from '../domain/platform/page-invalidations/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Publisher } from '../platform.ts';
import { ProviderError } from '../ports/provider-error.ts';

/** The key of the last request for a build in the bucket. No address of the shop serves it. */
const ASKED_KEY = 'deploy/asked.json';
/** A build that has not been deployed by then has failed, and is requested again. */
const BUILD_TAKES_MS = 20 * 60_000;
/** The usual time of a build and its deployment, with the minute until it is requested. */
const USUAL_BUILD_SECONDS = 5 * 60;
const TIMEOUT_MS = 5000;

interface Asked {
  version: number;
  at: number;
}

export interface DeployHook {
  /** The address for the POST; undefined when there is no automatic build, as on a developer's machine. */
  url: string | undefined;
  /** The catalogue version of the pages that were deployed with this Worker. */
  deployedVersion: number;
  bucket: R2Bucket;
  fetcher: typeof fetch;
}

/**
 * Publishes by requesting a new build: on the edge, static pages are files of the deployment, which the Worker cannot
 * write. Each state of the catalogue is requested once, since a build takes longer than the minute between two checks.
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
