import { NOTICE_KINDS } from '#contract/calls/notices.ts';
import type { NoticeKind } from '#contract/calls/notices.ts';
import { isHashOf } from '../../keyed-hash.ts';
import type { Hashes } from '../../keyed-hash.ts';
import type { Shop } from '../../shop.ts';
import { choose } from './statements.ts';

const signed = (userId: number, kind: NoticeKind) => `notice/stop/${userId}/${kind}`;

/** Returns the token of a mail's unsubscribe link. It stops this kind for this user, and nothing else. */
export async function noticeToken(shop: Pick<Shop, 'keyedHash'>, userId: number, kind: NoticeKind): Promise<string> {
  return `${userId}.${kind}.${await shop.keyedHash(signed(userId, kind))}`;
}

/** Returns the user and the kind that a token stops; undefined for a token that the shop did not make. */
export async function noticeOfToken(
  shop: Hashes,
  token: string,
): Promise<{ userId: number; kind: NoticeKind } | undefined> {
  const [id = '', named, signature = ''] = token.split('.');
  const kind = NOTICE_KINDS.find((one) => one === named);
  if (kind === undefined || !/^[1-9]\d{0,14}$/.test(id)) return undefined;
  return (await isHashOf(shop, signed(Number(id), kind), signature)) ? { userId: Number(id), kind } : undefined;
}

/**
 * Stops mails of a kind for the user of a token; repeating it changes nothing. Returns the kind, undefined for a bad
 * token.
 */
export async function stopNotice(shop: Shop, token: string): Promise<NoticeKind | undefined> {
  const meant = await noticeOfToken(shop, token);
  if (meant) await shop.write(choose({ ...meant, isWanted: false, now: shop.now }));
  return meant?.kind;
}
