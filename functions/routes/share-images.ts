import type { Context } from 'hono';
import { CARD_KINDS, cardPath, HOUSE_CARD, readCardFile } from '#contract/pages/share-image.ts';
import type { CardKind } from '#contract/pages/share-image.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Shop } from '../domain/shop.ts';
import type { Route } from '../http/route.ts';
import type { CardStudio } from '../providers/media/media.ts';
import { cardOf } from '../publish/share-images.ts';

/** Its address names what is drawn on it. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A former address leads to the present one; tomorrow that may be another. */
const A_WHILE = 'public, max-age=300';

export const cardRoutes: Route<{ shopFor(context: Context): Shop; cards: CardStudio }>[] = [
  {
    method: 'GET',
    path: `/cards/:kind{${CARD_KINDS.join('|')}}/:file{[a-z0-9-]+\\.jpg}`,
    summary:
      'The picture of a shared link. A former address of one, with a price of yesterday, leads to the present one.',
    who: 'public',
    async handle(context, { shopFor, cards }) {
      const kind = context.req.param('kind') as CardKind;
      const asked = readCardFile(kind, context.req.param('file')!);
      const card = asked && (await cardOf(shopFor(context), kind, asked.seoUrl));
      if (!card) refuse('NOT_FOUND');
      const present = cardPath(card);
      const drawn = present === context.req.path && (await cards.card(card, context.req.raw));
      if (!drawn) {
        context.header('Cache-Control', A_WHILE);
        return context.redirect(present === context.req.path ? HOUSE_CARD : present, 302);
      }
      return context.body(drawn.body, 200, {
        'Content-Type': drawn.contentType,
        'Content-Length': String(drawn.bytes),
        'Cache-Control': FOR_EVER,
      });
    },
  },
];
