import type { PersonalCopy, PersonalSection } from '#contract/calls/account.ts';
import { formatDay, formatInstant, kolkataDay } from '#contract/shop/dates.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { formatPaise } from '#contract/shop/money.ts';

const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;padding:1rem;max-width:60rem;font:1rem/1.5 system-ui,sans-serif}
h1,h2{line-height:1.25}
section{margin-block:2rem}
article{margin-block:1rem;padding:.75rem 1rem;border:1px solid #8886;border-radius:.5rem}
dl{display:grid;gap:.25rem 1rem;margin:0}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(min-width:40rem){dl{grid-template-columns:14rem 1fr}}`;

/** Returns a copy of personal data as one self-contained page: no scripts, no external resources. */
export function personalPage({ madeAt, about, sections }: PersonalCopy, shopName: string): string {
  const heading = escapeMarkup(`Your data at ${shopName}`);
  const filled = sections.filter(({ rows }) => rows.length > 0);
  const empty = sections.filter(({ rows }) => rows.length === 0);
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${heading}</title><style>${STYLE}</style></head><body>
<header><h1>${heading}</h1>
<p>A copy of what we know about you, made on ${formatInstant(madeAt)}, India time.</p></header>
<main>
${filled.map(sectionHtml).join('\n')}
${empty.length > 0 ? `<section><h2>Nothing is kept here</h2><p>${escapeMarkup(empty.map(({ title }) => title).join(', '))}.</p></section>` : ''}
${listHtml('What we use it for', about.purposes)}
${listHtml('Who else gets some of it', about.sharedWith)}
${listHtml('What stays when you delete your account, and why', about.kept)}
</main></body></html>`;
}

function sectionHtml({ title, rows, isCut }: PersonalSection): string {
  const more = isCut ? '<p>There is more than this page holds. Write to us, and we send you the rest.</p>' : '';
  return `<section><h2>${escapeMarkup(title)}</h2>${rows.map(rowHtml).join('')}${more}</section>`;
}

function rowHtml(row: PersonalSection['rows'][number]): string {
  const facts = Object.entries(row).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`<dt>${escapeMarkup(labelOf(name))}</dt><dd>${valueHtml(name, value)}</dd>`],
  );
  return `<article><dl>${facts.join('')}</dl></article>`;
}

/** @example labelOf('couponDiscountRupees') // 'Coupon discount' */
function labelOf(name: string): string {
  const text = name
    .replace(/(?<=.)(At|On|Rupees)$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function valueHtml(name: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (/^(at|.*At)$/.test(name)) {
    const instant = Date.parse(text);
    return `<time datetime="${escapeMarkup(text)}">${formatInstant(instant)}</time>`;
  }
  if (name.endsWith('On') && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(kolkataDay(Date.parse(text)));
  if (name.endsWith('Rupees')) return formatPaise(Math.round(Number(value) * 100));
  return escapeMarkup(text);
}

function listHtml(title: string, lines: readonly string[]): string {
  return `<section><h2>${escapeMarkup(title)}</h2><ul>${lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')}</ul></section>`;
}
