import { AwsV4Signer } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket with the S3-compatible address that R2 has: it takes signed requests only, and lists in small pages. */
export interface S3Server {
  /** The variables of a command that uses it. */
  variables: Record<'R2_ENDPOINT' | 'R2_ACCESS_KEY_ID' | 'R2_SECRET_ACCESS_KEY' | 'R2_BUCKET', string>;
  objects: Map<string, { body: Buffer; contentType: string }>;
  /** The number of objects that were uploaded. */
  puts(): number;
  stop(): Promise<void>;
}

const KEY_ID = 'key-of-the-test';
const SECRET = 'secret-of-the-test';
const PER_PAGE = 3;

export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  let puts = 0;
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body = '', type = 'application/xml' }) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    );
  });

  async function answer(request: IncomingMessage): Promise<{ status: number; body?: string | Buffer; type?: string }> {
    const url = new URL(request.url!, endpoint);
    const body = await buffer(request);
    if (!(await isSigned(request, url))) return { status: 403 };
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'shop-files') return { status: 404 };
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return { status: 411 };
      if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
        return { status: 400 };
      puts += 1;
      objects.set(key, { body, contentType: request.headers['content-type']! });
      return { status: 200 };
    }
    if (key === '') return { status: 200, body: page(url.searchParams.get('continuation-token') ?? '') };
    const object = objects.get(key);
    return object ? { status: 200, body: object.body, type: object.contentType } : { status: 404 };
  }

  function page(after: string): string {
    const left = Array.from(objects.keys())
      .filter((key) => key > after)
      .sort();
    const keys = left.slice(0, PER_PAGE);
    const listed = keys.map((key) => {
      const { body } = objects.get(key)!;
      const md5 = createHash('md5').update(body).digest('hex');
      return `<Contents><Key>${key}</Key><ETag>&quot;${md5}&quot;</ETag><Size>${body.length}</Size></Contents>`;
    });
    const more =
      left.length > PER_PAGE
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${keys.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return `<?xml version="1.0"?><ListBucketResult>${more}${listed.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    variables: {
      R2_ENDPOINT: endpoint,
      R2_ACCESS_KEY_ID: KEY_ID,
      R2_SECRET_ACCESS_KEY: SECRET,
      R2_BUCKET: 'shop-files',
    },
    objects,
    puts: () => puts,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function isSigned({ method, headers }: IncomingMessage, url: URL): Promise<boolean> {
  const signer = new AwsV4Signer({
    method: method!,
    url: url.href,
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
    datetime: String(headers['x-amz-date']),
    accessKeyId: KEY_ID,
    secretAccessKey: SECRET,
    service: 's3',
    region: 'auto',
  });
  return headers.authorization === (await signer.authHeader());
}
