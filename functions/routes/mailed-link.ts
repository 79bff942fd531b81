import type { Context } from 'hono';
import type { Language } from '#contract/languages.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import type { Page } from '#contract/pages/page.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';
import { pageIn } from '../publish/kind-in-language.ts';
import { readSite } from '../publish/site.ts';
import type { LivePages } from './live/draw.ts';

/** The page of a link in a mail: its path in English, its status, and its data in the frame of the shop. */
interface MailedPage {
  path: `/${string}`;
  status: 200 | 404 | 422 | 429;
  page(frame: PageFrame): Page;
}

/** Renders the page of a link in a mail. It is for one person, so it is neither cached nor indexed. */
export async function answerMailed(
  context: Context,
  { shopFor, render }: Pick<LivePages, 'shopFor' | 'render'>,
  language: Language,
  { path, status, page }: MailedPage,
): Promise<Response> {
  const { frame } = await readSite(shopFor(context));
  const rendered = await render(path, pageIn(language, page(frame)));
  return context.html(await rendered.text(), status, { 'Cache-Control': 'no-store' });
}

/** A link in a mail that confirms something or ends it. */
interface MailedLink<World, Step extends string> {
  path: `/${string}`;
  /** The page's step when it is opened, when the link has been used, and when the link is invalid. */
  steps: { asks: Step; done: Step; invalid: Step };
  /** The pattern of its token. */
  token: RegExp;
  /** Executes the link's action. Returns whether the token was valid. */
  run(shop: Shop, token: string): Promise<boolean>;
  answer(context: Context, world: World, page: { step: Step; token: string; status: 200 | 404 }): Promise<Response>;
}

/**
 * Returns the routes of a link in a mail. GET asks for confirmation and POST executes, since mailbox scanners open
 * links. One click in a mail program sends the POST at once (RFC 8058).
 */
export function mailedLink<World extends Pick<LivePages, 'shopFor'>, Step extends string>({
  path,
  steps,
  token: pattern,
  run,
  answer,
}: MailedLink<World, Step>): [Route<World>, Route<World>] {
  const tokenOf = (context: Context) => {
    const token = context.req.query('token') ?? '';
    return pattern.test(token) ? token : '';
  };
  return [
    {
      method: 'GET',
      path,
      summary: `Where a mailed link leads: a page that asks (${steps.asks}).`,
      who: 'public',
      handle: (context, world) => {
        const token = tokenOf(context);
        return answer(context, world, { step: token ? steps.asks : steps.invalid, token, status: 200 });
      },
    },
    {
      method: 'POST',
      path,
      summary: `The answer to it: ${steps.done}.`,
      who: 'public',
      async handle(context, world) {
        const token = tokenOf(context);
        const isDone = token !== '' && (await run(world.shopFor(context), token));
        return answer(context, world, {
          step: isDone ? steps.done : steps.invalid,
          token,
          status: isDone ? 200 : 404,
        });
      },
    },
  ];
}
