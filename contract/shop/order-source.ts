/**
 * The kinds of places where the visit of an order began. The browser sends the UTM parameters of the visit's first page
 * and the host of the page before it, as a query (`utm_source=google&utm_medium=cpc&from=www.google.com`).
 * `orderSourceOf` decides what is stored. Nothing of it identifies a person.
 */
export const ORDER_SOURCE_KINDS = ['campaign', 'search', 'social', 'site', 'direct', 'staff'] as const;
export type OrderSourceKind = (typeof ORDER_SOURCE_KINDS)[number];

export const ORDER_SOURCE_WORDS: Record<OrderSourceKind, string> = {
  campaign: 'Campaign',
  search: 'Search engine',
  social: 'Social network',
  site: 'Another site',
  direct: 'Direct',
  staff: 'By staff',
};

/** Where the customer of an order by staff asked for it; the name of the order's source. */
export const STAFF_ORDER_CHANNELS = ['telephone', 'chat', 'fair'] as const;
export type StaffOrderChannel = (typeof STAFF_ORDER_CHANNELS)[number];
/** The name of the source of an order that staff sold over the counter. */
export const AT_COUNTER = 'counter' as const;

/** Returns whether an order was sold over the counter. */
export function isCounterSale(source: Pick<OrderSource, 'name'> & { kind: string | null }): boolean {
  return source.kind === 'staff' && source.name === AT_COUNTER;
}

/** The UTM parameters, which links of feeds, mails and advertisements carry. */
export const UTM_NAMES = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
/** The parameter with the host of the page before the visit. */
export const FROM_NAME = 'from';
/** The longest text of a source. The shop's own pages send shorter ones. */
export const ORDER_SOURCE_MAX = 400;
/** The longest value of a UTM parameter, and the longest host name. */
export const ORDER_SOURCE_PART_MAX = 60;

export interface OrderSource {
  kind: OrderSourceKind;
  /** The UTM source, the search engine or network, the other site, or the channel of staff; empty for a direct visit. */
  name: string;
  /** The UTM medium and campaign; else empty. */
  campaign: string;
}

/** The UTM source and medium of links in letters of the newsletter. */
export const LETTER_SOURCE = 'newsletter';
export const LETTER_MEDIUM = 'email';
/** The UTM campaign of links in a letter, before its id. */
export const LETTER_CAMPAIGN = 'letter-';

const DIRECT: OrderSource = { kind: 'direct', name: '', campaign: '' };

/** Names of engines and networks by the part of a host before its last labels: `google` for `www.google.co.in`. */
const SEARCH_ENGINES = ['google', 'bing', 'yahoo', 'duckduckgo', 'ecosia', 'yandex', 'baidu', 'brave', 'startpage'];
const SOCIAL_NETWORKS: Readonly<Record<string, string>> = {
  facebook: 'facebook',
  fb: 'facebook',
  instagram: 'instagram',
  whatsapp: 'whatsapp',
  wa: 'whatsapp',
  youtube: 'youtube',
  youtu: 'youtube',
  pinterest: 'pinterest',
  pin: 'pinterest',
  linkedin: 'linkedin',
  reddit: 'reddit',
  sharechat: 'sharechat',
  telegram: 'telegram',
  t: 'x',
  twitter: 'x',
  x: 'x',
};
/** Second-level labels of countries, such as `co` in `google.co.in`. */
const SECOND_LEVELS = ['co', 'com', 'net', 'org'];

/** The used part of `URLSearchParams`, whose type this folder does not have. */
interface SourceParams {
  get(name: string): string | null;
}

/**
 * Returns the source of an order from the parameters that the browser sends. A UTM source wins over the host of the page
 * before. Values of an unexpected form are dropped, and a page of the shop itself counts as none.
 * @param ownHost the shop's host
 */
export function orderSourceOf(parameters: SourceParams, ownHost: string): OrderSource {
  const [source, medium, campaign] = UTM_NAMES.map((name) => word(parameters.get(name) ?? ''));
  if (source) return { kind: 'campaign', name: source, campaign: [medium, campaign].filter(Boolean).join(' / ') };
  return fromHost((parameters.get(FROM_NAME) ?? '').toLowerCase(), ownHost.toLowerCase());
}

function fromHost(host: string, ownHost: string): OrderSource {
  const isHost = host.length <= ORDER_SOURCE_PART_MAX && /^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(host);
  if (!isHost || host === ownHost || /^[\d.]+$/.test(host)) return DIRECT;
  const site = siteOf(host);
  // A mail program of an engine, such as mail.google.com, is no search.
  if (SEARCH_ENGINES.includes(site) && !/(^|\.)mail\./.test(host)) return { ...DIRECT, kind: 'search', name: site };
  const network = Object.hasOwn(SOCIAL_NETWORKS, site) ? SOCIAL_NETWORKS[site] : undefined;
  if (network !== undefined) return { ...DIRECT, kind: 'social', name: network };
  return { ...DIRECT, kind: 'site', name: host.replace(/^www\./, '') };
}

/** Returns the registered label of a host. @example siteOf('www.google.co.in') // 'google' */
function siteOf(host: string): string {
  const labels = host.split('.');
  const isSecond = labels.length > 2 && SECOND_LEVELS.includes(labels.at(-2)!);
  return labels.at(isSecond ? -3 : -2)!;
}

/**
 * Returns a UTM value in small letters; empty if it has other signs than the names of campaigns, as an email address has,
 * or as many digits in a row as a telephone number.
 */
function word(value: string): string {
  const small = value.trim().toLowerCase();
  const isWord = small.length <= ORDER_SOURCE_PART_MAX && /^[a-z0-9][a-z0-9 ._-]*$/.test(small);
  return isWord && !/\d{10,}/.test(small.replace(/[ .-]/g, '')) ? small : '';
}

/** @example sourceInWords({ kind: 'search', name: 'google', campaign: '' }) // 'Search engine: google' */
export function sourceInWords({ kind, name, campaign }: OrderSource): string {
  const words = name === '' ? ORDER_SOURCE_WORDS[kind] : `${ORDER_SOURCE_WORDS[kind]}: ${name}`;
  return campaign === '' ? words : `${words} (${campaign})`;
}
