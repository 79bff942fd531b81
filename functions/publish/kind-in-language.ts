import { isTranslated, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import type { Page } from '#contract/pages/page.ts';
import { ownTextsIn } from '#contract/shop/translations.ts';
import type { SitemapEntry } from './feeds/sitemap-entry.ts';
import type { BegunPage, Listing, LiveAnswer, LiveSource, PageKind } from './page-kind.ts';

/**
 * Returns a kind of page in another language: the same data at the addresses of that language, with files and live
 * responses of their own; of several addresses only those of translated pages. Share images are served by the kind in
 * English, for all languages.
 */
export function kindIn(language: Language, kind: PageKind): PageKind {
  const to = (path: string) => pathIn(language, path);
  const all = (paths: readonly string[]) => paths.map(to);
  const { read, files, live, changedBy, gone, found, foundProducts, inLanguage = (_, page) => page } = kind;
  const pageOf: PageIn = (page) => inLanguage(language, pageIn(language, page));
  const entryIn = (entry: SitemapEntry): SitemapEntry => ({ ...entry, path: to(entry.path) });
  const { product, collection, page } = changedBy;
  return {
    paths: kind.paths.filter(isTranslated).map((path): `/${string}` => `/${to(path).slice(1)}`),
    ...(read && {
      read: async (...input) => {
        const english = await read(...input);
        return english && pageOf(english);
      },
    }),
    ...(files && { files: mapped(files, to) }),
    ...(live && { live: liveIn(language, live, pageOf) }),
    changedBy: {
      ...changedBy,
      ...(typeof product === 'function' && {
        product: (...input) => {
          const { now, later } = product(...input);
          return { now: all(now), ...(later && { later: all(later) }) };
        },
      }),
      ...(typeof collection === 'function' && { collection: (...input) => all(collection(...input)) }),
      ...(page && { page: (...input) => all(page(...input)) }),
    },
    ...(gone && { gone: { ...gone, paths: mapped(gone.paths, to) } }),
    found: found && mapped(found, entryIn, ({ path }) => isTranslated(path)),
    ...(foundProducts && { foundProducts: mapped(foundProducts, entryIn) }),
  };
}

/** Returns a page in the language of its kind. */
type PageIn = (page: Page) => Page;

function liveIn(language: Language, live: LiveSource, pageOf: PageIn): LiveSource {
  if ('answer' in live) {
    return {
      summary: live.summary,
      answer: async (shop, input) => answerIn(language, await live.answer(shop, input), pageOf),
    };
  }
  return {
    summary: live.summary,
    async begin(shop, input): Promise<BegunPage> {
      const begun = await live.begin(shop, input);
      return {
        ...begun,
        address: pathIn(language, begun.address),
        answer: async () => answerIn(language, await begun.answer(), pageOf),
      };
    },
  };
}

function answerIn(language: Language, answer: LiveAnswer, pageOf: PageIn): LiveAnswer {
  if (!answer) return undefined;
  if ('movedTo' in answer) return { ...answer, movedTo: pathIn(language, answer.movedTo) };
  return { ...answer, page: pageOf(answer.page), path: pathIn(language, answer.path) };
}

/** Returns the data of a page in a language, with the texts of the owner and of sellers in it. */
export const pageIn = <Any extends Page>(language: Language, { frame, ...page }: Any): Any =>
  ({ ...ownTextsIn(language, page), frame: frameIn(language, frame) }) as Any;

const frames = new WeakMap<PageFrame, Map<Language, PageFrame>>();

/** Returns the frame in a language. Pages of one frame share one object, so that its HTML is rendered once. */
function frameIn(language: Language, frame: PageFrame): PageFrame {
  const known = frames.get(frame) ?? new Map<Language, PageFrame>();
  frames.set(frame, known);
  const own = known.get(language) ?? { ...ownTextsIn(language, frame), language };
  known.set(language, own);
  return own;
}

function mapped<Given, Entry>(
  listing: Listing<Given, Entry>,
  change: (entry: Entry) => Entry,
  isKept: (entry: Entry) => boolean = () => true,
): Listing<Given, Entry> {
  return {
    reads: (given) => listing.reads(given),
    entries: (answers, given) => listing.entries(answers, given).filter(isKept).map(change),
  };
}
