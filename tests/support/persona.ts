import { Answer } from './answer.ts';

export interface RequestOptions {
  headers?: Record<string, string>;
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
    const answer = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        // workerd closes a connection that was left open just as it is used again, now and then.
        Connection: 'close',
        ...(this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    return new Answer(`${method} ${path}`, answer.status, answer.headers, await answer.text());
  }
}
