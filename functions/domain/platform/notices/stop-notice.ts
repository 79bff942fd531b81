import { NOTICE_KINDS } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import type { Shop } from '../../shop.ts';
import { choose } from './statements.ts';

const signed = (shop: Pick<Shop, 'keyedHash'>, userId: number, kind: NoticeKind) =>
  shop.keyedHash(`notice/stop/${userId}/${kind}`);

/** What stands in the way out of a mail: it stops this kind for this person, and nothing else. */
export async function noticeToken(shop: Pick<Shop, 'keyedHash'>, userId: number, kind: NoticeKind): Promise<string> {
  return `${userId}.${kind}.${await signed(shop, userId, kind)}`;
}

/** The kind a token stops; nothing for one that the shop has not made. */
export async function noticeOfToken(
  shop: Pick<Shop, 'keyedHash'>,
  token: string,
): Promise<{ userId: number; kind: NoticeKind } | undefined> {
  const [id = '', named, signature = ''] = token.split('.');
  const kind = NOTICE_KINDS.find((one) => one === named);
  if (kind === undefined || !/^[1-9]\d{0,14}$/.test(id)) return undefined;
  const meant = await signed(shop, Number(id), kind);
  // Every sign is compared, so that how long it takes tells nothing.
  const difference = [...meant].reduce((sum, sign, index) => sum | (sign === signature[index] ? 0 : 1), 0);
  return difference === 0 && signature.length === meant.length ? { userId: Number(id), kind } : undefined;
}

/** Stops mails of a kind for whoever holds the token of one; twice is once. Tells which, nothing for a bad token. */
export async function stopNotice(shop: Shop, token: string): Promise<NoticeKind | undefined> {
  const meant = await noticeOfToken(shop, token);
  if (meant) await shop.write(choose({ ...meant, isWanted: false, now: shop.now }));
  return meant?.kind;
}
