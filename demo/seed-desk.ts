import * as z from 'zod/mini';
import type { Admin } from '#contract/calls/actor.ts';
import { ContactMessage } from '#contract/calls/contact.ts';
import { NewLetter } from '#contract/calls/letters.ts';
import type { DataRequestKind } from '#contract/states/data-request.ts';
import type { TicketKind, TicketStatus } from '#contract/states/ticket.ts';
import { createLetter, planLetter } from '#functions/domain/content/letters/index.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#functions/domain/content/newsletter/index.ts';
import { managedTickets, moveTicket, openTicket } from '#functions/domain/content/tickets/index.ts';
import { randomKey } from '#functions/domain/random.ts';
import type { Shop } from '#functions/domain/shop.ts';
import { enterDataRequest, settleDataRequest } from '#functions/domain/whole-shop/privacy/index.ts';
import { playAt } from './play-at.ts';
import { seededRandom } from './seeded-random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface TicketStory {
  name: string;
  email: string;
  kind?: TicketKind;
  subject: string;
  message: string;
  hoursAgo: number;
  /** What customer care did with it, and how many hours later. */
  moves?: { status: TicketStatus; after: number; resolution?: string }[];
}

/** One ticket that waits, one that was answered, one that is closed, and a grievance. */
const TICKETS: readonly TicketStory[] = [
  {
    name: 'Lalita Menon',
    email: 'lalita.menon@ratnahaat.example',
    subject: 'Does the kemp set come with a shorter chain?',
    message: 'I would like the Lakshmi kasu set, but I wear a chain of 18 inches. Is there one that fits?',
    hoursAgo: 5,
  },
  {
    name: 'Suresh Pillai',
    email: 'suresh.pillai@ratnahaat.example',
    subject: 'Gift wrapping for a wedding',
    message: 'We order eleven pairs of jhumkas for the bridesmaids. Can each pair come in its own box?',
    hoursAgo: 30,
    moves: [{ status: 'ACKNOWLEDGED', after: 3 }],
  },
  {
    name: 'Farida Sheikh',
    email: 'farida.sheikh@ratnahaat.example',
    subject: 'Bangle size 2.6 or 2.8',
    message: 'My hand is 19 cm around at its widest. Which size of the glass bangles do I need?',
    hoursAgo: 9 * 24,
    moves: [
      { status: 'ACKNOWLEDGED', after: 2 },
      { status: 'RESOLVED', after: 6, resolution: 'Told her to take 2.6, and sent the link to the size guide.' },
    ],
  },
  {
    name: 'Dinesh Rawat',
    email: 'dinesh.rawat@ratnahaat.example',
    kind: 'GRIEVANCE',
    subject: 'The plating of a chain went off within a month',
    message: 'The chain turned dark after four weeks, although I kept it dry. The warranty says six months.',
    hoursAgo: 52,
    moves: [{ status: 'ACKNOWLEDGED', after: 10 }],
  },
];

interface RequestStory {
  email: string;
  kind: DataRequestKind;
  note: string;
  daysAgo: number;
  /** The outcome, so many days later. */
  settled?: { after: number; reason: string };
}

const REQUESTS: readonly RequestStory[] = [
  {
    email: 'rohan@ratnahaat.example',
    kind: 'CORRECTION',
    note: 'Telephone: his surname is written with two t in his account.',
    daysAgo: 3,
  },
  {
    email: 'meenal.joshi@ratnahaat.example',
    kind: 'DELETION',
    note: 'Letter: she wants to be taken off every list. She has no account.',
    daysAgo: 40,
    settled: { after: 6, reason: 'Nothing was stored beside her newsletter address, which is removed.' },
  },
];

