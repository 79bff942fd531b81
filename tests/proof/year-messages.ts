import type { ConsentWithOrder } from '#contract/calls/messages.ts';
import { DEFAULT_MESSAGES, flowName, templateName } from '#contract/shop/messages.ts';
import type { MessageSettings } from '#contract/shop/messages.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { diceOf } from '../../demo/dice.ts';
import type { Dice } from '../../demo/dice.ts';
import { seededRandom } from '../../demo/seeded-random.ts';
import { MESSAGE_KINDS } from '../../functions/message-kinds.ts';
import type { SentMessage } from '../support/messages.ts';
import { differs } from './differs.ts';
import type { Rows } from './differs.ts';
import type { YearWorld } from './year-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS_OF_OUTAGE = 30;
/** Percent of the evenings on which somebody writes STOP, and of WhatsApp messages that turn out unreachable later. */
const STOPS = 30;
const LATE_FAILURES = 10;

/** The settings of messages for the year: a price for each channel, and every SMS flow. */
export const YEAR_MESSAGES: MessageSettings = {
  ...DEFAULT_MESSAGES,
  whatsAppPaise: 12,
  smsPaise: 21,
  smsFlows: Object.fromEntries(
    MESSAGE_KINDS.flatMap(({ name }) =>
      LANGUAGES.map((language) => [flowName(name, language), flowName(name, language)]),
    ),
  ),
};

/** What the services do wrong, one after the other, each for a month. A limit of rate delays the first of each day. */
const OUTAGES = ['none', 'WhatsApp template paused', 'SMS refused', 'rate limit', 'both refuse'] as const;
type Outage = (typeof OUTAGES)[number];

const FAULTS: Record<Outage, object[]> = {
  none: [],
  'WhatsApp template paused': [{ channel: 'whatsApp', code: 132015 }],
  'SMS refused': [{ channel: 'sms', code: 400 }],
  'rate limit': [{ channel: 'whatsApp', code: 130429, times: 2 }],
  'both refuse': [
    { channel: 'whatsApp', code: 131026 },
    { channel: 'sms', code: 400 },
  ],
};

/** The channels that a person allows, in the order in which they are tried; none for a person who never does. */
const WISHES: { channels: MessageChannel[]; language: Language }[] = [
  { channels: [], language: 'en' },
  { channels: ['whatsApp'], language: 'en' },
  { channels: ['sms'], language: 'hi' },
  { channels: ['whatsApp', 'sms'], language: 'en' },
  { channels: ['whatsApp', 'sms'], language: 'hi' },
];

interface Person {
  email: string;
  mobile: string;
  channels: MessageChannel[];
  language: Language;
  allows: boolean;
  /** When the consents of the person began and ended, in epoch milliseconds. */
  spans: { from: number; until: number | null }[];
  neverAgain: boolean;
}

/**
 * The messages of the year: who allows which, what each is to be told by which channel, and what the services do
 * wrong. None of it is read from the shop's records until the comparison at the end.
 */
export class YearMessages {
  readonly #world: YearWorld;
  readonly #dice: Dice;
  readonly #people = new Map<string, Person>();
  /** The channels by which each news is to arrive, by `e-mail order template`. */
  readonly #expected = new Map<string, MessageChannel[]>();
  #outage: Outage = 'none';
  /** What was done, for the report of the run. */
  readonly counts = { told: 0, answered: 0, stopped: 0, reported: 0 };
  /** The last rows of the log and of the services that were compared. */
  #comparedLog = 0;
  #comparedAsked = 0;

  constructor(world: YearWorld, seed: string) {
    this.#world = world;
    this.#dice = diceOf(seededRandom(`messages ${seed}`));
    // The services forget their faults when the shop is killed, because the sandbox is a part of it.
    world.onRestart(() => this.#setFaults());
  }

  /** Returns the person with an e-mail, who is the same in every run of the year. */
  #person(email: string): Person {
    const known = this.#people.get(email);
    if (known) return known;
    const number = Number(/\d+/.exec(email)?.[0] ?? 0);
    const wish = WISHES[email.startsWith('shopper') ? number % WISHES.length : 0]!;
    const person: Person = {
      email,
      mobile: `98${String(4_271_903 + number * 13_577)
        .padStart(7, '0')
        .slice(-7)}${1 + (number % 9)}`,
      ...wish,
      allows: false,
      spans: [],
      neverAgain: false,
    };
    this.#people.set(email, person);
    return person;
  }

  mobileOf(email: string): string {
    return this.#person(email).mobile;
  }

  /** Returns the consent that a shopper gives with an order; undefined if none is given. */
  consentWith(email: string): ConsentWithOrder | undefined {
    const { channels, language, allows, neverAgain } = this.#person(email);
    return channels.length === 0 || allows || neverAgain ? undefined : { channels, language };
  }

