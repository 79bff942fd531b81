import * as z from 'zod/mini';
import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { ARTICLE_PICTURE, ARTICLE_PRODUCT } from '#contract/pages/article.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { textLang } from '#contract/words/text-lang.ts';
import type { RenderedMail } from '../ports/mail.ts';
import { buttonHtml, documentHtml, lightColours, linkHtml, oneClick, oneLine, paragraphHtml } from './layout.ts';
import type { MailColours, MailLink, SendingShop } from './layout.ts';

/** The width of the column of text in a mail, in points. */
const COLUMN = 504;
const CARD_WIDTH = 236;

const Link = z.object({ label: z.string(), href: z.string() });

/** A product with its price at a moment. */
const LetterProduct = z.object({
  id: z.int(),
  name: z.string(),
  /** Absolute. */
  href: z.string(),
  /** The absolute address of a JPEG; null without a picture. */
  picture: z.nullable(z.string()),
  pricePaise: z.int(),
  /** The crossed-out price; null if it costs no less than that. */
  mrpPaise: z.nullable(z.int()),
});
export type LetterProduct = z.infer<typeof LetterProduct>;

/**
 * The sections of a letter as a mail shows them. All addresses are absolute. They are stored with the letter while it is
 * sent, so a new field must be optional.
 */
const LetterPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    heading: z.string(),
    text: z.string(),
    picture: z.object({ src: z.string(), alt: z.string() }),
    link: z.nullable(Link),
  }),
  /** Sanitised HTML of an article, and the products in it that shoppers see. */
  z.object({ kind: z.literal('text'), html: z.string(), products: z.array(LetterProduct) }),
  z.object({
    kind: z.literal('goods'),
    heading: z.string(),
    text: z.string(),
    products: z.array(LetterProduct),
    link: z.nullable(Link),
  }),
  z.object({ kind: z.literal('links'), heading: z.string(), links: z.array(Link) }),
]);
export type LetterPart = z.infer<typeof LetterPart>;
const LetterParts = z.array(LetterPart);

/** Returns the stored parts of a letter. @throws when another version of the shop wrote them and they do not fit */
export function readLetterParts(stored: unknown): LetterPart[] {
  return z.parse(LetterParts, stored);
}

/** What a letter says to everybody. */
export interface LetterContent {
  subject: string;
  /** The line next to the subject in a list of mails; may be empty. */
  preview: string;
  parts: readonly LetterPart[];
}

/** The last lines of each letter: why the reader gets it, and how to unsubscribe. */
const END: Record<Language, { why: string; unsubscribe: string }> = {
  en: { why: 'You get this letter because you confirmed our newsletter.', unsubscribe: 'Unsubscribe' },
  hi: { why: 'यह ईमेल आपको इसलिए मिला है कि आपने हमारा न्यूज़लेटर चुना था।', unsubscribe: 'न्यूज़लेटर बंद करें' },
};

/**
 * Renders a letter to one subscriber as HTML and as text. It has no tracking: all subscribers get the same links, but
 * for the one to unsubscribe. Its last lines are in the reader's language, the rest as the editor wrote it.
 * @param unsubscribePath the path of the page to unsubscribe, in English
 */
export function renderLetter(
  { email: to, language }: { email: string; language: Language },
  { subject, preview, parts }: LetterContent,
  unsubscribePath: string,
  shop: SendingShop,
): RenderedMail {
  const colours = lightColours(shop);
  const { closingLine = '' } = shop;
  const { why, unsubscribe: label } = END[language];
  const unsubscribe = { label, href: shop.origin + pathIn(language, unsubscribePath) };
  const closing = closingLine === '' ? [why] : [closingLine, why];
  const texts = parts.map((part) => partText(part, shop.origin)).filter((text) => text !== '');
  const lang = textLang(language, texts.join(' '));
  const written = parts.map((part) => partHtml(part, colours, shop.origin)).join('\n');
  const inside = [
    lang === undefined ? written : `<div lang="${lang}">${written}</div>`,
    `<div style="margin:24px 0 0">${closing.map((line) => paragraphHtml(line, colours, language)).join('\n')}</div>`,
  ].join('\n');
  return {
    to,
    subject: oneLine(subject),
    text: [...texts, ...closing, `${unsubscribe.label}: ${unsubscribe.href}`, shop.shopName].join('\n\n'),
    html: documentHtml({ language, subject, preview, inside, unsubscribe }, shop),
    headers: oneClick(unsubscribe.href),
  };
}

