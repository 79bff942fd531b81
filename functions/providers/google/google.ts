import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import * as z from 'zod/mini';
import type { GoogleIdentity } from '../../ports/google.ts';
import { parseJson } from '../parse-json.ts';

/** https://developers.google.com/identity/openid-connect/openid-connect */
export const GOOGLE_KEYS_HOST = 'www.googleapis.com';
const KEYS_URL = `https://${GOOGLE_KEYS_HOST}/oauth2/v3/certs`;
const GOOGLE_PAGE = 'https://accounts.google.com/o/oauth2/v2/auth';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const TIMEOUT_MS = 5000;
/** Tolerance for clock skew. */
const TOLERANCE_SECONDS = 30;
/** A key id may be forged: an unknown id makes the shop fetch keys at most once in this time. */
const REFETCH_MS = 60_000;

/** The shop's registration with Google. */
export interface GoogleClient {
  clientId: string;
  /** The page where people choose their account; Google's own by default. */
  page?: string;
}

const Keys = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })).check(z.minLength(1)),
});
const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  email_verified: z.optional(z.union([z.boolean(), z.enum(['true', 'false'])])),
  hd: z.optional(z.string()),
  name: z.optional(z.string()),
  nonce: z.optional(z.string()),
  exp: z.int(),
});

/**
 * Returns Google as an OpenID provider. It checks ID tokens against the keys that Google publishes.
 * @param origin of the shop; `/signin` there is registered as the redirect address
 */
export function google(
  fetcher: typeof fetch,
  { clientId, page = GOOGLE_PAGE }: GoogleClient,
  origin: string,
  clock: { now(): number },
): GoogleIdentity {
  let known: { keys: JSONWebKeySet; fetchedAt: number; goodUntil: number } | undefined;

  async function fetchKeys(): Promise<void> {
    const answer = await fetcher(KEYS_URL, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const read = z.safeParse(Keys, answer.ok ? parseJson(await answer.text()) : undefined);
    if (!read.success) throw new Error(`The keys were answered with ${answer.status}.`);
    const maxAge = Number(/max-age=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1] ?? 0);
    const now = clock.now();
    known = { keys: read.data as JSONWebKeySet, fetchedAt: now, goodUntil: now + maxAge * 1000 };
  }

  async function keysFor(kid: string): Promise<JSONWebKeySet> {
    const now = clock.now();
    if (!known || known.goodUntil <= now) await fetchKeys();
    const hasKey = known!.keys.keys.some((key) => key.kid === kid);
    if (!hasKey && now - known!.fetchedAt >= REFETCH_MS) await fetchKeys();
    return known!.keys;
  }

  const request = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/signin`,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
  });

  return {
    authorizationUrl: `${page}?${request.toString()}`,
    async verify(token) {
      const kid = kidOf(token);
      if (kid === undefined) return 'bad';
      let keys: JSONWebKeySet;
      try {
        keys = await keysFor(kid);
      } catch {
        // With any fault here, sign-in is unavailable for now.
        return 'down';
      }
      try {
        const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
          algorithms: ['RS256'],
          issuer: ISSUERS,
          audience: clientId,
          currentDate: new Date(clock.now()),
          clockTolerance: TOLERANCE_SECONDS,
          requiredClaims: ['sub', 'email', 'exp', 'iat'],
        });
        const { email_verified: verified, hd, exp, ...claims } = z.parse(Claims, payload);
        return {
          claims: {
            sub: claims.sub,
            email: claims.email,
            name: claims.name,
            nonce: claims.nonce,
            isEmailVerified: verified === true || verified === 'true',
            hostedDomain: hd,
            expiresAt: exp * 1000,
          },
        };
      } catch {
        // Any fault of a token makes it invalid.
        return 'bad';
      }
    },
  };
}

/** Returns the id of the key that signed a token; undefined when it is not a token signed by Google's algorithm. */
function kidOf(token: string): string | undefined {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return alg === 'RS256' ? kid : undefined;
  } catch {
    return undefined;
  }
}
