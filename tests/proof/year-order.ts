import type { ConsentWithOrder } from '#contract/calls/messages.ts';
import type { CodConfirmationAnswer } from '#contract/states/order.ts';
import { CodConfirmation, Order, PlacedOrder } from '#contract/calls/orders.ts';
import { AskedReturn } from '#contract/calls/returns.ts';
import { StaffOrderQuote } from '#contract/calls/staff-orders.ts';
import type { StaffOrderChannel } from '#contract/shop/order-source.ts';
import type { ReturnStatus } from '#contract/states/return.ts';
import type { Answer } from '../support/answer.ts';
import type { CourierStep } from '../support/ship.ts';
import type { Persona } from '../support/persona.ts';
import { sum } from './differs.ts';
import { bundleDiscountOf } from './year-bundles.ts';
import { POOR_ADDRESS } from './year-ladder.ts';
import type { CashParcels, PlacedByLadder } from './year-ladder.ts';
import type { YearMessages } from './year-messages.ts';
import type { YearPlan } from './year-plans.ts';
import type { PriceOf } from './year-prices.ts';
import { PLACES } from './year-shop.ts';
import type { YearShop } from './year-shop.ts';
import type { YearWorld } from './year-world.ts';

/** Cash that a courier collected, by the simulation. */
export interface Collected {
  awb: string;
  orderId: string;
  /** In rupees. */
  amount: number;
  day: number;
  cash: YearPlan['cash'];
}

/** Events outside the shop. None of it is read from the shop's records. */
export interface Outside {
  collected: Collected[];
  /** Manual refunds from the bank, in rupees. */
  paidByHand: { orderId: string; amount: number }[];
  placedOn: Map<string, number>;
  /** The prices of each order at its time, in paise. */
  prices: Map<string, ExpectedPrices>;
  /** What the ladder of cash on delivery depends on: of each order, and the cash parcels of each person so far. */
  ladder: Map<string, PlacedByLadder>;
  cashParcels: Map<string, CashParcels>;
  /** The couriers' remittances, and the payouts less those that bounced, in rupees. */
  handedOver: number;
  paidOut: number;
}

/** What an order must cost before coupons, by the simulation. */
export interface ExpectedPrices {
  /** The unit prices of its lines, by the index of the goods. */
  units: Map<number, number>;
  bundleDiscount: number;
}

/** A step that is due on a day, in the morning if it is not late. */
export interface Due {
  day: number;
  isLate?: boolean;
  run: () => Promise<readonly Due[]>;
}

interface Parcel {
  id: number;
  awb: string;
  cod: number;
  isCash: boolean;
  seller: string;
}

/** Plays an order from the checkout to its end, step by step. */
export class YearOrder {
  readonly #world: YearWorld;
  readonly #shop: YearShop;
  readonly #outside: Outside;
  readonly #plan: YearPlan;
  readonly #priceOf: PriceOf;
  readonly #messages: YearMessages;
  /** Where the ladder offers no cash on delivery, it becomes PREPAID. */
  #method: YearPlan['method'];
  #hasPoorAddress: boolean;
  #tries = 0;
  #id = 0;
  #orderId = '';
  #parcels: Parcel[] = [];

  constructor(
    year: { world: YearWorld; shop: YearShop; outside: Outside; priceOf: PriceOf; messages: YearMessages },
    plan: YearPlan,
  ) {
    this.#messages = year.messages;
    this.#world = year.world;
    this.#shop = year.shop;
    this.#outside = year.outside;
    this.#priceOf = year.priceOf;
    this.#plan = plan;
    this.#method = plan.method;
    this.#hasPoorAddress = plan.hasPoorAddress;
  }

  /** Returns the first step. */
  start(): Due {
    return { day: this.#plan.day, isLate: this.#plan.isLate, run: () => this.#place() };
  }

  #shopper(): Promise<Persona> {
    return this.#world.person(this.#plan.email, 'customer');
  }

  get #sellers(): string[] {
    const { sellers } = this.#shop;
    return [...new Set(this.#plan.lines.map(({ good }) => sellers[good % sellers.length]!.email))];
  }

  #in(days: number, run: () => Promise<readonly Due[]>): Due[] {
    return [{ day: this.#world.day + days, run }];
  }

  #ask(what: string, request: Parameters<YearWorld['ask']>[1], also: readonly string[] = []) {
    return this.#world.ask(`${this.#plan.key} (${this.#method} ${this.#plan.story}) ${what}`, request, also);
  }

  #read(what: string, request: Parameters<YearWorld['ask']>[1]) {
    return this.#world.read(`${this.#plan.key} (${this.#method} ${this.#plan.story}) ${what}`, request);
  }

