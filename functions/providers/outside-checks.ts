import * as z from 'zod/mini';
import { fault, fine } from '../ports/check.ts';
import type { Check } from '../ports/check.ts';
import { GOOGLE_KEYS_HOST } from './google/google.ts';
import { parseJson } from './parse-json.ts';

const TIMEOUT_MS = 10_000;
/** Codes of authenticator apps change every 30 seconds. */
const LARGEST_SKEW_MS = 30_000;

const Readiness = z.object({ proxies: z.int() });

/**
 * Returns a check that a live shop is reached at its address through TLS, and that its proxies write X-Forwarded-For.
 * @param proxies TRUSTED_PROXIES; undefined where the runtime knows the client by itself
 */
export function originCheck(origin: string, proxies: number | undefined, fetcher: typeof fetch): Check {
  const get = (path: string) =>
    fetcher(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    name: 'origin',
    isQuick: false,
    async run() {
      let health: Response;
      let readiness: string;
      try {
        health = await get('/healthz');
        await health.body?.cancel();
        readiness = await (await get('/readyz')).text();
      } catch (error) {
        return fault(
          `${origin} cannot be reached: ${reasonOf(error)}. Check the name server, the certificate, the proxy and the firewall.`,
        );
      }
      if (health.status !== 200)
        return fault(`${origin}/healthz answers ${health.status}. Check that the proxy leads to the shop.`);
      const read = z.safeParse(Readiness, parseJson(readiness));
      if (!read.success) return fault(`${origin} is answered by another program than the shop. Check the proxy.`);
      const { proxies: passed } = read.data;
      if (proxies === undefined || passed === proxies) return fine(`${origin} answers.`);
      if (passed === 0)
        return fault(`No X-Forwarded-For arrives, so all shoppers count as one client. Let the proxy write it.`);
      return fault(
        `Requests pass ${passed} proxies that write X-Forwarded-For, but TRUSTED_PROXIES is ${proxies}. Set it to ${passed}.`,
      );
    },
  };
}

/** Returns a check of the machine's clock against the time of an outside server. */
export function clockCheck(fetcher: typeof fetch, now: () => number): Check {
  return {
    name: 'clock',
    isQuick: false,
    async run() {
      const askedAt = now();
      const answer = await fetcher(`https://${GOOGLE_KEYS_HOST}/oauth2/v3/certs`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      const date = Date.parse(answer.headers.get('date') ?? '');
      if (Number.isNaN(date)) return fine('The time of no other server is known.');
      // The header has whole seconds, and was written between request and answer.
      const [ahead, behind] = [askedAt - date - 1000, date - now()];
      if (ahead <= LARGEST_SKEW_MS && behind <= LARGEST_SKEW_MS) return fine('The clock is right.');
      const seconds = Math.round(Math.max(ahead, behind) / 1000);
      return fault(
        `The clock is ${seconds} seconds ${ahead > behind ? 'fast' : 'slow'}, so codes of authenticator apps are refused. Synchronise it by NTP.`,
      );
    },
  };
}

/** Returns a check that has found its faults before: of the configuration. */
export function environmentCheck(faults: readonly string[]): Check {
  const finding = faults.length === 0 ? fine('The settings are complete.') : fault(faults.join(' '));
  return { name: 'environment', isQuick: true, run: () => Promise.resolve(finding) };
}

/** Returns the message of an error, or of its cause: `fetch failed` says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
