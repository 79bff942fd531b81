import { asciiDigit } from './bare-text.ts';
import { mobileIn } from './mobile-in-text.ts';
import type { Span } from './mobile-in-text.ts';

/*
 * Public texts must not contain telephone numbers, e-mails, links and handles. People contact each other through the
 * shop, and spam cannot link anywhere. `public-text-examples.ts` lists texts that must pass and texts that must not.
 */

/** Returns the contact details outside the shop in a text, as written; undefined if there are none. */
export function contactIn(text: string): string | undefined {
  const plain = plainOf(text);
  for (const find of [mobileIn, emailIn, linkIn, handleIn]) {
    const found = find(plain.text);
    if (found) return text.slice(plain.from[found.start], plain.to[found.end - 1]).replace(/^[\s(:]+|[\s.,]+$/g, '');
  }
  return undefined;
}

/** Returns whether a text contains contact details outside the shop. */
export function tellsContact(text: string): boolean {
  return contactIn(text) !== undefined;
}

interface Plain {
  text: string;
  /** The start and end of each code unit of the plain text in the original. */
  from: number[];
  to: number[];
}

/** Invisible characters, and the frame of keycap emoji. */
const DROPPED = /[\p{Default_Ignorable_Code_Point}\u20e3]/u;
/**
 * The first code points of digits in black and double circles, which no normal form converts; each row begins with 1.
 */
const CIRCLED = [0x2776, 0x2780, 0x278a, 0x24f5];

/** Returns a text with ASCII digits, letters and dots in place of other forms, without invisible characters. */
function plainOf(original: string): Plain {
  const plain: Plain = { text: '', from: [], to: [] };
  let at = 0;
  for (const sign of original) {
    const written = DROPPED.test(sign) ? '' : plainSign(sign);
    for (let unit = 0; unit < written.length; unit += 1) {
      plain.from.push(at);
      plain.to.push(at + sign.length);
    }
    plain.text += written;
    at += sign.length;
  }
  return plain;
}

function plainSign(sign: string): string {
  const point = sign.codePointAt(0)!;
  const row = CIRCLED.find((first) => point >= first && point < first + 9);
  if (row !== undefined) return String(point - row + 1);
  return sign
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\u3002\u2024]/g, '.')
    .replace(/\p{Pd}/gu, '-');
}

const spanOf = (found: RegExpExecArray | null | undefined): Span | undefined =>
  found ? { start: found.index, end: found.index + found[0].length } : undefined;

/** Returns the first match of a pattern that a check accepts. */
function firstMatch(text: string, pattern: RegExp, isMeant: (found: RegExpExecArray) => boolean): Span | undefined {
  for (const found of text.matchAll(pattern)) if (isMeant(found)) return spanOf(found);
  return undefined;
}

const BRACKETED_DOT = String.raw`\s*[\[({]\s*(?:dot|\.)\s*[\])}]\s*`;
const SPOKEN_DOT = String.raw`\s+dot\s+`;
const AT = String.raw`(?:\s*@\s*|\s*[\[({]\s*at\s*[\])}]\s*|\s+at\s+(?:the\s+rate\s+(?:of\s+)?)?)`;
const MAIL_HOSTS = 'gmail|googlemail|yahoo|ymail|hotmail|rediffmail|icloud|protonmail|outlook';

/** Words after an at sign that are not a name: a place, a time or a price. */
const AT_WORDS = new Set(
  'home work office door doorstep night noon once first last rs inr mrp cost price sale least best half full low discount'.split(
    ' ',
  ),
);