  async #place(): Promise<readonly Due[]> {
    const { email, story, channel, day } = this.#plan;
    const consent = channel === null ? this.#messages.consentWith(email) : undefined;
    const parcels = { ...this.#cashParcels };
    const placed = await this.#order(consent);
    if (!placed) return [];
    this.#id = placed.id;
    this.#orderId = placed.orderId;
    this.#outside.placedOn.set(placed.orderId, day);
    const prices = this.#expectedPrices();
    this.#outside.prices.set(placed.orderId, prices);
    this.#outside.ladder.set(placed.orderId, {
      method: this.#method,
      isByStaff: channel !== null,
      wasRefusedCash: this.#method !== this.#plan.method,
      parcels,
      hasPoorAddress: this.#hasPoorAddress,
      goodsPaise: sum(this.#plan.lines, ({ good, quantity }) => prices.units.get(good)! * quantity),
      isToConfirm: false,
      answer: null,
    });
    if (channel !== null) this.#world.noteAccount(email);
    this.#messages.noteConsent(email, consent);
    if (this.#method === 'PREPAID' && !(await this.#pay(placed.payment_link_url))) return [];
    if (this.#method === 'COD' && !(await this.#isWanted())) return [];
    this.#tell(this.#method === 'PREPAID' ? 'order_paid' : 'order_placed');
    return this.#in(story === 'is cancelled' ? 0 : 1, () => this.#confirm());
  }

  /**
   * Places the order. Where the ladder offers no cash on delivery, the shopper completes the address, pays online or
   * leaves.
   * @returns undefined if there is no order
   */
  async #order(consent: ConsentWithOrder | undefined): Promise<PlacedOrder | undefined> {
    const { fails, channel, withoutCash } = this.#plan;
    this.#tries += 1;
    const order = channel === null ? await this.#checkout(consent) : await this.#byStaff(channel);
    if (fails.gateway && this.#method === 'PREPAID') await this.#world.whileFailing('payments', order);
    let said = '';
    const noted = async () => {
      const answer = await order();
      said = answer.text;
      return answer;
    };
    const answer = await this.#ask('places', noted, channel === null ? ['COD_NOT_POSSIBLE'] : []);
    if (answer) return answer.as(PlacedOrder);
    if (!said.includes('Cash on delivery is not available for this order.')) {
      this.#world.faults.push(`${this.#plan.key}: there is no order, and not for its risk: ${said}`);
      return undefined;
    }
    if (withoutCash === 'leaves') return undefined;
    if (withoutCash === 'completes the address' && this.#hasPoorAddress) this.#hasPoorAddress = false;
    else this.#method = 'PREPAID';
    return this.#order(consent);
  }

  get #cashParcels(): CashParcels {
    const { cashParcels } = this.#outside;
    const known = cashParcels.get(this.#plan.email) ?? { refused: 0, accepted: 0 };
    cashParcels.set(this.#plan.email, known);
    return known;
  }

  #tell(template: string): void {
    this.#messages.tell(this.#plan.email, this.#orderId, template);
  }

  /**
   * Answers a cash order that waits for its shopper: by the button of a message or by the mailed link, or else on the
   * page. Some shoppers do not answer.
   * @returns whether the shopper wants it
   */
  async #isWanted(): Promise<boolean> {
    const { email, story, usesLink } = this.#plan;
    const person = await this.#shopper();
    const { confirmUntil } = (await this.#read('is read', () => person.get(`/api/orders/${this.#orderId}`))).as(Order);
    if (confirmUntil === null) return true;
    this.#tell('cod_to_confirm');
    if (story === 'is never confirmed') return this.#noteAnswer('EXPIRED');
    const answer = story === 'is cancelled' ? 'CANCEL' : 'CONFIRM';
    const path = `/api/orders/${this.#orderId}/confirmation`;
    const token = usesLink ? await this.#mailedToken() : undefined;
    if (token !== undefined || !(await this.#messages.answer(email, this.#orderId, answer))) {
      const by = token === undefined ? person : this.#world.visitor;
      await this.#ask('is answered', () => by.post(path, { answer, token }), ['COD_CONFIRMATION_OVER']);
    }
    const { answer: kept } = (await this.#read('is confirmed', () => person.get(path))).as(CodConfirmation);
    const wanted = answer === 'CONFIRM' ? 'CONFIRMED' : 'CANCELLED';
    if (kept !== wanted) this.#world.faults.push(`${this.#plan.key}: the answer ${answer} was kept as ${kept}`);
    return this.#noteAnswer(wanted);
  }

  #noteAnswer(answer: CodConfirmationAnswer): boolean {
    const order = this.#outside.ladder.get(this.#orderId)!;
    this.#outside.ladder.set(this.#orderId, { ...order, isToConfirm: true, answer });
    return answer === 'CONFIRMED';
  }

  /** Returns the token of the mailed link; undefined if the shop was killed while it sent the mail. */
  async #mailedToken(): Promise<string | undefined> {
    await this.#messages.send();
    const mails = await this.#read('reads mails', () =>
      this.#world.visitor.get(`/sandbox/outbox.json?to=${this.#plan.email}`),
    );
    const token = new RegExp(`order=${this.#orderId}&token=([0-9a-f]+)`).exec(mails.text)?.[1];
    if (token === undefined && this.#world.shop.crashed === 0)
      this.#world.faults.push(`${this.#plan.key}: no mail has the link to confirm the order`);
    return token;
  }

  /** Returns the request of a shopper's order. Several goods are put into the cart first. */
  async #checkout(messages: ConsentWithOrder | undefined): Promise<() => Promise<Answer>> {
    const { key, email, place } = this.#plan;
    const person = await this.#shopper();
    const goods = this.#goods();
    const direct = goods.length === 1 ? { directPurchase: true, buyNowItem: goods[0] } : {};
    if (goods.length > 1) {
      await this.#ask('empties the cart', () => person.delete('/api/cart/clear'), ['CART_NOT_FOUND']);
      for (const good of goods) await this.#ask('fills the cart', () => person.put('/api/cart/item/add', good));
    }
    const mobile = this.#messages.mobileOf(email);
    const poor = this.#hasPoorAddress ? POOR_ADDRESS : {};
    const body = { ...ADDRESS, mobile, ...PLACES[place], ...poor, ...direct, ...(messages && { messages }) };
    const method = this.#method;
    const headers = { 'Idempotency-Key': `${key}-${this.#tries}` };
    return () => person.post(`/api/orders?paymentMethod=${method}`, body, { headers });
  }

  /** Returns the request of an order that staff place, at the total that the customer was told. */
  async #byStaff(channel: StaffOrderChannel): Promise<() => Promise<Answer>> {
    const { key, email, method, place } = this.#plan;
    const admin = await this.#admin();
    const items = this.#goods();
    const asked = { items, email, pinCode: PLACES[place]!.pinCode };
    const quote = await this.#read('is quoted', () => admin.post('/api/admin/orders/quote', asked));
    const { total } = quote.as(StaffOrderQuote).cart.summary[method];
    const address = { ...ADDRESS, ...PLACES[place] };
    const body = { email, items, address, paymentMethod: method, channel, expectedTotal: total / 100 };
    const headers = { 'Idempotency-Key': key };
    return () => admin.post('/api/admin/orders', body, { headers });
  }

