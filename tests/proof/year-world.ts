import { startOfDay } from '#contract/shop/dates.ts';
import type { Answer } from '../support/answer.ts';
import { Persona } from '../support/persona.ts';
import { signInAs, signUpAs } from '../support/sign-in.ts';
import type { CrashingShop } from './crashing-shop.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Sessions are renewed before they expire: a shopper's lasts a week, and one of staff ends after half an hour without use. */
const SESSION_DAYS = 6;
const STAFF_HOURS = 0.5;
const MOST_TRIES = 20;

type Provider = 'payments' | 'couriers' | 'mail';
type Purpose = 'customer' | 'seller';

/** A shop with a simulated date, for the actors of a year. It may be killed at any answer, and a service may fail. */
export class YearWorld {
  readonly shop: CrashingShop;
  readonly visitor: Persona;
  readonly firstDay: string;
  #day = 0;
  #hour = 0;
  #crashesSeen = 0;
  /** The e-mails of customers who have an account. */
  readonly #accounts = new Set<string>();
  readonly #sessions = new Map<string, { persona: Persona; since: number }>();
  #restarted: () => Promise<void> = () => Promise.resolve();
  /** Refusals that should not have happened. */
  readonly faults: string[] = [];
  asked = 0;

  /** @param firstDay a day in Kolkata, `2026-11-20` */
  constructor(shop: CrashingShop, firstDay: string) {
    this.shop = shop;
    this.visitor = new Persona(shop.origin);
    this.firstDay = firstDay;
  }

  get day(): number {
    return this.#day;
  }

  /** The time of all events of this hour, in epoch milliseconds. */
  get now(): number {
    return startOfDay(this.firstDay) + this.#day * DAY + this.#hour * HOUR;
  }

  /** @param hour of the day in India */
  async goTo(day: number, hour: number): Promise<void> {
    this.#day = day;
    this.#hour = hour;
    await this.#afterCrash();
    await this.#setClock();
  }

  /** Sets what is done after each restart of the shop, before the next request. */
  onRestart(action: () => Promise<void>): void {
    this.#restarted = action;
  }

  async #setClock(): Promise<void> {
    await this.visitor.post('/sandbox/clock', { reset: true });
    await this.visitor.post('/sandbox/clock', { advance: Math.max(0, this.now - Date.now()) / 1000 });
  }

  /**
   * Repeats a request until there is an answer, as clients do. A repeated request may be refused, because the first one
   * took effect although its answer was lost.
   * @param also codes of refusals that are accepted too
   * @returns undefined if the request had taken effect before or was refused; an unexpected refusal is recorded as a
   *   fault
   */
  async ask(what: string, request: () => Promise<Answer>, also: readonly string[] = []): Promise<Answer | undefined> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      await this.#afterCrash();
      this.asked += 1;
      const answer = await this.shop.once(request);
      if (!answer || answer.status >= 500) continue;
      if (answer.status < 300) return answer;
      const { code = '' } = answer.json as { code?: string };
      if (!also.includes(code) && !(tries > 1 && answer.status === 409)) {
        this.faults.push(`day ${this.#day}: ${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
      }
      return undefined;
    }
    this.faults.push(`day ${this.#day}: ${what}: never answered`);
    return undefined;
  }

  /**
   * Requests something without which the run cannot continue.
   * @throws when it is refused
   */
  async read(what: string, request: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.ask(what, request);
    if (!answer) throw new Error(this.faults.at(-1));
    return answer;
  }

  async #afterCrash(): Promise<void> {
    await this.shop.isUp();
    if (this.shop.crashed === this.#crashesSeen) return;
    this.#crashesSeen = this.shop.crashed;
    await this.#setClock();
    await this.#restarted();
  }

  /** Makes a service fail for one request, whatever its answer. */
  async whileFailing(provider: Provider, request: () => Promise<Answer>): Promise<void> {
    await this.ask('fault', () => this.visitor.post('/sandbox/faults', { provider, mode: 'error' }));
    await this.shop.once(request);
    await this.ask('no fault', () => this.visitor.post('/sandbox/faults', { provider, mode: 'ok' }));
  }

  async job(name: string): Promise<void> {
    await this.ask(`job ${name}`, () => this.visitor.post(`/sandbox/jobs/${name}`));
  }

  /** Notes a customer for whom staff placed an order. Their first sign-in needs no sign-up. */
  noteAccount(email: string): void {
    this.#accounts.add(email);
  }

  /** Returns a person with a valid session. */
  async person(email: string, purpose: Purpose): Promise<Persona> {
    const known = this.#sessions.get(email);
    const isStaff = purpose === 'seller' || email.startsWith('admin@');
    if (known && this.now - known.since < (isStaff ? STAFF_HOURS * HOUR : SESSION_DAYS * DAY)) return known.persona;
    await this.#afterCrash();
    const isNew = !isStaff && !this.#accounts.has(email);
    const { origin } = this.shop;
    const token = isNew
      ? await signUpAs(origin, { email, fullName: 'Asha Rao', mobile: '9848012345' })
      : await signInAs(origin, purpose, email);
    this.#accounts.add(email);
    const persona = new Persona(origin, token, email);
    this.#sessions.set(email, { persona, since: this.now });
    return persona;
  }
}
