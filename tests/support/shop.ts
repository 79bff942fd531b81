import Database from 'libsql';
import { readFileSync } from 'node:fs';
import { afterAll, inject } from 'vitest';
import type { SellerStatus } from '#contract/states/seller.ts';
import { setAhead } from './ahead.ts';
import { goodsIn } from './goods.ts';
import type { Goods, MadeSku, WantedSku, WantedStaff } from './goods.ts';
import type { HranaFaults } from './hrana-proxy.ts';
import { newMark } from './mark.ts';
import './matchers.ts';
import { Persona } from './persona.ts';
import type { Running } from './running.ts';
import { mailsTo, signInAs, signUpAs } from './sign-in.ts';

export type Row = Record<string, unknown>;

/** A shop as one test file uses it. The file has its own customers, so that files do not meet in a shared shop. */
export class TestShop {
  readonly running: Running;
  /** A part of the names and emails of all records of this file. */
  readonly mark = newMark();
  readonly #customers = new Map<string, Promise<Persona>>();
  readonly #goods: ReturnType<typeof goodsIn>;
  #records: Database.Database | undefined;

  constructor(running: Running) {
    this.running = running;
    this.#goods = goodsIn(running.databasePath, this.mark, 'kept');
  }

  visitor(): Persona {
    return new Persona(this.running.origin);
  }

  /** Returns a customer of this file, who is signed up at the first call. */
  customer(name: string): Promise<Persona> {
    const known = this.#customers.get(name) ?? this.signUp(name);
    this.#customers.set(name, known);
    return known;
  }

  /** Returns the owner of one of the demo shop's sellers. */
  seller(name: 'meera' | 'farhan' | 'pending'): Persona {
    return this.#demoStaff(`${name}@ratnahaat.example`);
  }

  admin(): Persona {
    return this.#demoStaff('admin@ratnahaat.example');
  }

  /** Makes a new member of staff, signed in. */
  async staff(member: WantedStaff): Promise<Persona> {
    const { email } = await this.#goods.member(member);
    const token = await signInAs(this.running.origin, member.seller ? 'seller' : 'customer', email);
    return new Persona(this.running.origin, token, email);
  }

  /** Makes a new person with an account who has not signed in yet: a customer, or a member of staff. */
  member(staff?: WantedStaff): Promise<{ email: string }> {
    return this.#goods.member(staff);
  }

  /** Makes a new SKU, the only one of its product. */
  sku(wanted?: WantedSku): Promise<MadeSku> {
    return this.#goods.sku(wanted);
  }

  /** Makes a new seller without goods, with this status. */
  newSeller(status: SellerStatus): ReturnType<Goods['seller']> {
    return this.#goods.seller(status);
  }

  /** Signs a person up with an email of this file. */
  async signUp(name: string): Promise<Persona> {
    const email = this.emailOf(name);
    const fullName = name.charAt(0).toUpperCase() + name.slice(1);
    const token = await signUpAs(this.running.origin, { email, fullName, mobile: '9848012345' });
    return new Persona(this.running.origin, token, email);
  }

  emailOf(name: string): string {
    return `${name.toLowerCase()}.${this.mark}@example.in`;
  }

  mailsTo(email: string): ReturnType<typeof mailsTo> {
    return mailsTo(this.running.origin, email);
  }

  /** Returns rows of the shop's records by a direct, read-only query. */
  rows(sql: string, ...values: (string | number)[]): Row[] {
    if (!this.#records) {
      this.#records = new Database(this.running.databasePath, { timeout: 5000 });
      this.#records.exec('PRAGMA query_only = ON');
    }
    return this.#records.prepare(sql).all(values) as Row[];
  }

  row(sql: string, ...values: (string | number)[]): Row {
    const [row] = this.rows(sql, ...values);
    if (!row) throw new Error(`No row: ${sql} ${values.join(', ')}`);
    return row;
  }

  /** Advances the shop's clock while `during` runs, and then sets it back. `advance` moves it permanently. */
  async later(seconds: number, during: () => Promise<void>): Promise<void> {
    await this.advance(seconds);
    try {
      await during();
    } finally {
      await this.#sandbox('/sandbox/clock', { reset: true });
      if (this.running.runtime === 'workerd') await setAhead(this.running.origin);
    }
  }

  async advance(seconds: number): Promise<void> {
    await this.#sandbox('/sandbox/clock', { advance: seconds });
  }

  /** Runs a job now and returns its result. */
  async job(name: string): Promise<Row> {
    return (await this.#sandbox(`/sandbox/jobs/${name}`, {})) as Row;
  }

  /** Makes an outside service fail while `during` runs. */
  async fault(provider: string, mode: string, during: () => Promise<void>): Promise<void> {
    await this.#sandbox('/sandbox/faults', { provider, mode });
    try {
      await during();
    } finally {
      await this.#sandbox('/sandbox/faults', { provider, mode: 'ok' });
    }
  }

  /** Returns the shop's whole log so far. */
  log(): string {
    return readFileSync(this.running.logPath, 'utf8');
  }

  /** Returns the statements the shop has run so far, each once, in the order of their first run; only on Node. */
  statements(): string[] {
    const lines = readFileSync(this.running.statementsPath!, 'utf8').trimEnd().split('\n');
    return [...new Set(lines.map((line) => JSON.parse(line) as string))];
  }

  /** Returns the statements sent to the libSQL server, by pipeline, from the index `from` on; only on workerd. */
  async pipelines(from: number): Promise<string[][]> {
    return (await (await fetch(`${this.running.hranaUrl}/test/pipelines?from=${from}`)).json()) as string[][];
  }

  /** Returns the number of pipelines sent to the libSQL server so far, all or those with this text; only on workerd. */
  async countPipelines(text = ''): Promise<number> {
    const answer = await fetch(`${this.running.hranaUrl}/test/count?${new URLSearchParams({ text })}`);
    return (await answer.json()) as number;
  }

  /** Sets the faults between the shop and the libSQL server from now on; only on workerd. See `HranaFaults`. */
  async troubleDatabase(faults: Partial<HranaFaults>): Promise<void> {
    await fetch(`${this.running.hranaUrl}/test/faults`, { method: 'POST', body: JSON.stringify(faults) });
  }

  close(): void {
    this.#records?.close();
    this.#goods.close();
  }

  #demoStaff(email: string): Persona {
    return new Persona(this.running.origin, this.running.staffTokens[email], email);
  }

  async #sandbox(path: string, body: object): Promise<unknown> {
    const answer = await this.visitor().post(path, body);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return answer.json;
  }
}

let ownShop: Running | undefined;

/** Sets the shop of the test file that runs next. */
export function keepOwnShop(running: Running): void {
  ownShop = running;
}

/** Returns the shop of this file, or the one that the files of its project share. */
export function openShop(): TestShop {
  const shop = new TestShop(inject('sharedShop') ?? ownShop!);
  afterAll(() => shop.close());
  return shop;
}