  #admin(): Promise<Persona> {
    return this.#world.person(this.#shop.adminEmail, 'customer');
  }

  #goods() {
    return this.#plan.lines.map(({ good, quantity }) => ({ skuId: this.#shop.goods[good]!.skuId, quantity }));
  }

  #expectedPrices(): ExpectedPrices {
    const { lines, day, isLate } = this.#plan;
    const units = new Map(lines.map(({ good }) => [good, this.#priceOf(good, day, isLate)]));
    return { units, bundleDiscount: bundleDiscountOf(lines, units) };
  }

  /** @returns whether the order continues */
  async #pay(placedUrl: string | null): Promise<boolean> {
    const { story, channel } = this.#plan;
    const person = await this.#shopper();
    const staff = channel === null ? undefined : await this.#admin();
    const again = () =>
      staff
        ? staff.post(`/api/admin/orders/${this.#id}/payment-page`)
        : person.post(`/api/orders/${this.#orderId}/pay`);
    const url = placedUrl ?? (await this.#ask('asks to pay', again))?.as(PlacedOrder).payment_link_url;
    const link = /plink_\w+$/.exec(url ?? '')?.[0];
    if (!link) return false;
    const atGateway = (outcome: string, late = false) =>
      this.#ask(`is ${outcome}`, () => this.#world.visitor.post(`/sandbox/razorpay/pay/${link}`, { outcome, late }), [
        '',
      ]);
    if (story === 'is never paid') return false;
    if (story === 'is cancelled unpaid, then paid late') {
      await this.#ask('cancels', () => person.put(`/orders/${this.#orderId}/cancel`));
      await atGateway('paid', true);
      return false;
    }
    if (story === 'fails, then is paid') await atGateway('failed');
    await atGateway(story === 'is paid twice' ? 'paid_twice' : 'paid');
    return true;
  }

  /** The sellers confirm. Some shoppers cancel before or after that. */
  async #confirm(): Promise<readonly Due[]> {
    const { story } = this.#plan;
    const person = await this.#shopper();
    const isEarly = this.#plan.place % 2 === 0;
    if (story === 'is cancelled' && isEarly) return this.#cancel(person);
    if (story === 'loses a piece before it leaves' && isEarly) await this.#cancelPiece(person);
    for (const email of this.#sellers) {
      const seller = await this.#world.person(email, 'seller');
      await this.#ask('is confirmed', () => seller.patch(`/seller/orders/${this.#orderId}/status/CONFIRMED`));
    }
    if (story === 'is cancelled') return this.#in(1, async () => this.#cancel(await this.#shopper()));
    if (story === 'loses a piece before it leaves' && !isEarly) await this.#cancelPiece(person);
    return this.#in(1, () => this.#send());
  }

  async #cancel(person: Persona): Promise<readonly Due[]> {
    const headers = { 'Idempotency-Key': `${this.#plan.key}-cancel` };
    await this.#ask('cancels', () => person.put(`/orders/${this.#orderId}/cancel`, {}, { headers }));
    return [];
  }

  async #cancelPiece(person: Persona): Promise<void> {
    const order = (await this.#read('is read', () => person.get(`/api/orders/${this.#orderId}`))).as(Order);
    const items = [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }];
    const headers = { 'Idempotency-Key': `${this.#plan.key}-piece` };
    await this.#ask('cancels a piece', () => person.put(`/orders/${this.#orderId}/cancel`, { items }, { headers }));
  }

  async #send(): Promise<readonly Due[]> {
    for (const email of this.#sellers) {
      const seller = await this.#world.person(email, 'seller');
      const body = { orderId: this.#orderId };
      const book = () => seller.post('/shipping/orders', body);
      if (this.#plan.fails.courier) await this.#world.whileFailing('couriers', book);
      await this.#ask('is booked', book, ['SHIPMENT_NOT_POSSIBLE']);
      const answer = await this.#ask('gets its AWB', () => seller.post(`/shipping/awb/${this.#orderId}`));
      const listed = answer ?? (await this.#ask('is followed', () => seller.post(`/shipping/awb/${this.#orderId}`)));
      if (!listed) return [];
      const { id, awb } = (listed.json as { data: { id: number; awb: string } }).data;
      await this.#ask('is to be fetched', () => seller.post(`/shipping/shipment/${id}/pickup`));
      const parcel = await this.#read('is looked at', () => seller.get(`/api/admin/shipping/${id}`));
      await this.#move(awb, 'PICKED UP');
      this.#tell('parcel_shipped');
      const { codAmount } = parcel.json as { codAmount: number | null };
      this.#parcels.push({ id, awb, cod: codAmount ?? 0, isCash: codAmount !== null, seller: email });
    }
    return this.#in(3, () => this.#reach());
  }

  async #move(awb: string, status: CourierStep): Promise<void> {
    await this.#ask(`is ${status}`, () => this.#world.visitor.post(`/sandbox/shiprocket/move/${awb}`, { status }));
  }

  async #reach(): Promise<readonly Due[]> {
    const { story, cash } = this.#plan;
    for (const { awb, cod, isCash } of this.#parcels) {
      if (story === 'is lost') {
        await this.#move(awb, 'LOST');
        continue;
      }
      await this.#move(awb, 'OUT FOR DELIVERY');
      this.#tell(isCash ? 'parcel_today_cash' : 'parcel_today');
      await this.#move(awb, story === 'is refused at the door' ? 'UNDELIVERED' : 'DELIVERED');
      this.#tell(story === 'is refused at the door' ? 'parcel_failed' : 'parcel_delivered');
      if (story !== 'is refused at the door' && isCash) this.#cashParcels.accepted += 1;
      if (story !== 'is refused at the door' && cod > 0) {
        this.#outside.collected.push({ awb, orderId: this.#orderId, amount: cod, day: this.#world.day, cash });
      }
    }
    if (story === 'is refused at the door') return this.#in(1, () => this.#turnBack());
    if (story === 'comes back' || story === 'is to come back and may not') return this.#in(2, () => this.#askBack());
    return [];
  }

  async #turnBack(): Promise<readonly Due[]> {
    for (const { awb, isCash } of this.#parcels) {
      await this.#move(awb, 'RTO INITIATED');
      if (isCash) this.#cashParcels.refused += 1;
    }
    return this.#in(4, async () => {
      for (const { id, awb, seller: email } of this.#parcels) {
        await this.#move(awb, 'RTO DELIVERED');
        const seller = await this.#world.person(email, 'seller');
        const body = { condition: this.#plan.place === 0 ? 'damaged' : 'restock' };
        await this.#ask('is taken back', () => seller.post(`/api/shipments/${id}/returned`, body));
      }
      return [];
    });
  }

  async #askBack(): Promise<readonly Due[]> {
    const person = await this.#shopper();
    const order = (await this.#read('is read', () => person.get(`/api/orders/${this.#orderId}`))).as(Order);
    const [item] = order.orderItems;
    const body = {
      orderId: this.#orderId,
      items: [{ orderItemId: item!.id, quantity: 1, reason: 'changedMind' }],
      ...(this.#method === 'COD' && { destination: { way: 'UPI', upiId: 'asha.rao@okhdfc' } }),
    };
    const headers = { 'Idempotency-Key': `${this.#plan.key}-back` };
    const asked = await this.#ask('asks to send back', () => person.post('/api/returns', body, { headers }));
    if (!asked) return [];
    const { id } = asked.as(AskedReturn);
    const [email] = this.#sellers;
    const steps: [days: number, to: ReturnStatus][] =
      this.#plan.story === 'comes back'
        ? [
            [1, 'APPROVED'],
            [2, 'PICKED_UP'],
            [3, 'RECEIVED'],
            [0, 'INSPECTED'],
            [1, 'REFUNDED'],
          ]
        : [[1, 'REJECTED']];
    return this.#return(email!, id, steps);
  }

  #return(email: string, id: number, [next, ...rest]: readonly [days: number, to: ReturnStatus][]): Due[] {
    if (!next) return this.#method === 'COD' ? this.#in(1, () => this.#payBack(id)) : [];
    const [days, to] = next;
    return this.#in(days, async () => {
      const seller = await this.#world.person(email, 'seller');
      await this.#ask(`its return is ${to}`, () => seller.patch(`/api/returns/${id}/status/${to}`, SAID[to] ?? {}));
      return to === 'REJECTED' ? [] : this.#return(email, id, rest);
    });
  }

  /** The platform refunds a cash-on-delivery return manually. */
  async #payBack(returnId: number): Promise<readonly Due[]> {
    const admin = await this.#admin();
    const list = await this.#read('asks for refunds', () =>
      admin.get('/api/admin/refunds?range=[0,99]&sort=["id","DESC"]'),
    );
    const refunds = list.json as { id: number; returnId: number | null; amount: number; status: string }[];
    const wanted = refunds.find((refund) => refund.returnId === returnId);
    if (!wanted) {
      this.#world.faults.push(`${this.#plan.key}: the refund of return ${returnId} is not in the list`);
      return [];
    }
    const body = { paidReference: `UPI${returnId}`, reason: 'Returned' };
    await this.#ask('is paid back', () => admin.put(`/api/admin/refunds/${wanted.id}`, body));
    this.#outside.paidByHand.push({ orderId: this.#orderId, amount: wanted.amount });
    return [];
  }
}

const ADDRESS = { name: 'Asha Rao', mobile: '9848012345', address: 'Flat 302, Lake View Residency' };

const SAID: Partial<Record<ReturnStatus, object>> = {
  REJECTED: { reason: 'Worn' },
  INSPECTED: { condition: 'restock' },
  REFUNDED: { reason: 'Returned in time' },
};
