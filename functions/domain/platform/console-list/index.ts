export { changeRow, named } from './change-row.ts';
export type { RowChange } from './change-row.ts';
export {
  byWord,
  equals,
  kolkataInstant,
  rowsWithTrigrams,
  rowsWithWords,
  search,
  where,
  withinDays,
} from './conditions.ts';
export type { Given } from './conditions.ts';
export { consoleList, readByIds } from './console-list.ts';
export type { ConsoleList, ListQuery, TableList } from './console-list.ts';
export { COUNT_LIMIT, countUpTo, selectCount } from './rows.ts';
export type { ListAnswer, Rows } from './rows.ts';
