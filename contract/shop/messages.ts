import { addDays, kolkataDay, startOfDay } from './dates.ts';
import type { Language } from '../languages.ts';
import type { Paise } from './money.ts';

/** The states of a message, in the order it passes them; `failed` and `unknown` end it. */
export const MESSAGE_STATUSES = ['sending', 'waiting', 'sent', 'delivered', 'read', 'failed', 'unknown'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Why a message will never reach a mobile by one channel. */
export const MESSAGE_FAILURES = ['unreachable', 'template', 'windowOver', 'optedOut', 'refused'] as const;
export type MessageFailure = (typeof MESSAGE_FAILURES)[number];

/** The settings of messages. */
export interface MessageSettings {
  /** Between these full hours of Indian time only messages go out that cannot wait. */
  quietFrom: number;
  quietTo: number;
  /** What the services charge for one message, for the sums of the console. */
  whatsAppPaise: Paise;
  whatsAppOfferPaise: Paise;
  smsPaise: Paise;
  /** Whether shoppers can sign in with an OTP to a mobile that they have confirmed. */
  codesByMobile: boolean;
  /** The flow of each template at the SMS service, by `flowName`; a template without one is not sent by SMS. */
  smsFlows: Record<string, string>;
}

export const DEFAULT_MESSAGES: MessageSettings = {
  quietFrom: 21,
  quietTo: 9,
  whatsAppPaise: 0,
  whatsAppOfferPaise: 0,
  smsPaise: 0,
  codesByMobile: false,
  smsFlows: {},
};

const HOUR_MS = 60 * 60_000;

/**
 * Returns when the quiet hours that contain an instant end; undefined outside of them. Both are epoch milliseconds.
 * Equal hours mean that there are none.
 */
export function quietUntil(
  instant: number,
  { quietFrom, quietTo }: Pick<MessageSettings, 'quietFrom' | 'quietTo'>,
): number | undefined {
  const today = kolkataDay(instant);
  const hour = (instant - startOfDay(today)) / HOUR_MS;
  const isOverMidnight = quietFrom > quietTo;
  const isQuiet = isOverMidnight ? hour >= quietFrom || hour < quietTo : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return undefined;
  const endsOn = isOverMidnight && hour >= quietFrom ? addDays(today, 1) : today;
  return startOfDay(endsOn) + quietTo * HOUR_MS;
}

/** Returns the name of a kind's template at the services: `orderPlaced` is `order_placed`. */
export const templateName = (kind: string) => kind.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Returns the name under which the settings have the SMS flow of a template: `order_placed_en`. */
export const flowName = (kind: string, language: Language) => `${templateName(kind)}_${language}`;

const FLOW_LINE = /^([a-z_]+_(?:en|hi))\s*[=:,\s]\s*([\w-]{4,64})$/;

/**
 * Reads flows from lines such as `order_placed_en = 64f0a1b2c3d4e5f6a7b8c9d0`; empty lines are skipped.
 * @returns the flows, or the first line that is none
 */
export function readSmsFlows(text: string): { flows: Record<string, string> } | { fault: string } {
  const flows: Record<string, string> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, name, flow] = FLOW_LINE.exec(line) ?? [];
    if (name === undefined || flow === undefined) return { fault: line };
    flows[name] = flow;
  }
  return { flows };
}

export const smsFlowsText = (flows: Record<string, string>) =>
  Object.entries(flows)
    .map(([name, flow]) => `${name} = ${flow}`)
    .join('\n');

/** Ends every message to a mobile, in whatever spelling and script it is sent. */
const STOP_WORDS = [
  'stop',
  'stop all',
  'stopall',
  'unsubscribe',
  'opt out',
  'optout',
  'band',
  'band karo',
  'band kar do',
  'band karein',
  'roko',
  'बंद',
  'बन्द',
  'बंद करो',
  'बन्द करो',
  'बंद करें',
  'बंद कर दो',
  'रोको',
  'रोकें',
];

/** Takes STOP back. */
const START_WORDS = [
  'start',
  'unstop',
  'resume',
  'shuru',
  'shuru karo',
  'shuru karein',
  'chalu',
  'chalu karo',
  'शुरू',
  'शुरू करो',
  'शुरू करें',
  'शुरु',
  'शुरु करो',
  'चालू',
  'चालू करो',
  'चालू करें',
];

/** Returns a written reply for comparison: lower case, single spaces, no signs around the words. */
export function plainReply(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export const isStop = (text: string) => STOP_WORDS.includes(plainReply(text));
export const isStart = (text: string) => START_WORDS.includes(plainReply(text));
