import { Answer } from './answer.ts';
import { UNPACKED } from './unpacked.ts';

export interface RequestOptions {
  headers?: Record<string, string>;
}

/** Where a connection may be used again: workerd closes one that was left open just as it is used, now and then. */
const KEEPING_CONNECTIONS = new Set<string>();

/** Says that a shop keeps its connections open, so that personas need not make one for each request. */
export function keepConnectionsTo(origin: string): void {
  KEEPING_CONNECTIONS.add(origin);
}

/** Shops of this very process, which are asked without a connection. */
const IN_THIS_PROCESS = new Map<string, (request: Request) => Promise<Response>>();

/** Says that a shop runs in this process, so that personas need no connection to it; until the function it returns is called. */
export function askInProcess(origin: string, ask: (request: Request) => Promise<Response>): () => void {
  IN_THIS_PROCESS.set(origin, ask);
  return () => IN_THIS_PROCESS.delete(origin);
}

/** Somebody who speaks to the shop through its public API: with a token, or as a visitor. */
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

  /** Sends a body as it is. Redirects are answers, too. */
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
        ...(KEEPING_CONNECTIONS.has(this.origin) ? {} : { Connection: 'close' }),
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