/** Who subscribed to the newsletter, in days before now, and whether they confirmed it or left again. */
const SUBSCRIBERS: readonly { email: string; daysAgo: number; end: 'stays' | 'leaves' | 'waits' }[] = [
  { email: 'asha@ratnahaat.example', daysAgo: 210, end: 'stays' },
  { email: 'lalita.menon@ratnahaat.example', daysAgo: 96, end: 'stays' },
  { email: 'farida.sheikh@ratnahaat.example', daysAgo: 61, end: 'stays' },
  { email: 'meenal.joshi@ratnahaat.example', daysAgo: 58, end: 'leaves' },
  { email: 'suresh.pillai@ratnahaat.example', daysAgo: 1, end: 'waits' },
];

const every = { isHidden: false, when: null };
const LETTER: z.input<typeof NewLetter> = {
  subject: 'New this week: jhumkas for the wedding season',
  preview: 'Light pairs that stay comfortable until the last dance.',
  sections: [
    {
      ...every,
      id: 'greeting',
      kind: 'text',
      html: '<p>The wedding season is here. These pairs weigh little and look like much.</p>',
    },
    {
      ...every,
      id: 'jhumkas',
      kind: 'goods',
      heading: 'Jhumkas for the season',
      of: 'category',
      seoUrl: 'jhumkas',
      count: 4,
    },
  ],
};
/** The planned letter goes out so many days from now. */
const LETTER_IN_DAYS = 6;

/** Writes to the platform's desk: tickets, data requests, subscribers, a planned letter. Returns the number of tickets. */
export async function seedDesk(shop: Shop, admin: Admin): Promise<number> {
  const desk = { ...shop, random: seededRandom('the desk of the demo shop') };
  for (const story of TICKETS) await playTicket(desk, admin, story);
  for (const { email, kind, note, daysAgo, settled } of REQUESTS) {
    const at = shop.now - daysAgo * DAY;
    const request = await playAt(desk, at, (then) => enterDataRequest(then, admin, { email, kind, note }));
    if (!settled) continue;
    const { after, reason } = settled;
    await playAt(desk, at + after * DAY, (then) => settleDataRequest(then, admin, request.id, { reason }));
  }
  for (const subscriber of SUBSCRIBERS) await playSubscriber(desk, subscriber);
  const letter = await playAt(desk, shop.now - DAY, (then) => createLetter(then, admin, z.decode(NewLetter, LETTER)));
  const sendAt = shop.now + LETTER_IN_DAYS * DAY;
  await playAt(desk, shop.now - DAY, (then) => planLetter(then, admin, letter.id, { sendAt, version: letter.version }));
  return TICKETS.length;
}

const ONE_ROW = { offset: 0, limit: 1, sort: { by: 'id', descending: false } } as const;

async function playTicket(desk: Shop, admin: Admin, { hoursAgo, moves = [], ...written }: TicketStory): Promise<void> {
  const at = desk.now - hoursAgo * HOUR;
  const message = z.decode(ContactMessage, written);
  const { ticketNumber } = await playAt(desk, at, (then) => openTicket(then, { kind: 'visitor' }, message));
  for (const { status, after, resolution = '' } of moves) {
    const { rows } = await managedTickets.list(desk, admin, { ...ONE_ROW, filter: { q: ticketNumber } });
    await playAt(desk, at + after * HOUR, (then) =>
      moveTicket(then, admin, rows[0]!.id, { status, resolution, version: rows[0]!.version }),
    );
  }
}

async function playSubscriber(desk: Shop, { email, daysAgo, end }: (typeof SUBSCRIBERS)[number]): Promise<void> {
  const at = desk.now - daysAgo * DAY;
  // The token of the mailed link is the first random key of the request, so a second stream of the same word repeats it.
  const word = `newsletter ${email}`;
  const token = randomKey(seededRandom(word));
  await playAt(desk, at, (then) => subscribe(then, email), { random: seededRandom(word) });
  if (end !== 'waits') await playAt(desk, at + HOUR, (then) => confirmSubscription(then, token));
  if (end === 'leaves') await playAt(desk, at + 12 * DAY, (then) => unsubscribe(then, token));
}
