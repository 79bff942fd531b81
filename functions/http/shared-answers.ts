import type { Context } from 'hono';
import { pageLanguage } from './page-language.ts';

/** The most characters of all stored answers, and of one of them. */
const MOST_CHARACTERS = 10_000_000;
const LONGEST = 250_000;

interface StoredAnswer {
  version: string;
  body: string;
  headers: Record<string, string>;
}

/**
 * Stores answers that are the same for all visitors, so that each is made once for each state of the records.
 * @param version returns a text that differs after every commit to the records and on every day
 */
export class SharedAnswers {
  readonly #version: () => string;
  readonly #known = new Map<string, StoredAnswer>();
  #characters = 0;

  constructor(version: () => string) {
    this.#version = version;
  }

  /** Returns the stored answer for a request's address and language if it is of the present state, or makes and stores it. */
  async answer(context: Context, make: () => Promise<Response>): Promise<Response> {
    const language = pageLanguage(context);
    const address = `${language} ${context.req.url}`;
    // Read first: an answer that is made while a commit happens counts as older than it may be.
    const version = this.#version();
    const known = this.#known.get(address);
    if (known?.version === version) return context.body(known.body, 200, known.headers);
    const answer = await make();
    if (answer.status !== 200) return answer;
    const body = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    if (body.length <= LONGEST) this.#store(address, { version, body, headers });
    return context.body(body, 200, headers);
  }

  #store(url: string, answer: StoredAnswer): void {
    this.#forget(url);
    this.#known.set(url, answer);
    this.#characters += answer.body.length;
    // A map keeps the order of insertion, so the first entry is the oldest.
    for (const oldest of this.#known.keys()) {
      if (this.#characters <= MOST_CHARACTERS) return;
      this.#forget(oldest);
    }
  }

  #forget(url: string): void {
    this.#characters -= this.#known.get(url)?.body.length ?? 0;
    this.#known.delete(url);
  }
}
