import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import * as z from 'zod/mini';
import { SANDBOX_CLIENT_ID, SANDBOX_KEY } from './sandbox-key.ts';

const ISSUER = 'https://accounts.google.com';
const AN_HOUR_SECONDS = 3600;

const { kid, alg, use, kty, n, e } = SANDBOX_KEY;
const PUBLIC_KEYS = { keys: [{ kid, alg, use, kty, n, e }] };

/** The parameters of an authorization request (OpenID Connect Core 1.0, 3.2.2.1). */
const Request = z.object({
  client_id: z.literal(SANDBOX_CLIENT_ID),
  redirect_uri: z.string(),
  response_type: z.literal('id_token'),
  nonce: z.string().check(z.minLength(1)),
  state: z.string(),
});
const Choice = z.object({
  email: z.email(),
  name: z.string().check(z.minLength(1)),
  verified: z.optional(z.string()),
});

/** Signs an ID token with these claims, as Google does. */
export async function signGoogleToken(claims: Record<string, unknown>): Promise<string> {
  const key = await importJWK(SANDBOX_KEY as JWK, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: SANDBOX_KEY.kid, typ: 'JWT' }).sign(key);
}

/** Returns the claims of an account as Google states them now. */
export function googleClaims(
  account: { email: string; name: string; isVerified?: boolean; nonce?: string },
  now: number,
): Record<string, unknown> {
  const email = account.email.toLowerCase();
  const seconds = Math.floor(now / 1000);
  const domain = email.slice(email.indexOf('@') + 1);
  return {
    iss: ISSUER,
    aud: SANDBOX_CLIENT_ID,
    azp: SANDBOX_CLIENT_ID,
    sub: numberOf(email),
    email,
    email_verified: account.isVerified ?? true,
    name: account.name,
    // Google Workspace accounts name their domain. Here these are the accounts of the shop's own domain.
    ...(domain === 'ratnahaat.example' ? { hd: domain } : {}),
    ...(account.nonce === undefined ? {} : { nonce: account.nonce }),
    iat: seconds,
    exp: seconds + AN_HOUR_SECONDS,
  };
}

/** Returns 21 digits that are always the same for an email, like Google's account ids. */
function numberOf(email: string): string {
  let hash = 7n;
  for (const sign of email) hash = (hash * 1_000_003n + BigInt(sign.codePointAt(0)!)) % 10n ** 20n;
  return `1${hash.toString().padStart(20, '0')}`;
}

/** Serves Google's public keys, which the shop fetches. */
export function googleKeys(): Hono {
  return new Hono().get('/oauth2/v3/certs', (context) =>
    context.json(PUBLIC_KEYS, 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
}

/** Serves the page on which people choose a Google account. Mounted under /sandbox/google. */
export function googlePages(origin: string, now: () => number): Hono {
  const back = `${origin}/signin`;
  const askedBy = (query: Record<string, string>) => {
    const request = z.safeParse(Request, query);
    return request.success && request.data.redirect_uri === back ? request.data : undefined;
  };
  return new Hono()
    .get('/certs', (context) => context.json(PUBLIC_KEYS, 200, { 'Cache-Control': 'public, max-age=3600' }))
    .get('/.well-known/openid-configuration', (context) =>
      context.json({
        issuer: ISSUER,
        authorization_endpoint: `${origin}/sandbox/google/auth`,
        jwks_uri: `${origin}/sandbox/google/certs`,
        response_types_supported: ['id_token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    )
    .get('/auth', (context) =>
      askedBy(context.req.query())
        ? context.html(chooserPage())
        : context.html(chooserPage('Error 400: this client or address is not known.'), 400),
    )
    .post('/auth', async (context) => {
      const request = askedBy(context.req.query());
      if (!request) return context.html(chooserPage('Error 400: this client or address is not known.'), 400);
      const form = await context.req.parseBody();
      const leave = (answer: Record<string, string>) =>
        context.redirect(`${back}#${new URLSearchParams({ state: request.state, ...answer }).toString()}`, 303);
      if (form.cancel !== undefined) return leave({ error: 'access_denied' });
      const choice = z.safeParse(Choice, form);
      if (!choice.success) return context.html(chooserPage('Please give a name and an email.'), 422);
      const { email, name, verified } = choice.data;
      const claims = googleClaims({ email, name, isVerified: verified !== undefined, nonce: request.nonce }, now());
      return leave({ id_token: await signGoogleToken(claims) });
    });
}

const PEOPLE = [
  ['asha@ratnahaat.example', 'Asha Rao'],
  ['nila.das@gmail.com', 'Nila Das'],
  ['meena@company.example', 'Meena Iyer'],
] as const;

/** The page is not part of a build, so its styles are inline. */
const STYLE = `
  * { box-sizing: border-box; }
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; background: light-dark(#f0f4f9, #15171c); color: light-dark(#1f1f1f, #e6e6e6); font: 16px/1.5 system-ui, sans-serif; }
  main { margin: 0 auto; max-width: 27rem; padding: 1rem 1rem 3rem; }
  .sandbox { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border-radius: 0.5rem; background: #fff3cd; color: #5c4400; font-size: 0.875rem; }
  .card { padding: 1.5rem; border-radius: 1.25rem; background: light-dark(#fff, #22252c); }
  h1 { margin: 0 0 0.25rem; font-size: 1.5rem; font-weight: 500; }
  h2 { margin: 1.5rem 0 0.5rem; font-size: 1rem; }
  p { margin: 0; }
  button { display: block; width: 100%; min-height: 3rem; margin-top: 0.625rem; padding: 0.5rem 1rem; border: 1px solid light-dark(#747775, #8e918f); border-radius: 0.75rem; background: transparent; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button span { display: block; font-size: 0.875rem; opacity: 0.8; }
  .main { border-color: #0b57d0; background: #0b57d0; color: #fff; text-align: center; }
  label { display: block; margin-top: 0.625rem; font-size: 0.875rem; }
  input:not([type='checkbox']) { display: block; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid light-dark(#747775, #8e918f); border-radius: 0.5rem; background: transparent; color: inherit; font: inherit; }
  .fault { margin: 0 0 1rem; padding: 0.625rem 0.75rem; border-radius: 0.5rem; background: #fdeaea; color: #8c1414; }
  :focus-visible { outline: 3px solid #f0a500; outline-offset: 2px; }
`;

function chooserPage(error?: string) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sandbox: choose an account</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="sandbox"><strong>Sandbox.</strong> This plays Google. No account of yours is asked for.</p>
          <div class="card">
            ${error ? html`<p class="fault" role="alert">${error}</p>` : ''}
            <h1>Choose an account</h1>
            <p>to continue to Ratnahaat</p>
            ${PEOPLE.map(
              ([email, name]) =>
                html`<form method="post">
                  <input type="hidden" name="name" value="${name}" />
                  <input type="hidden" name="verified" value="on" />
                  <button name="email" value="${email}">${name}<span>${email}</span></button>
                </form>`,
            )}
            <form method="post">
              <h2>Another account</h2>
              <label>Name <input name="name" autocomplete="off" required /></label>
              <label>Email <input name="email" type="email" autocomplete="off" required /></label>
              <label><input name="verified" type="checkbox" checked /> Google has verified this email</label>
              <button class="main">Continue</button>
            </form>
            <form method="post"><button name="cancel" value="yes">Cancel</button></form>
          </div>
        </main>
      </body>
    </html>`;
}
