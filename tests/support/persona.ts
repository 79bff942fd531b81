import { Answer } from './answer.ts';
import { UNPACKED } from './unpacked.ts';

export interface RequestOptions {
  headers?: Record<string, string>;
}

/**
 * The origins to which connections stay open. workerd's is not one of them: it sometimes closes an idle connection just
 * when it is used.
 */
const KEEPING_CONNECTIONS = new Set<string>();

/** Makes personas reuse their connections to this shop, instead of opening one per request. */
export function keepConnectionsTo(origin: string): void {
  KEEPING_CONNECTIONS.add(origin);
}

/** Returns the header with which a request's connection to a shop is closed, if it is not kept. */
export function connectionTo(origin: string): Record<string, string> {
  return KEEPING_CONNECTIONS.has(origin) ? {} : { Connection: 'close' };
}

/** Shops of this process, which personas call without a connection. */
const IN_THIS_PROCESS = new Map<string, (request: Request) => Promise<Response>>();

/** Makes personas call a shop in this process without a connection, until the returned function is called. */
export function askInProcess(origin: string, ask: (request: Request) => Promise<Response>): () => void {
  IN_THIS_PROCESS.set(origin, ask);
  return () => IN_THIS_PROCESS.delete(origin);
}

/** A person who uses the shop through its public API, with a token or as a visitor. */
export class Persona {
  readonly origin: string;
  readonly token: string | undefined;
  /** Empty for a visitor. */
  readonly email: string;

  constructor(origin: string, token?: string, email = '') {
    this.origin = origin;
    this.token = token;
    this.email = email;
  }

  get(path: string, options?: RequestOptions): Promise<Answer> {
    return this.send('GET', path, undefined, options);
  }

  post(path: string, body: unknown = {}, options?: RequestOptions): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), options);
  }

  put(path: string, body: unknown = {}, options?: RequestOptions): Promise<Answer> {
    return this.send('PUT', path, JSON.stringify(body), options);
  }

  patch(path: string, body: unknown = {}, options?: RequestOptions): Promise<Answer> {
    return this.send('PATCH', path, JSON.stringify(body), options);
  }

  delete(path: string, options?: RequestOptions): Promise<Answer> {
    return this.send('DELETE', path, undefined, options);
  }

  /** Sends a body unchanged. Redirects are returned, not followed. */
  async send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer> {
    const address = this.origin + path;
    const asked = {
      method,
      redirect: 'manual',
      headers: {
        ...UNPACKED,
        ...connectionTo(this.origin),
        ...(this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    } satisfies RequestInit;
    const ask = IN_THIS_PROCESS.get(this.origin);
    const answer = await (ask ? ask(new Request(address, asked)) : fetch(address, asked));
    return new Answer(`${method} ${path}`, answer.status, answer.headers, await answer.text());
  }
}
