import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { actorValues } from '../../../db/schema/actors.ts';
import { importRows } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';

/** The parameters of statements that write a checked file. */
export type Applied = { importId: number; now: number } & ReturnType<typeof actorValues>;

/** Returns the SQL for a staged value of a row, by its name. */
export const staged = (name: string): SQL => sql`(${importRows.staged} ->> '$.${sql.raw(name)}')`;

/** Returns the condition for the rows of a file with an outcome. */
export const isRow = ({ importId }: Params<{ importId: number }>, outcome: 'NEW' | 'CHANGED'): SQL =>
  sql`${importRows.importId} = ${importId} AND ${importRows.outcome} = '${sql.raw(outcome)}'`;

/** Returns the condition for all rows of a file that write something. */
export const isWritten = ({ importId }: Params<{ importId: number }>): SQL =>
  sql`${importRows.importId} = ${importId} AND ${importRows.outcome} IN ('NEW', 'CHANGED')`;
