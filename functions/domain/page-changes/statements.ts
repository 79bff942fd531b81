import { pageChanges } from '../../db/schema/index.ts';
import type { PageSubject } from '../../db/schema/index.ts';
import { insertInto } from '../../db/statement.ts';
import type { Bound } from '../../db/statement.ts';
import type { Shop } from '../shop.ts';

const insertChange = insertInto(pageChanges);

/**
 * Notes that pages about this are out of date; publishing works them off. Urgent when a page tells something false
 * until then: a SKU that sold out or came back.
 */
export function pageChange(
  shop: Shop,
  change: { subject: PageSubject; subjectId: number; urgent?: boolean },
): Bound<number> {
  return insertChange({
    at: shop.now,
    urgent: change.urgent ?? false,
    subject: change.subject,
    subjectId: change.subjectId,
  });
}
