import * as z from 'zod/mini';
import { NotificationEvent, RecentCart, RecentSale, VisitorsNow } from '#contract/calls/notifications.ts';
import { Message } from '#contract/calls/wire.ts';
import { json } from '../http/answers.ts';
import { countNotification, recentCarts, recentSales, visitorsNow } from '../domain/content/notifications/index.ts';
import { call } from './call.ts';

export const notificationCalls = [
  call({
    method: 'GET',
    path: '/notifications/sales',
    summary: 'What was sold lately, of nobody in particular.',
    who: 'public',
    answer: json(z.array(RecentSale)),
    run: (shop) => recentSales(shop),
  }),
  call({
    method: 'GET',
    path: '/notifications/visitors',
    summary: 'How many people are on the pages, in round numbers.',
    who: 'public',
    answer: json(VisitorsNow),
    run: (shop) => visitorsNow(shop),
  }),
  call({
    method: 'GET',
    path: '/notifications/carts',
    summary: 'What lies in several carts, in round numbers.',
    who: 'public',
    answer: json(z.array(RecentCart)),
    run: (shop) => recentCarts(shop),
  }),
  call({
    method: 'POST',
    path: '/notifications/events',
    summary: 'Counts a notification that was shown or followed.',
    who: 'public',
    body: NotificationEvent,
    answer: json(Message),
    async run(shop, _, { body }) {
      await countNotification(shop, body);
      return { message: 'Counted' };
    },
  }),
];
