import type * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { WriteLookSettings } from '#contract/calls/look-settings.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { MARK_RATIO_MAX, MARK_SVG_MAX_LENGTH } from '#contract/shop/look/look.ts';
import type { Look } from '#contract/shop/look/look.ts';
import { media } from '../../../db/schema/index.ts';
import { rawWrite, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { currentSettings, SETTING_GROUPS, writeSettingGroup } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { cleanSvg } from '../../svg.ts';

type Asked = z.output<typeof WriteLookSettings>;
type AskedLook = Omit<Asked, 'reason' | 'version'>;

/** The role of the shop's mark among the pictures of the site. */
const ROLE = 'mark';

const picture = statement((db, params: Params<{ key: string }>) =>
  db
    .select({ width: media.width, height: media.height })
    .from(media)
    .where(sql`${media.key} = ${params.key} AND ${media.isPublic} AND ${media.mediaType} = 'IMAGE'`),
);

/** Returns the statements that note the use of the mark's picture, so that the library warns before it is deleted. */
function markUse(key: string): Statement[] {
  return [
    rawWrite(`DELETE FROM media_uses WHERE subject = 'site' AND subject_id = 0 AND role = ?`, [ROLE]),
    ...(key === ''
      ? []
      : [
          // A picture that the site shows already, such as a banner, has its use.
          rawWrite(
            `INSERT INTO media_uses (media_id, subject, subject_id, role)
               SELECT id, 'site', 0, ? FROM media WHERE key = ? ON CONFLICT DO NOTHING`,
            [ROLE, key],
          ),
        ]),
  ];
}

/**
 * Changes the look. A drawing is cleaned before it is stored. Every page is rendered again.
 * @throws FIELDS_INVALID when a drawing has no shapes, or a mark is too large or too elongated
 * @throws FILE_UNKNOWN when the picture is not in the library, or no longer
 * @throws STALE_VERSION with the present state
 */
export async function changeLook(shop: Shop, admin: Admin, asked: Asked) {
  const { settings: before, mark } = await readMark(shop, asked);
  const values = { ...asked, ...mark };
  return writeSettingGroup(shop, admin, SETTING_GROUPS.look, { before, asked: values, also: markUse(values.markKey) });
}

/**
 * Returns a look that is not saved, checked as a change of it is.
 * @throws FIELDS_INVALID, FILE_UNKNOWN as `changeLook`
 */
export async function checkedLook(shop: Pick<Shop, 'read'>, asked: AskedLook): Promise<Look> {
  const { settings, mark } = await readMark(shop, asked);
  return SETTING_GROUPS.look.put(settings.policy, { ...asked, ...mark }).look;
}

/** Returns the current settings and the checked mark of a look. @throws FIELDS_INVALID, FILE_UNKNOWN */
async function readMark(shop: Pick<Shop, 'read'>, asked: AskedLook) {
  const [[settings, [found]], cleaned] = await Promise.all([
    shop.read(currentSettings(), picture({ key: pictureKeyOf(asked) })),
    cleanedDrawing(asked),
  ]);
  return { settings, mark: markOf(asked, cleaned, found) };
}

type CleanedDrawing = Awaited<ReturnType<typeof cleanSvg>>;

async function cleanedDrawing({ markKind, markSvg }: AskedLook): Promise<CleanedDrawing> {
  return markKind === 'DRAWING' ? cleanSvg(markSvg) : undefined;
}

function pictureKeyOf({ markKind, markKey }: AskedLook): string {
  return markKind === 'PICTURE' ? markKey : '';
}

/** @throws FIELDS_INVALID, FILE_UNKNOWN */
function markOf(
  asked: AskedLook,
  cleaned: CleanedDrawing,
  found: { width: number | null; height: number | null } | undefined,
): Pick<AskedLook, 'markSvg' | 'markKey' | 'markInk'> & { markRatio: number } {
  if (asked.markKind === 'DRAWING') checkDrawing(cleaned?.svg);
  if (asked.markKind === 'PICTURE' && !found) refuse('FILE_UNKNOWN');
  const ofPicture = found?.width && found.height ? Number((found.width / found.height).toFixed(3)) : undefined;
  const markRatio = cleaned?.ratio ?? ofPicture ?? 1;
  if (Math.max(markRatio, 1 / markRatio) > MARK_RATIO_MAX)
    invalid(found ? 'markKey' : 'markSvg', `A mark can be at most ${MARK_RATIO_MAX} times as wide as high`);
  return {
    markSvg: cleaned?.svg ?? '',
    markKey: pictureKeyOf(asked),
    // The shape of a picture is a rectangle, so it is shown as it is.
    markInk: asked.markKind === 'PICTURE' ? 'OWN' : asked.markInk,
    markRatio,
  };
}

/** @throws FIELDS_INVALID */
function checkDrawing(svg: string | undefined): void {
  if (svg === undefined)
    invalid(
      'markSvg',
      'This file is no drawing with shapes and a size. Please choose an SVG file, with its text as paths',
    );
  if (svg.length > MARK_SVG_MAX_LENGTH)
    invalid(
      'markSvg',
      `This drawing is too large: ${MARK_SVG_MAX_LENGTH / 1000} kB are the most. Please simplify its paths`,
    );
}

/** @throws FIELDS_INVALID */
function invalid(field: string, message: string): never {
  return refuse('FIELDS_INVALID', { fields: { [field]: message } });
}
