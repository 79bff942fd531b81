import type { RefundDestination } from '#contract/shop/refund-destination.ts';
import type { ReturnReason } from '#contract/shop/return-words.ts';
import type { OrderStatus } from '#contract/states/order.ts';
import type { Condition, ReturnKind, ReturnStatus } from '#contract/states/return.ts';

/** A moment in the past: the number of days ago, and the hour in Kolkata. */
export type Moment = readonly [daysAgo: number, hour: number];

/** A step of a return after its request, with its time. */
export type ReturnStep = { at: Moment } & (
  | { to: Exclude<ReturnStatus, 'PICKED_UP' | 'RECEIVED' | 'WITHDRAWN'>; reason?: string; condition?: Condition }
  /** Reported by the courier. A give-back arrives without a courier. */
  | { to: 'PICKED_UP' | 'RECEIVED' }
  /** By the shopper. */
  | { to: 'WITHDRAWN' }
  /** An admin pays the refund. */
  | { paid: string }
  /** The status of the replacement. */
  | { replacement: OrderStatus }
);

/** An order that is returned completely or in part. */
export interface ReturnStory {
  /** The part of the e-mail before the @. */
  customer: string;
  code: string;
  bought: number;
  delivered: Moment;
  asked: {
    at: Moment;
    kind: ReturnKind;
    reason: ReturnReason;
    note?: string;
    /** The SKU for an exchange; without it, the return is for a refund. */
    exchangeFor?: string;
    destination?: RefundDestination;
    /** Pictures and films of the piece: files in this folder or among the demo shop's pictures. */
    files?: readonly string[];
  };
  steps: readonly ReturnStep[];
}

