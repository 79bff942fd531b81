import * as z from 'zod/mini';

/** The shop's answer to one request. */
export class Answer {
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(request: string, status: number, headers: Headers, text: string) {
    this.request = request;
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  /**
   * The parsed body.
   * @throws when the body is no JSON
   */
  get json(): unknown {
    try {
      return JSON.parse(this.text) as unknown;
    } catch {
      throw new Error(
        `${this.request} answered ${this.status} with something that is not JSON: ${this.text.slice(0, 300)}`,
      );
    }
  }

  /**
   * Returns the body of a 200 answer, decoded by the contract: amounts in paise, instants in milliseconds.
   * @throws when the status is not 200, or the body lacks a field of the contract or has one that the contract does not
   *   know
   */
  as<Schema extends z.ZodMiniType>(schema: Schema): z.output<Schema> {
    if (this.status !== 200) throw new Error(`${this.request} answered ${this.status}: ${this.text.slice(0, 500)}`);
    const read = z.safeDecode(schema, this.json as z.input<Schema>);
    if (!read.success) throw new Error(`${this.request} does not keep the contract: ${z.prettifyError(read.error)}`);
    const said = extraKeys(this.json, z.encode(schema, read.data));
    if (said.length > 0) throw new Error(`${this.request} says more than the contract: ${said.join(', ')}`);
    return read.data;
  }
}

/** Returns the paths of keys that the contract does not know. Decoding drops such keys. */
function extraKeys(answer: unknown, known: unknown, path = ''): string[] {
  if (Array.isArray(answer)) {
    return answer.flatMap((item: unknown, index) => extraKeys(item, (known as unknown[])[index], `${path}[${index}]`));
  }
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const place = path ? `${path}.${key}` : key;
    if (typeof known !== 'object' || known === null || !(key in known)) return [place];
    return extraKeys(value, (known as Record<string, unknown>)[key], place);
  });
}
