import { escapeMarkup } from '#contract/shop/markup.ts';
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

const ink = '#2a1a1f';
const soft = '#6b5560';
const wine = '#6e1230';
const line = '#e7dccb';
const page = '#fbf7f0';

/** Dark mode inverts the colours. A mail program without support for the rule shows the light ones. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1c1316!important}
.card{background:#271b1f!important;border-color:#4a383e!important}
.ink{color:#f6eee6!important}
.soft{color:#c9b8bd!important}
.wine{color:#f0a9bd!important}
.line{border-color:#4a383e!important}
.button{background:#f0a9bd!important;color:#2a1a1f!important}
}
@media (max-width:480px){.inside{padding:20px 16px!important}.gap{padding:12px 8px!important}}`;

/** Renders a mail as text and as equivalent HTML. It has no tracking, so nobody learns who has opened it. */
export function layOut(to: string, content: MailContent, shopName: string): RenderedMail {
  const { subject, greeting, paragraphs, code, rows = [], link, links = [], closing, unsubscribe } = content;
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

  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;background:${page};font:16px/1.5 Mukta,Arial,sans-serif">
${previewHtml(paragraphs[0] ?? '')}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${page}"><tr><td align="center" class="gap" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="card" style="max-width:560px;background:#ffffff;border:1px solid ${line}">
<tr><td class="inside line wine" style="padding:20px 28px;border-bottom:1px solid ${line};font:24px Georgia,serif;color:${wine}">${escapeMarkup(shopName)}</td></tr>
<tr><td class="inside" style="padding:28px">
${paragraphHtml(greeting)}
${paragraphs.map(paragraphHtml).join('\n')}
${code ? `<p class="wine" style="margin:0 0 16px;font:600 30px/1.2 'Courier New',monospace;letter-spacing:6px;color:${wine}">${escapeMarkup(code)}</p>` : ''}
${rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.map(rowHtml).join('')}</table>` : ''}
${links.map(linkHtml).join('\n')}
${link ? buttonHtml(link) : ''}${closing.length > 0 ? `\n<div style="margin:24px 0 0">${closing.map(paragraphHtml).join('\n')}</div>` : ''}
${unsubscribe ? `<p style="margin:16px 0 0;font-size:14px"><a href="${escapeMarkup(unsubscribe.href)}" class="soft" style="color:${soft}">${escapeMarkup(unsubscribe.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`;
  return { to, subject: oneLine(subject), text, html, ...(unsubscribe ? { headers: oneClick(unsubscribe.href) } : {}) };
}

/**
 * Returns the headers of one-click unsubscribe: the mail program sends a POST to this address
 * (https://www.rfc-editor.org/rfc/rfc8058).
 */
function oneClick(href: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * Renders the preview, which is invisible in the mail itself. The blanks after it keep the greeting out of the list of
 * mails.
 */
function previewHtml(preview: string): string {
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

function paragraphHtml(body: string): string {
  return `<p class="ink" style="margin:0 0 16px;color:${ink}">${escapeMarkup(body)}</p>`;
}

function rowHtml({ label, value, isTotal = false }: MailRow): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${line};vertical-align:top;${isTotal ? 'font-weight:600;' : ''}`;
  return `<tr><td class="${isTotal ? 'ink' : 'soft'} line" style="${cell}padding-right:16px;color:${isTotal ? ink : soft}">${escapeMarkup(label)}</td><td align="right" class="ink line" style="${cell}color:${ink};overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`;
}

/** Renders one of several links, with a height for touch. */
function linkHtml({ label, href }: MailLink): string {
  return `<p style="margin:0 0 8px"><a href="${escapeMarkup(href)}" class="wine" style="display:inline-block;padding:10px 0;color:${wine};font-weight:600">${escapeMarkup(label)}</a></p>`;
}

/** Renders a button, with a height for touch. */
function buttonHtml({ label, href }: MailLink): string {
  return `<p style="margin:0"><a href="${escapeMarkup(href)}" class="button" style="display:inline-block;padding:12px 24px;background:${wine};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(label)}</a></p>`;
}

/** Removes line breaks from a subject, so that names in it cannot inject headers. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
