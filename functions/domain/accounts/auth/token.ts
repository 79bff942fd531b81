import { base64url, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { ROLES } from '#contract/calls/permissions.ts';
import type { TokenClaims } from '../../shop.ts';

const ALGORITHM = 'HS256';
/** The type of a session token, so that no other token of the shop opens a session. */
const TYPE = 'session+jwt';

const Claims = z.object({
  sub: z.string().check(z.regex(/^\d+$/)),
  sid: z.string().check(z.minLength(16)),
  role: z.enum(ROLES),
  sellerId: z.optional(z.int()),
  exp: z.int(),
});

/** Signs and reads session tokens with one secret. */
export interface Tokens {
  sign(claims: TokenClaims): Promise<string>;
  /**
   * Returns the claims of a valid token that has not expired at `now` (epoch milliseconds); undefined for any other
   * text.
   */
  read(token: string, now: number): Promise<TokenClaims | undefined>;
}

export async function tokensOf(secret: string): Promise<Tokens> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    sign: (claims) => new SignJWT({ ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: TYPE }).sign(key),
    async read(token, now) {
      try {
        if (!isCanonical(token)) return undefined;
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          currentDate: new Date(now),
          requiredClaims: ['exp', 'sub'],
        });
        const claims = z.safeParse(Claims, payload);
        return claims.success ? (claims.data as TokenClaims) : undefined;
      } catch {
        // Every invalid token means that its bearer is signed out.
        return undefined;
      }
    },
  };
}

/**
 * Returns whether a token has the canonical base64url form (RFC 7515, appendix C). Decoders also accept padding and
 * ignore unused bits of the last character, which would give one session many tokens.
 */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => base64url.encode(base64url.decode(part)) === part);
}