/** One return in each state. Most belong to the two shoppers and the two sellers that visitors sign in as. */
export const RETURN_STORIES: readonly ReturnStory[] = [
  {
    customer: 'asha',
    code: 'LACOADCH-ANT',
    bought: 1,
    delivered: [2, 17],
    asked: {
      at: [1, 11],
      kind: 'RETURN',
      reason: 'damaged',
      note: 'One coin was loose in the box.',
      destination: { way: 'UPI', upiId: 'asha.rao@okhdfc' },
      files: ['lakshmi-coin-addigai-choker.jpg', '../media/lakshmi-coin-addigai-choker-turntable.webm'],
    },
    steps: [],
  },
  {
    customer: 'asha',
    code: 'LACOBAPAAN-ANT-26',
    bought: 1,
    delivered: [4, 13],
    asked: {
      at: [3, 20],
      kind: 'RETURN',
      reason: 'wrongSize',
      note: 'Too tight over the hand.',
      exchangeFor: 'LACOBAPAAN-ANT-28',
    },
    steps: [{ to: 'APPROVED', at: [2, 10] }],
  },
  {
    customer: 'asha',
    code: 'MOCH-MIN',
    bought: 1,
    delivered: [6, 12],
    asked: {
      at: [5, 9],
      kind: 'RETURN',
      reason: 'changedMind',
      destination: { way: 'UPI', upiId: 'asha.rao@okhdfc' },
    },
    steps: [
      { to: 'APPROVED', at: [4, 11] },
      { to: 'PICKED_UP', at: [1, 15] },
    ],
  },
  {
    customer: 'asha',
    code: 'PLONGRBASEOF4-GOL-26',
    bought: 1,
    delivered: [75, 16],
    asked: {
      at: [3, 18],
      kind: 'GIVE_BACK',
      reason: 'changedMind',
      note: 'Worn for one season.',
      destination: { way: 'UPI', upiId: 'asha.rao@okhdfc' },
    },
    steps: [{ to: 'APPROVED', at: [2, 12] }],
  },
  {
    customer: 'asha',
    code: 'MEBASEOF6-BLU-26',
    bought: 1,
    delivered: [40, 14],
    asked: {
      at: [38, 21],
      kind: 'RETURN',
      reason: 'notAsShown',
      note: 'The blue is darker than on the screen.',
      destination: { way: 'UPI', upiId: 'asha.rao@okhdfc' },
      files: ['meenakari-bangle-set-of-6.jpg'],
    },
    steps: [
      { to: 'APPROVED', at: [37, 10] },
      { to: 'PICKED_UP', at: [36, 15] },
      { to: 'RECEIVED', at: [32, 13] },
      { to: 'INSPECTED', at: [32, 17], condition: 'restock' },
      { to: 'REFUNDED', at: [31, 11], reason: 'It came back as it was sent.' },
      { paid: 'UTR432198765012', at: [31, 16] },
    ],
  },
  {
    customer: 'asha',
    code: 'OXPELONE-OXI',
    bought: 1,
    delivered: [95, 12],
    asked: {
      at: [89, 22],
      kind: 'RETURN',
      reason: 'changedMind',
      files: ['oxidised-peacock-long-necklace.jpg'],
    },
    steps: [{ to: 'REJECTED', at: [88, 12], reason: 'The tag was removed and the piece was worn.' }],
  },
  {
    customer: 'rohan',
    code: 'ADTHRODRCH-WHI',
    bought: 1,
    delivered: [9, 11],
    asked: {
      at: [8, 19],
      kind: 'RETURN',
      reason: 'notAsShown',
      note: 'It is wider than we thought.',
      destination: { way: 'UPI', upiId: 'rohanmehta@ybl' },
      files: ['ad-three-row-drop-choker.jpg'],
    },
    steps: [
      { to: 'APPROVED', at: [7, 12] },
      { to: 'PICKED_UP', at: [6, 16] },
      { to: 'RECEIVED', at: [1, 12] },
    ],
  },
  {
    customer: 'rohan',
    code: 'GOROCHPE-RUB-20IN',
    bought: 1,
    delivered: [60, 17],
    asked: { at: [58, 9], kind: 'RETURN', reason: 'wrongSize', exchangeFor: 'GOROCHPE-RUB-24IN' },
    steps: [
      { to: 'APPROVED', at: [57, 10] },
      { to: 'PICKED_UP', at: [56, 13] },
      { to: 'RECEIVED', at: [52, 12] },
      { to: 'INSPECTED', at: [52, 15], condition: 'restock' },
      { to: 'EXCHANGED', at: [51, 10] },
      { replacement: 'CONFIRMED', at: [51, 12] },
      { replacement: 'SHIPPED', at: [51, 18] },
      { replacement: 'DELIVERED', at: [47, 14] },
    ],
  },
  {
    customer: 'rohan',
    code: 'TELOJH-RUB',
    bought: 2,
    delivered: [120, 15],
    asked: {
      at: [14, 20],
      kind: 'GIVE_BACK',
      reason: 'changedMind',
      destination: { way: 'UPI', upiId: 'rohanmehta@ybl' },
    },
    steps: [
      { to: 'APPROVED', at: [13, 11] },
      { to: 'RECEIVED', at: [6, 12] },
      { to: 'INSPECTED', at: [5, 10], condition: 'writtenOff' },
      { to: 'REFUNDED', at: [2, 11], reason: 'Give-back of a 1-gram piece.' },
    ],
  },
  {
    customer: 'rohan',
    code: 'SLSTWA-BLA',
    bought: 1,
    delivered: [25, 13],
    asked: {
      at: [23, 20],
      kind: 'RETURN',
      reason: 'changedMind',
      destination: { way: 'UPI', upiId: 'rohanmehta@ybl' },
    },
    steps: [
      { to: 'APPROVED', at: [22, 11] },
      { to: 'WITHDRAWN', at: [22, 19] },
    ],
  },
  {
    customer: 'simran.kaur',
    code: 'ROGOBRWA-ROS',
    bought: 1,
    delivered: [11, 13],
    asked: {
      at: [10, 8],
      kind: 'RETURN',
      reason: 'defective',
      note: 'It stops after some hours.',
      destination: { way: 'UPI', upiId: 'simran.kaur@paytm' },
      files: ['rose-gold-bracelet-watch.jpg'],
    },
    steps: [
      { to: 'APPROVED', at: [9, 12] },
      { to: 'PICKED_UP', at: [8, 14] },
      { to: 'RECEIVED', at: [3, 12] },
      { to: 'INSPECTED', at: [1, 16], condition: 'damaged' },
    ],
  },
  {
    customer: 'kavitha.murugan',
    code: 'VIBLFLHA-PUR',
    bought: 1,
    delivered: [16, 12],
    asked: {
      at: [14, 10],
      kind: 'RETURN',
      reason: 'notAsShown',
      note: 'The stones are not the same on both sides.',
      destination: {
        way: 'BANK',
        accountNumber: '001234567890',
        ifsc: 'HDFC0001234',
        name: 'Kavitha Murugan',
      },
      files: ['victorian-black-flower-haram.jpg'],
    },
    steps: [
      { to: 'APPROVED', at: [13, 9] },
      { to: 'PICKED_UP', at: [12, 15] },
      { to: 'RECEIVED', at: [7, 12] },
      { to: 'INSPECTED', at: [6, 17], condition: 'damaged' },
      { to: 'REFUNDED', at: [1, 10], reason: 'One side had been repaired before it was sent.' },
    ],
  },
  {
    customer: 'neha.sharma',
    code: 'ADTEBRRH-WHI-7IN',
    bought: 2,
    delivered: [20, 14],
    asked: { at: [18, 21], kind: 'RETURN', reason: 'wrongSize', exchangeFor: 'ADTEBRRH-WHI-65IN' },
    steps: [
      { to: 'APPROVED', at: [17, 10] },
      { to: 'PICKED_UP', at: [15, 13] },
      { to: 'RECEIVED', at: [10, 11] },
      { to: 'INSPECTED', at: [9, 12], condition: 'restock' },
      { to: 'EXCHANGED', at: [2, 9] },
      { replacement: 'CONFIRMED', at: [2, 10] },
      { replacement: 'SHIPPED', at: [2, 17] },
    ],
  },
];
