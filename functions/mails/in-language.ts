import { LANGUAGES, pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { mails } from '#contract/words/hi/mails.ts';
import { dateText } from '#contract/words/hi/date-text.ts';
import { nameIn } from '#contract/words/index.ts';
import { translated } from '#contract/words/translated.ts';
import type { WordsByText } from '#contract/words/translated.ts';
import type { MailExtras, MailLink } from './layout.ts';
import type { MailTemplate, WrittenTemplate } from './mail-template.ts';

interface Words {
  /** The language as the settings name it. */
  name: string;
  /** The texts of mails to shoppers, by the English text. Other readers get English mails. */
  texts: WordsByText;
  dateText(text: string): string | undefined;
}

const WORDS: Record<Exclude<Language, 'en'>, Words> = { hi: { name: 'Hindi', texts: mails, dateText } };
type Other = keyof typeof WORDS;

/** Returns a text of a mail in a language; names and what people wrote stay as they are. */
function saidIn(language: Other, text: string): string {
  const { texts, dateText: dateIn } = WORDS[language];
  return (
    dateIn(text) ??
    translated(texts, text, (hole, value) => {
      if (hole === 'detail') return detailIn(language, value);
      return PARTS.has(hole) ? saidIn(language, value) : value;
    })
  );
}

/** The placeholders whose values are texts of the shop themselves. */
const PARTS: ReadonlySet<string> = new Set(['until', 'day', 'what', 'why']);

/** Returns colour and size in a language. @example detailIn('hi', 'Green, size 2.8') // 'हरा, साइज़ 2.8' */
const detailIn = (language: Other, detail: string): string =>
  detail
    .split(', ')
    .map((part) => (part.startsWith('size ') ? translated(WORDS[language].texts, part) : nameIn(language, part).text))
    .join(', ');

/**
 * Returns a template in every language of its reader, English first. A template in another language is made of the
 * English one: its texts are the defaults of its own entry in the settings, so an owner changes them by language. Texts
 * of people and names stay as they are.
 */
export function inEachLanguage<Values extends object>(
  id: string,
  template: WrittenTemplate<Values>,
): MailTemplate<Values>[] {
  const english = { ...template, id, language: 'en' } as const;
  if (template.to !== 'shopper') return [english];
  return [english, ...LANGUAGES.flatMap((language) => (language === 'en' ? [] : [templateIn(language, english)]))];
}

function templateIn<Values extends object>(language: Other, template: MailTemplate<Values>): MailTemplate<Values> {
  const { id, title, words, content } = template;
  const said = (text: string) => saidIn(language, text);
  const linked = ({ label, href }: MailLink, origin: string) => ({
    label: said(label),
    href: origin + pathIn(language, href.slice(origin.length)),
  });
  return {
    ...template,
    id: `${id}.${language}`,
    title: `${title}, in ${WORDS[language].name}`,
    language,
    words: {
      subject: said(words.subject),
      greeting: said(words.greeting),
      text: words.text.split('\n\n').map(said).join('\n\n'),
      closing: words.closing,
    },
    content(values, origin, shopName) {
      const { facts, rows, link, links, unsubscribe, ...rest } = content(values, origin, shopName);
      const extras: MailExtras = {
        ...rest,
        language,
        ...(rows && { rows: rows.map((row) => ({ ...row, label: said(row.label), value: said(row.value) })) }),
        ...(link && { link: linked(link, origin) }),
        ...(links && { links: links.map((one) => linked(one, origin)) }),
        ...(unsubscribe && { unsubscribe: linked(unsubscribe, origin) }),
      };
      const saidFacts = Object.entries(facts).map(([name, filling]) => {
        if (typeof filling !== 'string') return [name, filling.map(said)];
        return [name, name === 'detail' ? detailIn(language, filling) : said(filling)];
      });
      return { ...extras, facts: Object.fromEntries(saidFacts) as typeof facts };
    },
  };
}