const EMAILS = [
  /[\w+-][\w.+-]{0,63}@[a-z][a-z0-9-]*/gi,
  new RegExp(String.raw`[\w.+-]{1,64}${AT}(?:${MAIL_HOSTS})\b`, 'gi'),
  new RegExp(String.raw`\b(?:${MAIL_HOSTS})(?:\s*[.,]\s*|${BRACKETED_DOT}|${SPOKEN_DOT}|\s+)(?:com|co|in)\b`, 'gi'),
  new RegExp(String.raw`\w{1,64}${AT}\w{1,63}(?:${BRACKETED_DOT}|${SPOKEN_DOT})(?:com|co|in|net|org)\b`, 'gi'),
  /\b(?:gmail|e-?mail|mail)\s*(?:(?:id|address)\s*(?:is|[:=-])?|[:=-])\s*[a-z]{0,63}[\d._][\w.]{1,63}/gi,
  /[\w.-]{1,64} @ (?:ok\w+|ybl|ibl|axl|paytm|upi|apl)\b/gi,
];
/** With spaces around the at sign, a domain has a dot without a space after it, unlike “2 @ 499. Nice”. */
const SPACED_EMAIL = /[\w+-][\w.+-]{0,63}\s@\s?([a-z][a-z0-9-]*)\.[a-z]{2,}/gi;

function emailIn(text: string): Span | undefined {
  for (const pattern of EMAILS) {
    // “2@home” is a place: a number of one or two digits is not a name.
    const found = firstMatch(text, pattern, ([words]) => !/^\d{1,2}@/.test(words));
    if (found) return found;
  }
  return firstMatch(text, SPACED_EMAIL, ([, host]) => !AT_WORDS.has(host!.toLowerCase()));
}

/** Domain endings that are not English words: a text with one names a domain. */
const HARD_ENDINGS = String.raw`c\s?o\s?m|org|biz|xyz|io|ly`;
/** Domain endings that are English words. After a full stop without a space they begin a sentence. */
const SOFT_ENDINGS = 'in|me|co|info|net|store|shop|online|site|link|live|app|world|club';
const LABEL = '[a-z0-9][a-z0-9-]{0,62}';

const LINKS = [
  /\bh(?:tt|xx)ps?\s*:\S*/i,
  new RegExp(String.raw`\bwww(?:\s*\.\s*|${SPOKEN_DOT})\S+`, 'i'),
  /\b(?:wa|t|m|fb|ig)(?:(?:\.|\s+dot\s+)me\b\S*|\s*\.\s*me\s*\/)/i,
  /\b(?:bit\s*\.\s*ly|tinyurl\s*\.|goo\.gl|youtu\.be|linktr\.ee|forms\.gle|cutt\.ly|rb\.gy|is\.gd|amzn\.\w+)\S*/i,
  new RegExp(String.raw`\b${LABEL}\.(?:co|net|org|firm|gen|ind)\.in\b`, 'i'),
  new RegExp(String.raw`\b${LABEL}${BRACKETED_DOT}(?:${SOFT_ENDINGS})\b`, 'i'),
  new RegExp(String.raw`\b${LABEL}\.(?:${SOFT_ENDINGS})/\w\S*`, 'i'),
];
// Labels of one or two letters are degrees (“B.Com”), abbreviations and initials.
const HARD_DOMAIN = new RegExp(
  String.raw`\b[a-z0-9-]{3,63}(?:,(?=com\b)|\s*\.\s*|${BRACKETED_DOT}|${SPOKEN_DOT})(?:${HARD_ENDINGS})\b`,
  'i',
);
const SOFT_DOMAIN = new RegExp(String.raw`\b(${LABEL})(?:\.|${SPOKEN_DOT})(?:${SOFT_ENDINGS})\b`, 'gi');

/** Words directly before the domain of a site. */
const LEADS_TO_SITE =
  /\b(?:(?:visit|browse|website|site|web|url|portal)(?:\s+(?:is|us|our|my|at|on|name))*|(?:order|buy|purchase|available|sold|get)(?:\s+it)?\s+(?:from|at|on))\s*[:-]?\s*$/i;
/** Words that end a sentence after “buy it at” and similar phrases. */
const PLACES = new Set(
  'home work office time site sale here there you them this it again shop store market mall price amazon flipkart meesho'.split(
    ' ',
  ),
);

