import { LANGUAGE_TAGS } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import { DEFAULT_LOOK, hasDefaultColours, isOwnMark } from '#contract/shop/look/look.ts';
import type { Look } from '#contract/shop/look/look.ts';
import { paletteOf } from '#contract/shop/look/palette.ts';
import type { Theme } from '#contract/shop/look/palette.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { textLang } from '#contract/words/text-lang.ts';
import type { RenderedMail } from '../ports/mail.ts';

/** The content of a mail without its layout: paragraphs of text, and optionally one code or one link. */
export interface MailContent extends MailExtras {
  subject: string;
  greeting: string;
  /** The first paragraph is also the preview that a list of mails shows next to the subject. */
  paragraphs: readonly string[];
  /** The last lines of the mail, below everything else. */
  closing: readonly string[];
}

/** Parts of a mail below its text. */
export interface MailExtras {
  /** English if undefined. */
  language?: Language;
  /** Rendered large, for copying. */
  code?: string;
  rows?: MailRow[];
  link?: MailLink;
  /** The choices, when there are several. */
  links?: MailLink[];
  /** The unsubscribe link of optional mails. Mail programs show their own button for it. */
  unsubscribe?: { label: string; href: string };
}

export interface MailLink {
  label: string;
  href: string;
}

export interface MailRow {
  label: string;
  value: string;
  /** The row is the sum of the rows above it. */
  isTotal?: boolean;
}

/** The colours of a mail in one theme. */
export interface MailColours {
  ink: string;
  soft: string;
  wine: string;
  onWine: string;
  line: string;
  page: string;
  card: string;
}

/** Mails are a little lighter in the dark than pages: mail programs have a black of their own around them. */
const DEFAULT_DARK: MailColours = {
  ink: '#f6eee6',
  soft: '#c9b8bd',
  wine: '#f0a9bd',
  onWine: '#2a1a1f',
  line: '#4a383e',
  page: '#1c1316',
  card: '#271b1f',
};

function coloursOf({ colours }: Look): { light: MailColours; dark: MailColours } {
  const palette = paletteOf(colours);
  const of = ({ ink, soft, wine, line, ground, ...theme }: Theme): MailColours => ({
    ink,
    soft,
    wine,
    onWine: theme['on-wine'],
    line,
    page: ground,
    card: theme.card,
  });
  const light = { ...of(palette.light), card: '#ffffff', onWine: '#ffffff' };
  return { light, dark: hasDefaultColours({ colours }) ? DEFAULT_DARK : of(palette.dark) };
}

/** Dark mode inverts the colours. A mail program without support for the rule shows the light ones. */
function styleOf({ ink, soft, wine, onWine, line, page, card }: MailColours): string {
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${page}!important}
.card{background:${card}!important;border-color:${line}!important}
.ink{color:${ink}!important}
.soft{color:${soft}!important}
.wine{color:${wine}!important}
.line{border-color:${line}!important}
.button{background:${wine}!important;color:${onWine}!important}
}
@media (max-width:480px){.inside{padding:20px 16px!important}.gap{padding:12px 8px!important}}`;
}

/** What all mails of a shop have in common: its address, name and look, and its closing line. */
export interface SendingShop {
  origin: string;
  shopName: string;
  /** The default look if undefined. */
  look?: Look | undefined;
  /** The last line of every mail; none if undefined or empty. */
  closingLine?: string | undefined;
}

/** Renders a mail as text and as equivalent HTML. It has no tracking, so nobody learns who has opened it. */
export function layOut(to: string, content: MailContent, shop: SendingShop): RenderedMail {
  const { shopName, closingLine = '' } = shop;
  const { language = 'en', subject, greeting, paragraphs, code, rows = [], link, links = [], unsubscribe } = content;
  const closing = closingLine === '' ? content.closing : [...content.closing, closingLine];
  const light = lightColours(shop);
  const { wine } = light;
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...closing,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    shopName,
  ].join('\n\n');

  const paragraph = (body: string) => paragraphHtml(body, light, language);
  const inside = `${paragraph(greeting)}
${paragraphs.map(paragraph).join('\n')}
${code ? `<p class="wine" style="margin:0 0 16px;font:600 30px/1.2 'Courier New',monospace;letter-spacing:6px;color:${wine}">${escapeMarkup(code)}</p>` : ''}
${rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.map((row) => rowHtml(row, light, language)).join('')}</table>` : ''}
${links.map((one) => linkHtml(one, light)).join('\n')}
${link ? buttonHtml(link, light) : ''}${closing.length > 0 ? `\n<div style="margin:24px 0 0">${closing.map(paragraph).join('\n')}</div>` : ''}`;
  const html = documentHtml({ language, subject, preview: paragraphs[0] ?? '', inside, unsubscribe }, shop);
  return { to, subject: oneLine(subject), text, html, ...(unsubscribe ? { headers: oneClick(unsubscribe.href) } : {}) };
}

