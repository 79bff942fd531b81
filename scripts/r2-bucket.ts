import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { CannotStart } from '../functions/node/cannot-start.ts';

/** An object as a bucket lists it. */
export interface Listed {
  bytes: number;
  /** The hash of its content; undefined if it was uploaded in parts. */
  md5: string | undefined;
}

/** A bucket of R2, reached from outside Cloudflare by its S3-compatible address. */
export interface Bucket {
  list(): Promise<Map<string, Listed>>;
  /** Returns an object; undefined when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
}

/**
 * Opens the bucket of R2_ENDPOINT, R2_ACCESS_KEY_ID, R2_SECRET_ACCESS_KEY and R2_BUCKET (`ratnahaat-media`). Its methods
 * throw CannotStart when the bucket does not answer or refuses the keys.
 * @throws CannotStart when a variable is missing
 */
export function openBucket(variables: NodeJS.ProcessEnv): Bucket {
  const { R2_ENDPOINT: endpoint, R2_ACCESS_KEY_ID: accessKeyId, R2_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const name = variables.R2_BUCKET || 'ratnahaat-media';
  if (!endpoint || !accessKeyId || !secretAccessKey) {
    throw new CannotStart(
      'Set R2_ENDPOINT, R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY: Cloudflare shows them when you make an API token for R2 that may read and write objects.',
    );
  }
  if (!URL.canParse(endpoint))
    throw new CannotStart('R2_ENDPOINT is no address. It looks like https://ACCOUNT.r2.cloudflarestorage.com.');
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: 'auto', retries: 5 });
  const base = `${endpoint.replace(/\/$/, '')}/${name}`;

  async function ask(path: string, init: RequestInit, missing: 404 | undefined): Promise<Response> {
    const answer = await client.fetch(`${base}${path}`, init).catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error;
      throw new CannotStart(`The bucket at ${new URL(endpoint!).host} does not answer. Check R2_ENDPOINT.`);
    });
    if (answer.ok || answer.status === missing) return answer;
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403)
      throw new CannotStart(`The bucket ${name} does not take R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY.`);
    if (answer.status === 404)
      throw new CannotStart(`There is no bucket ${name}. Make it: npx wrangler r2 bucket create ${name}`);
    throw new CannotStart(`The bucket ${name} answered ${answer.status}. Run the command again later.`);
  }

  return {
    async list() {
      const objects = new Map<string, Listed>();
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
        const page = await (await ask(`?${query.toString()}`, {}, undefined)).text();
        for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const md5 = textIn(object, 'ETag')!.replaceAll('"', '');
          objects.set(textIn(object, 'Key')!, {
            bytes: Number(textIn(object, 'Size')),
            md5: md5.includes('-') ? undefined : md5,
          });
        }
        token = textIn(page, 'IsTruncated') === 'true' ? textIn(page, 'NextContinuationToken') : undefined;
      }
      return objects;
    },
    async get(key) {
      const answer = await ask(`/${key}`, {}, 404);
      const body = new Uint8Array(await answer.arrayBuffer());
      return answer.status === 404 ? undefined : body;
    },
    async put(key, body, contentType) {
      // The bucket refuses a body that does not have this hash.
      const sha256 = createHash('sha256').update(body).digest('hex');
      const headers = { 'content-type': contentType, 'x-amz-content-sha256': sha256 };
      const answer = await ask(`/${key}`, { method: 'PUT', headers, body }, undefined);
      await answer.body?.cancel();
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#34': '"', '#39': "'" };

/** Returns the text of the first element with this name. */
function textIn(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml) ?? [];
  return text?.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
