import * as z from 'zod/mini';
import { MediaItem } from './media.ts';
import { Id } from './wire.ts';

export const Category = z.object({
  id: Id,
  /** A stable text code; the number is what products carry. */
  categoryId: z.string(),
  parentId: z.nullable(Id),
  /** 1 is a top category. */
  level: z.int(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  seoUrl: z.string(),
  seoKw: z.string(),
  isVisible: z.boolean(),
  isActive: z.boolean(),
  image: z.nullable(z.string()),
  mediaList: z.array(MediaItem),
});
export type Category = z.output<typeof Category>;
