import * as z from 'zod/mini';
import { shopNameOf } from '#contract/shop/brand.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { SendingShop } from '../../../mails/layout.ts';
import { render } from '../../../mails/mail-template.ts';
import type { MailTemplate, TemplateByCase, WrittenTemplate } from '../../../mails/mail-template.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../settings/index.ts';
import { madeItem, outboxKind } from './kind.ts';
import type { OutboxItem, OutboxKind } from './kind.ts';
import { presentWords } from './mail-words.ts';

/** The kind of the items that hold a mail with its values. */
const MAIL = 'mail';

/** What every stored mail has: its name and its recipient. */
type StoredMail = z.ZodMiniObject<{ name: z.ZodMiniLiteral<string>; to: z.ZodMiniString }>;

type ValuesOf<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>;

/** A mail of the shop: its values and its template. The area that sends the mail defines it. */
export interface MailKind<Values extends object> {
  readonly name: string;
  /** The schema of its payload in the outbox. */
  readonly stored: StoredMail;
  /** Its template, or one for each case. */
  readonly templates: readonly MailTemplate<Values>[];
  templateOf(values: Values): MailTemplate<Values>;
  /** Returns the outbox item of a mail to this address. */
  item(key: string, to: string, values: Values): OutboxItem;
  /**
   * Renders a mail with its current texts and hands it to the mail service. A mail to a deleted account, whose e-mail is
   * erased, is not sent: a late payment of its orders is still refunded.
   */
  send(shop: Shop, to: string, values: Values, key: string): Promise<void>;
}

/** What is sent together with a mail to people who have asked for it, such as a message to their mobile. */
export interface Companion<Values extends object> {
  /** Returns a read that has a row if the mail's recipient wants it; undefined if these values have none. */
  wanted(to: string, values: Values): Statement<readonly unknown[]> | undefined;
  /** Returns the statement that puts it into the outbox, once for each key of a mail. */
  insert(shop: Shop, mail: { to: string; values: Values; key: string }): Statement;
}

/**
 * Defines a mail. List it in `functions/mail-kinds.ts`.
 * @param name is stored in rows, so it never changes
 * @param schema describes its values. A mail may wait in the outbox during an update of the shop, so a new field must be
 *   optional, or the waiting mails fail.
 * @param companion is sent together with the mail
 */
export function mailKind<Shape extends z.core.$ZodShape>(
  name: string,
  schema: z.ZodMiniObject<Shape>,
  written: NoInfer<WrittenTemplate<ValuesOf<Shape>> | TemplateByCase<ValuesOf<Shape>>>,
  companion?: NoInfer<Companion<ValuesOf<Shape>>>,
): MailKind<ValuesOf<Shape>> {
  const templates: MailTemplate<ValuesOf<Shape>>[] =
    'cases' in written
      ? Object.entries(written.cases).map(([which, template]) => ({ ...template, id: `${name}.${which}` }))
      : [{ ...written, id: name }];
  const templateOf = (values: ValuesOf<Shape>) => {
    const wanted = 'cases' in written ? `${name}.${written.caseOf(values)}` : name;
    return templates.find(({ id }) => id === wanted)!;
  };
  return {
    name,
    stored: z.extend(z.object({ name: z.literal(name), to: z.string() }), schema.shape),
    templates,
    templateOf,
    item: (key, to, values) => madeItem(MAIL, key, { name, to, ...values }),
    async send(shop, to, values, key) {
      if (!to.includes('@')) return;
      const template = templateOf(values);
      const wanted = shop.messages && companion?.wanted(to, values);
      const {
        present: { words },
        settings: { policy },
        wish,
      } = await shop.read({
        present: presentWords(template.id),
        settings: currentSettings(),
        wish: wanted ? [wanted] : [],
      });
      // Before the mail, so that a mail service that fails does not hold it back.
      if (companion && wish[0] && wish[0].length > 0) await shop.write(companion.insert(shop, { to, values, key }));
      const mail = render(template, to, values, { words, ...sendingShop(shop.origin, policy) });
      await shop.mail.send(mail, key);
    },
  };
}

/** Returns what all mails have in common by these settings. */
export function sendingShop(origin: string, policy: StorePolicy): SendingShop {
  return {
    origin,
    shopName: shopNameOf(policy, origin),
    look: policy.look,
    closingLine: policy.words.mailClosing,
  };
}

/** Returns the kind of outbox item that holds any of these mails. */
export function mailItems(kinds: readonly MailKind<object>[]): OutboxKind<z.infer<StoredMail>> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const [first, ...others] = kinds.map(({ stored }) => stored);
  return outboxKind(MAIL, z.discriminatedUnion('name', [first!, ...others]), (shop, mail, key) =>
    byName.get(mail.name)!.send(shop, mail.to, mail, key),
  );
}
