import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { parseJson } from '../functions/providers/parse-json.ts';

const TIMEOUT_MS = 15_000;
/** The time between two tests of a shop whose deployment is still spreading. */
const PAUSE_MS = 3000;

export interface SmokeTest {
  /** The shop's address, without a slash at the end. */
  origin: string;
  /** The commit that the shop must answer as its own; any by default. */
  commit?: string | undefined;
  /** How long to repeat the test until nothing is wrong: a deployment takes a while to reach every place. */
  withinMs: number;
}

/**
 * Tests a deployed shop from outside with a few reads. Of a shop that is not open to shoppers yet, it tests the rest.
 * @returns what is wrong, one sentence each; nothing if the shop works
 */
export async function smokeTest({ origin, commit, withinMs }: SmokeTest): Promise<string[]> {
  const until = Date.now() + withinMs;
  for (;;) {
    const faults = await faultsOf(origin, commit);
    if (faults.length === 0 || Date.now() >= until) return faults;
    await setTimeout(PAUSE_MS);
  }
}

/** A fault that a check found, as a sentence. */
class Found extends Error {}

type Get = (path: string) => Promise<{ status: number; type: string; text: string }>;

async function faultsOf(origin: string, commit: string | undefined): Promise<string[]> {
  const get: Get = async (path) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(origin + path, { redirect: 'manual', signal }).catch((error: Error) => {
      const { message } = (error.cause as Error | undefined) ?? error;
      throw new Found(`${path} cannot be reached: ${message}.`);
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
  };
  const checks = [
    () => expectOk(get, '/healthz', 'application/json'),
    () => checkReadiness(get, commit),
    () => expectOk(get, '/admin', 'text/html'),
    ...((await isClosed(get))
      ? []
      : [() => checkHome(get), () => expectOk(get, '/shop', 'text/html'), () => checkProduct(get)]),
  ];
  const found = await Promise.all(checks.map((check) => check().then(() => undefined, sentenceOf)));
  return found.filter((sentence) => sentence !== undefined);
}

/** Returns whether the shop is not open to shoppers yet. */
async function isClosed(get: Get): Promise<boolean> {
  const answer = await get('/products?size=1').catch(() => undefined);
  return answer?.status === 503 && answer.text.includes('"SHOP_CLOSED"');
}

function sentenceOf(error: unknown): string {
  if (error instanceof Found) return error.message;
  throw error;
}

/** Returns the text of an address. @throws Found unless it answers 200 with this type */
async function expectOk(get: Get, path: string, type: string): Promise<string> {
  const answer = await get(path);
  if (answer.status !== 200) throw new Found(`${path} answers ${answer.status}.`);
  if (!answer.type.startsWith(type)) throw new Found(`${path} answers ${answer.type || 'no type'}, not ${type}.`);
  return answer.text;
}

const Readiness = z.object({ status: z.string(), reasons: z.array(z.string()), commit: z.string() });

async function checkReadiness(get: Get, commit: string | undefined): Promise<void> {
  const { status, text } = await get('/readyz');
  const read = z.safeParse(Readiness, parseJson(text));
  if (!read.success) throw new Found(`/readyz answers ${status}, and not the version of the shop.`);
  if (commit !== undefined && read.data.commit !== commit)
    throw new Found(`/readyz answers the version ${read.data.commit}, not ${commit}.`);
  if (status !== 200) throw new Found(`/readyz answers ${status}: ${read.data.reasons.join(' ')}`);
}

/** Checks the home page and a file that it needs. */
async function checkHome(get: Get): Promise<void> {
  const home = await expectOk(get, '/', 'text/html');
  const [script] = /\/_astro\/[^"'\s?]+\.js\b/.exec(home) ?? [];
  if (script === undefined) throw new Found('The home page names none of its scripts.');
  await expectOk(get, script, 'text/javascript');
}

const Products = z.object({ content: z.array(z.object({ seoUrl: z.string(), price: z.number() })) });

/** Checks that a product's page shows the price of the product's call. A new shop may have no product. */
async function checkProduct(get: Get): Promise<void> {
  const read = z.safeParse(Products, parseJson(await expectOk(get, '/products?size=1', 'application/json')));
  if (!read.success) throw new Found('/products answers no list of products.');
  const [product] = read.data.content;
  if (!product) return;
  const path = `/product/${product.seoUrl}`;
  const page = await expectOk(get, path, 'text/html');
  const shown = /<meta property="product:price:amount" content="([^"]*)"/.exec(page)?.[1];
  const price = product.price.toFixed(2);
  if (shown !== price)
    throw new Found(`${path} shows the price ${shown ?? 'of nothing'}, and the call answers ${price}.`);
}
