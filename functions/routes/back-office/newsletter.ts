import * as z from 'zod/mini';
import { EndSubscription, NEWSLETTER_STATUSES, Subscriber } from '#contract/calls/newsletter.ts';
import { endSubscription, managedSubscribers } from '../../domain/content/newsletter/index.ts';
import { SUBSCRIBER_COLUMNS } from './columns.ts';
import { csvOf, resource } from './simple-rest.ts';

export const managedSubscriberCalls = resource({
  name: 'newsletter',
  row: Subscriber,
  rows: managedSubscribers,
  sortedBy: { by: 'id', descending: true },
  filters: { status: z.enum(NEWSLETTER_STATUSES) },
  exported: csvOf(managedSubscribers, SUBSCRIBER_COLUMNS),
  update: {
    summary: 'Ends the letters to somebody who asked for it.',
    body: EndSubscription,
    refuses: ['SUBSCRIBER_LEFT'],
    run: endSubscription,
  },
});