/** The parts of a mail's HTML that differ between mails. `inside` is HTML. */
interface MailDocument {
  /** English if undefined. */
  language?: Language | undefined;
  subject: string;
  preview: string;
  inside: string;
  unsubscribe?: MailExtras['unsubscribe'] | undefined;
}

/** Renders the document of a mail: head, name of the shop, content and unsubscribe link. */
export function documentHtml(
  { language = 'en', subject, preview, inside, unsubscribe }: MailDocument,
  shop: SendingShop,
): string {
  const { shopName, look = DEFAULT_LOOK } = shop;
  const { light, dark } = coloursOf(look);
  const { soft, wine, line, page } = light;
  return `<!doctype html>
<html lang="${language === 'en' ? 'en' : LANGUAGE_TAGS[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title><style>${styleOf(dark)}</style></head>
<body class="page" style="margin:0;background:${page};font:16px/1.5 Mukta,Arial,sans-serif">
${previewHtml(preview)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${page}"><tr><td align="center" class="gap" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:#ffffff;border:1px solid ${line}">
<tr><td class="inside line wine" style="padding:20px 28px;border-bottom:1px solid ${line};font:24px Georgia,serif;color:${wine}">${markHtml(shop, look)}${escapeMarkup(shopName)}</td></tr>
<tr><td class="inside" style="padding:28px">
${inside}
${unsubscribe ? `<p style="margin:16px 0 0;font-size:14px"><a href="${escapeMarkup(unsubscribe.href)}" class="soft" style="color:${soft}">${escapeMarkup(unsubscribe.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`;
}

/** Returns the light colours of a shop's mails, for inline styles. */
export function lightColours({ look = DEFAULT_LOOK }: SendingShop): MailColours {
  return coloursOf(look).light;
}

/**
 * Returns the headers of one-click unsubscribe: the mail program sends a POST to this address
 * (https://www.rfc-editor.org/rfc/rfc8058).
 */
export function oneClick(href: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Renders the preview, which is invisible in the mail itself. The blanks after it keep the greeting out of the list of
 * mails.
 */
function previewHtml(preview: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

export function paragraphHtml(body: string, { ink }: MailColours, language: Language = 'en'): string {
  return `<p${langOf(language, body)} class="ink" style="margin:0 0 16px;color:${ink}">${escapeMarkup(body)}</p>`;
}

/** Returns the attribute that marks a text of the owner or of a person, if it is not in the language of the mail. */
function langOf(language: Language, text: string): string {
  const lang = textLang(language, text);
  return lang === undefined ? '' : ` lang="${lang}"`;
}

function rowHtml(
  { label, value, isTotal = false }: MailRow,
  { ink, soft, line }: MailColours,
  language: Language,
): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;${isTotal ? 'font-weight:600;' : ''}`;
  return `<tr><td${langOf(language, label)} class="${isTotal ? 'ink' : 'soft'} line" style="${cell}padding-right:16px;color:${isTotal ? ink : soft}">${escapeMarkup(label)}</td><td${langOf(language, value)} align="right" class="ink line" style="${cell}color:${ink};overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`;
}

/** Renders one of several links, with a height for touch. */
export function linkHtml({ label, href }: MailLink, { wine }: MailColours): string {
  return `<p style="margin:0 0 8px"><a href="${escapeMarkup(href)}" class="wine" style="display:inline-block;padding:10px 0;color:${wine};font-weight:600">${escapeMarkup(label)}</a></p>`;
}

/** Renders a button, with a height for touch. */
export function buttonHtml({ label, href }: MailLink, { wine, onWine }: MailColours): string {
  return `<p style="margin:0"><a href="${escapeMarkup(href)}" class="button" style="display:inline-block;padding:12px 24px;background:${wine};color:${onWine};font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`;
}

/**
 * Renders a mark that is a file, as the shop's icon: mail programs show no SVG. Its address is the same in every mail, so
 * it tells nothing about who reads one.
 */
function markHtml({ origin, shopName }: SendingShop, look: Look): string {
  if (!isOwnMark(look.mark)) return '';
  const src = origin + lookFileUrl('icon-192.png', { look, shopName });
  return `<img src="${escapeMarkup(src)}" alt="" width="36" height="36" style="vertical-align:middle;margin-right:12px;border:0">`;
}

/** Removes line breaks from a subject, so that names in it cannot inject headers. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