function partHtml(part: LetterPart, colours: MailColours, origin: string): string {
  switch (part.kind) {
    case 'hero':
      return [
        pictureHtml(part.picture, COLUMN),
        headingHtml(part.heading, colours),
        part.text === '' ? '' : paragraphHtml(part.text, colours),
        part.link ? spaced(buttonHtml(part.link, colours)) : '',
      ].join('');
    case 'text':
      return articleHtml(part, colours, origin);
    case 'goods':
      return [
        headingHtml(part.heading, colours),
        part.text === '' ? '' : paragraphHtml(part.text, colours),
        cardsHtml(part.products, colours),
        part.link ? spaced(linkHtml(part.link, colours)) : '',
      ].join('');
    case 'links':
      return headingHtml(part.heading, colours) + spaced(part.links.map((link) => linkHtml(link, colours)).join(''));
  }
}

const spaced = (html: string) => `<div style="margin:0 0 24px">${html}</div>`;

function headingHtml(heading: string, { wine }: MailColours): string {
  return `<h2 class="wine" style="margin:8px 0 12px;font:22px/1.3 Georgia,serif;color:${wine}">${escapeMarkup(heading)}</h2>`;
}

function pictureHtml({ src, alt }: { src: string; alt: string }, width: number): string {
  return `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;margin:0 0 12px">`;
}

