import { and, asc, getTableName, gt, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  passwords,
  recoveryCodes,
  refundDestinations,
  secondFactors,
  sellerRegistrations,
  sellers,
} from '../../../db/schema/index.ts';
import { rawWrite, statement } from '../../../db/statement.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import { resealPassword, resealRecoveryCode, resealSecondFactor } from '../../accounts/auth/index.ts';
import { resealDestination } from '../../orders/refunds/index.ts';
import { resealBank } from '../../sellers/sellers/index.ts';
import type { Shop } from '../../shop.ts';

/** The values of one column that are read at a time. */
const PAGE = 100;

type Reseal = (shop: Pick<Shop, 'sealingKeys' | 'random'>, stored: string) => Promise<string | undefined>;

/** A stored value, with the id of its row. */
export interface Stored {
  id: number;
  stored: string;
}

/** A column of sealed values. */
interface SealedColumn {
  /**
   * Counts the values that the current key did not seal, and those that are hashes with the session secret.
   * @param values.current the id of the current key
   */
  count(values: { current: string }): Statement<{ others: number; keyed: number }[]>;
  /** Reads the next sealed values after a row that the current key did not seal. */
  page(values: { current: string; after: number }): Statement<Stored[]>;
  /** Replaces a value, unless it changed meanwhile. */
  replace(row: Stored, resealed: string): Statement<number>;
  reseal: Reseal;
}

function sealedColumn(
  table: SQLiteTable & { id: AnySQLiteColumn },
  column: AnySQLiteColumn,
  reseal: Reseal,
  only: SQL = sql`1`,
): SealedColumn {
  // A sealed value begins with the id of its key and a dot. Scheme and salt stand before that of a password.
  const isOther = (current: unknown) =>
    sql`instr(${column}, '.') > 0 AND instr('$' || ${column}, '$' || ${current} || '.') = 0`;
  const isKeyed = sql`${column} <> '' AND instr(${column}, '.') = 0`;
  return {
    count: statement((db, params: Params<{ current: string }>) =>
      db
        .select({
          others: sql<number>`coalesce(sum(${isOther(params.current)}), 0)`,
          keyed: sql<number>`coalesce(sum(${isKeyed}), 0)`,
        })
        .from(table as SQLiteTable)
        .where(only),
    ),
    page: statement((db, params: Params<{ current: string; after: number }>) =>
      db
        .select({ id: sql<number>`${table.id}`, stored: sql<string>`${column}` })
        .from(table as SQLiteTable)
        .where(and(only, gt(table.id, sql`${params.after}`), isOther(params.current)))
        .orderBy(asc(table.id))
        .limit(PAGE),
    ),
    replace: ({ id, stored }, resealed) =>
      rawWrite(`UPDATE ${getTableName(table)} SET ${column.name} = ? WHERE id = ? AND ${column.name} = ?`, [
        resealed,
        id,
        stored,
      ]),
    reseal,
  };
}

/** Every column of sealed values that are stored for longer than a set-up takes. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  sealedColumn(secondFactors, secondFactors.secretSealed, resealSecondFactor),
  sealedColumn(recoveryCodes, recoveryCodes.codeHash, resealRecoveryCode, isNull(recoveryCodes.usedAt)),
  sealedColumn(passwords, passwords.hash, resealPassword),
  sealedColumn(
    sellerRegistrations,
    sellerRegistrations.passwordHash,
    resealPassword,
    isNull(sellerRegistrations.usedAt),
  ),
  sealedColumn(sellers, sellers.bankSealed, resealBank),
  sealedColumn(refundDestinations, refundDestinations.sealed, resealDestination),
];
