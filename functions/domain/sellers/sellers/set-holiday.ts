import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Staff } from '#contract/calls/actor.ts';
import { refuse } from '#contract/calls/refusals.ts';
import type { Seller, SetHoliday } from '#contract/calls/sellers.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { awayOn, holidayFaults, holidayOf } from '#contract/shop/holiday.ts';
import { products, sellers } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { changeRow } from '../../platform/console-list/index.ts';
import {
  dayBefore,
  dayNumber,
  isNewHolidayDay,
  lastHolidayDay,
  noteHolidayDay,
  pageInvalidationWhere,
} from '../../platform/page-invalidations/index.ts';
import type { Shop } from '../../shop.ts';
import { managedSellers } from './managed-sellers.ts';

interface HolidayValues {
  id: number;
  version: number;
  from: string | null;
  until: string | null;
  note: string;
  now: number;
}

const updateHoliday = statement((db, params: Params<HolidayValues>) =>
  db
    .update(sellers)
    .set({
      holidayFromOn: sql`${params.from}`,
      holidayUntilOn: sql`${params.until}`,
      holidayNote: sql`${params.note}`,
      updatedAt: sql`${params.now}`,
      version: sql`${sellers.version} + 1`,
    })
    .where(and(eq(sellers.id, params.id), eq(sellers.version, params.version))),
);

/** The goods of sellers. @param sellerIds as JSON */
const goodsOf = ({ sellerIds }: Params<{ sellerIds: string }>) =>
  and(sql`${products.sellerId} IN (SELECT value FROM json_each(${sellerIds}))`, isNull(products.archivedAt));

const invalidateGoods = pageInvalidationWhere((params: Params<{ sellerIds: string }>) => ({
  subjectId: sql`${products.id}`,
  from: sql`${products}`,
  condition: goodsOf(params)!,
}));

const invalidateGoodsOfDay = pageInvalidationWhere((params: Params<{ sellerIds: string; day: number }>) => ({
  subjectId: sql`${products.id}`,
  from: sql`${products}`,
  condition: and(goodsOf(params), isNewHolidayDay(params))!,
}));

/**
 * Sets, changes or removes a seller's holiday. Placed orders keep their promise. Pages that tell of it are rendered
 * again now, and when it begins and ends (`noteHolidaysOfDay`).
 * @throws SELLER_NOT_FOUND, also for another seller's staff
 * @throws STALE_VERSION with the present state
 * @throws FIELDS_INVALID when the days are wrong, see `holidayFaults`
 */
export function setHoliday(shop: Shop, staff: Staff, id: number, { version, holiday }: SetHoliday): Promise<Seller> {
  const today = kolkataDay(shop.now);
  return changeRow(managedSellers, shop, staff, { id, version }, (before) => {
    const faults = holiday === null ? {} : holidayFaults(holiday, today, before.holiday);
    if (Object.keys(faults).length > 0) {
      const fields = Object.fromEntries(Object.entries(faults).map(([name, text]) => [`holiday.${name}`, text]));
      refuse('FIELDS_INVALID', { fields });
    }
    const isTold = awayOn(before.holiday, today) !== null || awayOn(holiday, today) !== null;
    return {
      row: updateHoliday({
        id,
        version: before.version,
        from: holiday?.from ?? null,
        until: holiday?.until ?? null,
        note: holiday?.note ?? '',
        now: shop.now,
      }),
      audit: {
        action: holiday === null ? 'holiday removed' : 'holiday set',
        subject: 'seller',
        before: { holiday: before.holiday },
        after: { holiday },
      },
      also:
        isTold && before.status === 'ACTIVE'
          ? [invalidateGoods(shop, { subject: 'product', urgent: true }, { sellerIds: JSON.stringify([id]) })]
          : [],
    };
  });
}

/** Active sellers with a holiday. */
const sellersWithHoliday = statement((db) =>
  db
    .select({ id: sellers.id, holidayFromOn: sellers.holidayFromOn, holidayUntilOn: sellers.holidayUntilOn })
    .from(sellers)
    .where(and(eq(sellers.status, 'ACTIVE'), sql`${sellers.holidayUntilOn} IS NOT NULL`)),
);

/**
 * Returns the statements that note the pages of goods whose sellers' holidays begin or end with a day in India. None
 * when the day is noted already. One round trip.
 */
export async function noteHolidaysOfDay(shop: Shop): Promise<Statement<number>[]> {
  const today = kolkataDay(shop.now);
  const [noted, rows] = await shop.read(lastHolidayDay, sellersWithHoliday({}));
  const day = dayNumber(shop.now);
  if (noted === day) return [];
  const before = dayBefore(shop, noted);
  const changed = rows.filter((row) => {
    const holiday = holidayOf(row);
    return (awayOn(holiday, before) === null) !== (awayOn(holiday, today) === null);
  });
  const sellerIds = JSON.stringify(changed.map(({ id }) => id));
  return [invalidateGoodsOfDay(shop, { subject: 'product' }, { sellerIds, day }), ...noteHolidayDay(shop)];
}