function linkIn(text: string): Span | undefined {
  const found = [...LINKS, HARD_DOMAIN].map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (found) return spanOf(found);
  return firstMatch(text, SOFT_DOMAIN, ({ index, 0: words, 1: label }) => {
    const isLed = LEADS_TO_SITE.test(text.slice(0, index)) && !PLACES.has(label!.toLowerCase());
    const isLast =
      /\.(?:in|co|io)$/.test(words) && label!.length > 3 && /^\s*[),;!?]|^\s*$/.test(text.slice(index + words.length));
    return isLed || isLast || isBrandLike(label!);
  });
}

/** Words of the trade in names of sites. */
const TRADE =
  'jewel|jwel|jewl|kart|mart|bazaa?r|shop|store|deals?|hub|kundan|jhumk[ai]s?|bangles?|gold|sona|silver|imitation|fashion|boutique|collections?|crafts?|arts?|gems?|ornaments?|zone|world|house|trends?|emporium|creations?|bridal';
const BEGINS_WITH_TRADE = new RegExp(`^(?:${TRADE})[a-z]{3,}$`, 'i');
const ENDS_WITH_TRADE = new RegExp(`^[a-z]{3,}(?:${TRADE}|jewell?ery|jewels)$`, 'i');
/** Ordinary words that begin or end with a word of the trade. */
const ORDINARY = new RegExp(
  '^(?:jewell?(?:ery|ry|ed|er|ers)|golden|goldsmiths?|gold(?:tone|plated|en)|shopp\\w*|shopkeepers?|work(?:shops?)|book(?:store)|ideal|ordeals?|smart|parts?|counterparts?|hearts?|sweethearts?|starts?|restarts?|charts?|craftsman\\w*|crafted|handi?crafts?|aircrafts?|worldwide|underworld|recollections?|fashion(?:able|ed)|old-?fashion|ware-?house|household|housewife|housewarming|houseful|martial|artist\\w*|artificial|arti\\w*|artw?ork|arthritis|storey|stored|storekeeper|persona|trendy|trending|silvery|silverware|hubb?y|hubby|bridalwear|article\\w*)$',
  'i',
);

/** Hyphenated names with a word of the trade: `rk-collections`; but not `gold-plated`. */
const HYPHENED = new RegExp(`^(?:[a-z\\d]+-)*(?:${TRADE})(?:-[a-z\\d]+)*$`, 'i');
const ADJECTIVE = /(?:ed|ing|free|tone|look|like|style|wise)$/i;

/** Returns whether a word looks like the name of a site or an account: with digits, or with a word of the trade. */
function isBrandLike(word: string): boolean {
  if (/[a-z]/i.test(word) && /[\d_]/.test(word)) return !/^\d+[a-z]{1,3}$/i.test(word);
  if (word.includes('-')) return HYPHENED.test(word) && !ADJECTIVE.test(word);
  return (BEGINS_WITH_TRADE.test(word) || ENDS_WITH_TRADE.test(word)) && !ORDINARY.test(word);
}

const HANDLE = /(?:^|[\s(:])@([a-z][\w.]{2,})/gi;
const NETWORK = 'insta(?:gram)?|ig|facebook|fb|telegram|snap(?:chat)?|twitter|youtube|yt|threads|whatsapp';
const ACCOUNT = new RegExp(
  String.raw`\b(?:${NETWORK})\s*(?:(?:id|handle|page|channel|profile|account|username|group)\s*(?:is|named|called|[:=-])*|[:=-])\s*@?([a-z][\w.]{3,})`,
  'gi',
);

/** An account, recognized by its underscore, which ordinary words do not have. */
const ACCOUNT_NAME = new RegExp(String.raw`\b(?:${NETWORK})\s+@?[a-z][a-z\d]*_[\w.]*`, 'gi');

function handleIn(text: string): Span | undefined {
  return (
    firstMatch(text, HANDLE, ([, name]) => !AT_WORDS.has(name!.toLowerCase().replace(/\..*$/, ''))) ??
    firstMatch(text, ACCOUNT, ([, name]) => /[a-z][._][a-z]/i.test(name!) || isBrandLike(name!.replace(/\.$/, ''))) ??
    firstMatch(text, ACCOUNT_NAME, () => true)
  );
}