/** Renders products two in a row. A mail program without styles shows them one below the other. */
function cardsHtml(products: readonly LetterProduct[], colours: MailColours): string {
  const rows = products.flatMap((_, at) => (at % 2 === 0 ? [products.slice(at, at + 2)] : []));
  const cells = rows.map(
    (row) =>
      `<tr>${row.map((product, at) => cardHtml(product, colours, at)).join('')}${row.length === 1 ? '<td width="50%"></td>' : ''}</tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${cells.join('')}</table>`;
}

function cardHtml({ name, href, picture, pricePaise, mrpPaise }: LetterProduct, colours: MailColours, at: number) {
  const { ink, soft } = colours;
  const src = picture === null ? '' : pictureHtml({ src: picture, alt: '' }, CARD_WIDTH);
  const before = mrpPaise === null ? '' : ` <s class="soft" style="color:${soft}">${formatPaise(mrpPaise)}</s>`;
  return `<td width="50%" style="vertical-align:top;padding:0 ${at === 0 ? 8 : 0}px 16px ${at === 0 ? 0 : 8}px"><a href="${escapeMarkup(href)}" class="ink" style="display:block;color:${ink};text-decoration:none">${src}${escapeMarkup(name)}<br><strong>${formatPaise(pricePaise)}</strong>${before}</a></td>`;
}

/** The styles of an article's elements in a mail, by their names. */
const STYLES: Record<string, (colours: MailColours) => string> = {
  p: ({ ink }) => `margin:0 0 16px;color:${ink}`,
  h2: ({ wine }) => `margin:8px 0 12px;font:22px/1.3 Georgia,serif;color:${wine}`,
  h3: ({ wine }) => `margin:8px 0 10px;font:19px/1.3 Georgia,serif;color:${wine}`,
  h4: ({ wine }) => `margin:8px 0 8px;font:600 16px/1.4 Arial,sans-serif;color:${wine}`,
  ul: ({ ink }) => `margin:0 0 16px;padding-left:22px;color:${ink}`,
  ol: ({ ink }) => `margin:0 0 16px;padding-left:22px;color:${ink}`,
  li: () => 'margin:0 0 6px',
  blockquote: ({ soft, line }) => `margin:0 0 16px;padding-left:14px;border-left:3px solid ${line};color:${soft}`,
  table: () => 'border-collapse:collapse;margin:0 0 16px',
  th: ({ ink, line }) => `padding:6px 10px;border:1px solid ${line};color:${ink};text-align:left`,
  td: ({ ink, line }) => `padding:6px 10px;border:1px solid ${line};color:${ink}`,
  a: ({ wine }) => `color:${wine}`,
};
/** The class that gives an element its colour in the dark (`layout.ts`). */
const CLASSES: Record<string, string> = {
  h2: 'wine',
  h3: 'wine',
  h4: 'wine',
  a: 'wine',
  blockquote: 'soft line',
  th: 'ink line',
  td: 'ink line',
};

/** An opening tag of cleaned HTML, whose attributes are always quoted. */
const OPENING = /<(p|h[234]|[uo]l|li|blockquote|table|t[hd]|a)((?: [a-z-]+="[^"]*")*)>/g;

function articleHtml(
  { html, products }: { html: string; products: LetterProduct[] },
  colours: MailColours,
  origin: string,
) {
  return html
    .split(ARTICLE_PRODUCT_SPLIT)
    .map((piece, at) => {
      // Every second piece is the id of a product.
      if (at % 2 === 1)
        return cardsHtml(
          products.filter(({ id }) => id === Number(piece)),
          colours,
        );
      return piece
        .replace(OPENING, (_, tag: string, attributes: string) => {
          const style = STYLES[tag]!(colours);
          return `<${tag}${attributes} class="${CLASSES[tag] ?? 'ink'}" style="${style}">`;
        })
        .replace(ARTICLE_PICTURE, (_, key: string, altHtml: string) => {
          const src = escapeMarkup(origin + imageUrl(key, 960, 'jpeg'));
          return `<img src="${src}" alt="${altHtml}" width="${COLUMN}" style="display:block;width:100%;max-width:${COLUMN}px;height:auto;border:0;margin:0 0 12px">`;
        });
    })
    .join('');
}

const ARTICLE_PRODUCT_SPLIT = new RegExp(ARTICLE_PRODUCT.source, 's');

function partText(part: LetterPart, origin: string): string {
  switch (part.kind) {
    case 'hero':
      return lines(part.heading, part.text, part.link && linkText(part.link));
    case 'text':
      return articleText(part, origin);
    case 'goods':
      return lines(part.heading, part.text, ...part.products.map(productText), part.link && linkText(part.link));
    case 'links':
      return lines(part.heading, ...part.links.map(linkText));
  }
}

const lines = (...parts: (string | null)[]) => parts.filter((line) => line !== null && line !== '').join('\n');
const linkText = ({ label, href }: MailLink) => `${label}: ${href}`;
const productText = ({ name, pricePaise, href }: LetterProduct) => `${name}, ${formatPaise(pricePaise)}: ${href}`;

/** Returns an article as text: each paragraph on lines of its own, and the address of a link after its words. */
function articleText({ html, products }: { html: string; products: LetterProduct[] }, origin: string): string {
  return html
    .split(ARTICLE_PRODUCT_SPLIT)
    .map((piece, at) => {
      if (at % 2 === 1)
        return `\n\n${products
          .filter(({ id }) => id === Number(piece))
          .map(productText)
          .join('\n')}\n\n`;
      const text = piece
        .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, href: string, inner: string) => {
          return `${inner} (${href.startsWith('/') ? origin + href : href})`;
        })
        .replace(/<li>/g, '\n- ')
        .replace(/<br>|<\/tr>/g, '\n')
        .replace(/<\/t[hd]>/g, ' ')
        .replace(/<\/(?:p|h[234]|ul|ol|blockquote|table)>/g, '\n\n')
        .replace(/<[^>]*>/g, '');
      return unescaped(text);
    })
    .join('')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns escaped text as it is read. */
function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return NAMED[name ?? ''] ?? entity;
    },
  );
}