  /** Notes that an order with this consent was placed. */
  noteConsent(email: string, consent: ConsentWithOrder | undefined): void {
    if (!consent) return;
    const person = this.#person(email);
    person.allows = true;
    person.spans.push({ from: this.#world.now, until: null });
  }

  /** Notes what a person is to be told, once for each event. */
  tell(email: string, order: string, template: string): void {
    const person = this.#person(email);
    if (!person.allows) return;
    const channel = person.channels.find((one) => this.#takes(one));
    if (!channel) return;
    this.counts.told += 1;
    this.#expect(email, order, template).push(channel);
  }

  #expect(email: string, order: string, template: string): MessageChannel[] {
    const key = `${email} ${order} ${template}`;
    const channels = this.#expected.get(key) ?? [];
    this.#expected.set(key, channels);
    return channels;
  }

  #takes(channel: MessageChannel): boolean {
    const refused = FAULTS[this.#outage].filter((fault) => !('times' in fault));
    return !refused.some((fault) => 'channel' in fault && fault.channel === channel);
  }

  /** Begins a day: the service of the month fails. */
  async beginDay(day: number): Promise<void> {
    this.#outage = OUTAGES[Math.floor(day / DAYS_OF_OUTAGE) % OUTAGES.length]!;
    await this.#setFaults();
  }

  /** Ends the limit of rate, which lasts until the evening. */
  async endLimit(): Promise<void> {
    if (this.#outage === 'rate limit') await this.#at('faults', { reset: true });
  }

  async #setFaults(): Promise<void> {
    await this.#at('faults', { reset: true });
    for (const fault of FAULTS[this.#outage]) await this.#at('faults', fault);
  }

  #at(path: string, body: object) {
    return this.#world.ask(`messages: ${path}`, () => this.#world.visitor.post(`/sandbox/messages/${path}`, body));
  }

  /** Sends what waits: first the mails, and then the messages beside them. */
  async send(): Promise<void> {
    await this.#world.job('send-outbox');
    await this.#world.job('send-outbox');
  }

  async #messagesTo(mobile: string): Promise<SentMessage[]> {
    const path = `/sandbox/messages/messages.json?to=${mobile}`;
    const answer = await this.#world.read('messages', () => this.#world.visitor.get(path));
    return answer.json as SentMessage[];
  }

  /**
   * Presses a button of the message that asks to confirm an order; the service delivers it three times.
   * @returns false if the person has no such message
   */
  async answer(email: string, order: string, choice: 'CONFIRM' | 'CANCEL'): Promise<boolean> {
    await this.send();
    const { mobile } = this.#person(email);
    const asked = (await this.#messagesTo(mobile)).find(
      ({ channel, template, text }) => channel === 'whatsApp' && template === 'cod_to_confirm' && text.includes(order),
    );
    if (!asked) return false;
    await this.#at('reply', { mobile, answers: asked.name, button: choice === 'CONFIRM' ? 0 : 1, times: 3 });
    this.counts.answered += 1;
    return true;
  }

  /** Ends a day: the services report what arrived, some of it twice or late, and somebody may write STOP. */
  async endDay(): Promise<void> {
    const now = [...this.#people.values()].filter(({ allows }) => allows);
    if (now.length === 0) return;
    await this.#report(this.#dice.pick(now));
    if (!this.#dice.chance(STOPS)) return;
    const person = this.#dice.pick(now);
    const text = this.#dice.pick(['STOP', 'stop', 'बंद', 'Stop.']);
    await this.#at('reply', { mobile: person.mobile, text, times: 2 });
    this.counts.stopped += 1;
    person.allows = false;
    person.neverAgain = this.#dice.chance(50);
    person.spans.at(-1)!.until = this.#world.now;
  }

  /** Reports the newest message to a person: delivered twice and read, or unreachable after all. */
  async #report(person: Person): Promise<void> {
    // The shop sends no older news by another channel.
    const since = this.#world.now - 12 * HOUR;
    const [newest] = (await this.#messagesTo(person.mobile)).filter(
      ({ status, at }) => status === 'accepted' && Date.parse(at) > since,
    );
    const isUnreachable = this.#dice.chance(LATE_FAILURES);
    if (!newest) return;
    this.counts.reported += 1;
    const report = (body: object) => this.#at(`report/${newest.name}`, body);
    if (newest.channel === 'whatsApp' && isUnreachable) {
      await report({ status: 'failed', code: 131026, times: 2 });
      await this.send();
      const order = /RH-[\dA-Z-]+/.exec(newest.text)?.[0] ?? '';
      const channels = this.#expect(person.email, order, newest.template);
      const at = channels.indexOf('whatsApp');
      if (at < 0) return;
      const isBySms = person.channels.includes('sms') && this.#takes('sms');
      channels.splice(at, 1, ...(isBySms ? (['sms'] as const) : []));
      return;
    }
    await report({ status: 'delivered', times: 2 });
    await report({ status: 'read' });
    await report({ status: 'sent' });
  }

  /**
   * Compares the messages since the last comparison: what was expected, the shop's log, and what the services were
   * asked to deliver. The shop deletes its log after a year.
   * @returns the differences
   */
  compare(rows: Rows): string[] {
    const [after, asked] = [this.#comparedLog, this.#comparedAsked];
    this.#comparedLog = lastId(rows, 'messages');
    this.#comparedAsked = lastId(rows, 'sandbox_messages');
    const found = [
      ...this.#newsDiffers(rows, after),
      ...this.#consentDiffers(rows, asked),
      ...twice(rows),
      ...costsDiffer(rows, after, asked),
    ];
    this.#expected.clear();
    return found;
  }

  /** Each news is told once, by the right channel, and nothing else about these occasions. */
  #newsDiffers(rows: Rows, after: number): string[] {
    const told = new Map<string, string[]>();
    const log = rows(
      `SELECT users.email, order_number AS number, kind, channel FROM messages JOIN users ON users.id = user_id
       WHERE messages.id > ? AND messages.status <> 'failed' AND kind IN (${TOLD_KINDS.map((kind) => `'${kind}'`).join(', ')})`,
      after,
    );
    for (const { email, number, kind, channel } of log) {
      const key = `${String(email)} ${String(number)} ${templateName(String(kind))}`;
      told.set(key, [...(told.get(key) ?? []), String(channel)]);
    }
    const said = (channels: readonly string[] = []) => channels.toSorted().join(' ');
    return [...new Set([...told.keys(), ...this.#expected.keys()])].flatMap((key) => {
      const [wanted, found] = [said(this.#expected.get(key)), said(told.get(key))];
      return wanted === found ? [] : [`Messages, ${key}: '${found}' were sent, '${wanted}' expected`];
    });
  }

  /** No service was asked to deliver to a mobile whose person does not allow it, nor a minute after STOP. */
  #consentDiffers(rows: Rows, after: number): string[] {
    const byMobile = new Map([...this.#people.values()].map((person) => [`91${person.mobile}`, person]));
    return rows('SELECT at, "to" AS mobile, channel, template FROM sandbox_messages WHERE id > ?', after).flatMap(
      ({ at, mobile, channel, template }) => {
        const person = byMobile.get(String(mobile));
        const isAllowed =
          person?.channels.some((allowed) => allowed === channel) &&
          person.spans.some(
            ({ from, until }) => Number(at) >= from && (until === null || Number(at) <= until + MINUTE),
          );
        return isAllowed
          ? []
          : [`${String(template)} by ${String(channel)} to ${String(mobile)} at ${String(at)} without consent`];
      },
    );
  }
}

/** The messages whose occasions the simulation knows. */
const TOLD_KINDS = [
  'orderPlaced',
  'orderPaid',
  'codToConfirm',
  'parcelShipped',
  'parcelToday',
  'parcelTodayCash',
  'parcelFailed',
  'parcelDelivered',
];

/** An event is told to a person by one channel only, and a button moves an order once. */
function twice(rows: Rows): string[] {
  const told = rows(
    `SELECT event, user_id AS user FROM messages WHERE status <> 'failed' GROUP BY event, user_id HAVING count(*) > 1`,
  );
  const moved = rows(
    `SELECT order_id AS id FROM order_history WHERE event = 'cod.confirmed' GROUP BY order_id HAVING count(*) > 1`,
  );
  return [
    ...told.map(({ event, user }) => `${String(event)} was told twice to person ${String(user)}`),
    ...moved.map(({ id }) => `Order ${String(id)} was confirmed twice`),
  ];
}

/** The log's costs are the services' prices of what they took and did not report as failed. */
function costsDiffer(rows: Rows, after: number, asked: number): string[] {
  const prices = { whatsApp: YEAR_MESSAGES.whatsAppPaise, sms: YEAR_MESSAGES.smsPaise };
  return Object.entries(prices).flatMap(([channel, paise]) => {
    const number = (sql: string, from: number) => Number(rows(sql, channel, from)[0]!.sum ?? 0);
    const cost = number('SELECT sum(cost_paise) AS sum FROM messages WHERE channel = ? AND id > ?', after);
    const taken = number(
      "SELECT count(*) AS sum FROM sandbox_messages WHERE channel = ? AND id > ? AND status <> 'failed'",
      asked,
    );
    // The shop was killed while the service answered: the log cannot know whether it cost something.
    const unknown = number(
      "SELECT count(*) AS sum FROM messages WHERE channel = ? AND id > ? AND status = 'unknown'",
      after,
    );
    const least = (taken - unknown) * paise;
    return cost >= least && cost <= taken * paise ? [] : differs(`Messages by ${channel} cost`, cost, least);
  });
}

const lastId = (rows: Rows, table: string) => Number(rows(`SELECT max(id) AS id FROM ${table}`)[0]!.id ?? 0);
