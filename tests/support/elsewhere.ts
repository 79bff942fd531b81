import { request } from 'node:http';
import { Answer } from './answer.ts';
import { Persona } from './persona.ts';
import type { RequestOptions } from './persona.ts';

/**
 * A person in another network than the tests. On Node the connection comes from another loopback address; on workerd
 * the request has Cloudflare's header of the client address.
 */
export class Elsewhere extends Persona {
  readonly #place: number;

  /** @param place the number of the network, from 2 to 254 */
  constructor(origin: string, place: number, token?: string) {
    super(origin, token);
    this.#place = place;
  }

  override send(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    { headers = {} }: RequestOptions = {},
  ): Promise<Answer> {
    const { hostname, port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          // By number: a name may lead to an address family that `localAddress` cannot be bound to.
          hostname: hostname === 'localhost' ? '127.0.0.1' : hostname,
          port,
          method,
          path,
          localAddress: `127.0.0.${this.#place}`,
          headers: {
            Host: `${hostname}:${port}`,
            'CF-Connecting-IP': `192.0.2.${this.#place}`,
            ...(this.token === undefined ? {} : { Authorization: `Bearer ${this.token}` }),
            ...(body === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('error', reject);
          answer.on('end', () => {
            const said = new Headers();
            for (const [name, value] of Object.entries(answer.headers)) said.set(name, String(value));
            resolve(new Answer(`${method} ${path}`, answer.statusCode!, said, Buffer.concat(pieces).toString('utf8')));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
