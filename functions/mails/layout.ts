import { escapeMarkup } from '#contract/shop/markup.ts';
import type { RenderedMail } from '../providers/mail/mail.ts';

/** What a mail says, before it has the house's frame: paragraphs of text, and perhaps one code or one link. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Shown large, to be copied. */
  code?: string;
  rows?: { label: string; value: string }[];
  link?: { label: string; href: string };
  /** The way out of letters nobody needs; mail programs show a button of their own for it. */
  unsubscribe?: { label: string; href: string };
}

const ink = '#2a1a1f';
const soft = '#6b5560';
const wine = '#6e1230';
const line = '#e7dccb';

/** A mail in the house's frame, as text and as HTML that says the same. */
export function layOut(to: string, content: MailContent): RenderedMail {
  const { subject, greeting, paragraphs, code, rows = [], link, unsubscribe } = content;
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.href}`] : []),
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.href}`] : []),
    'Ratnahaat',
  ].join('\n\n');

  const paragraph = (body: string) => `<p style="margin:0 0 16px;color:${ink}">${body}</p>`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:#fbf7f0;font:16px/1.5 'Mukta',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${line}">
<tr><td style="padding:24px 28px;border-bottom:1px solid ${line};font:24px Georgia,serif;color:${wine}">Ratnahaat</td></tr>
<tr><td style="padding:28px">
${paragraph(escapeMarkup(greeting))}
${paragraphs.map((body) => paragraph(escapeMarkup(body))).join('\n')}
${code ? `<p style="margin:0 0 16px;font:600 30px/1.2 'Courier New',monospace;letter-spacing:6px;color:${wine}">${escapeMarkup(code)}</p>` : ''}
${rows.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(rowHtml).join('')}</table>` : ''}
${link ? `<p style="margin:0 0 16px"><a href="${escapeMarkup(link.href)}" style="color:${wine}">${escapeMarkup(link.label)}</a></p>` : ''}
${unsubscribe ? `<p style="margin:0;font-size:14px"><a href="${escapeMarkup(unsubscribe.href)}" style="color:${soft}">${escapeMarkup(unsubscribe.label)}</a></p>` : ''}
</td></tr></table></td></tr></table></body></html>`;
  return { to, subject: oneLine(subject), text, html, ...(unsubscribe ? { headers: oneClick(unsubscribe.href) } : {}) };
}

/** One click in a mail program is a POST to this address: https://www.rfc-editor.org/rfc/rfc8058 */
function oneClick(href: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function rowHtml({ label, value }: { label: string; value: string }): string {
  const cell = `padding:6px 0;border-bottom:1px solid ${line};vertical-align:top`;
  return `<tr><td style="${cell};color:${soft}">${escapeMarkup(label)}</td><td align="right" style="${cell};color:${ink}">${escapeMarkup(value)}</td></tr>`;
}

/** A subject is one line, whatever names are in it: nobody adds headers to the shop's mails. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
