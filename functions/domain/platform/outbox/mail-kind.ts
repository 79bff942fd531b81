import * as z from 'zod/mini';
import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { SendingShop } from '../../../mails/layout.ts';
import { inEachLanguage } from '../../../mails/in-language.ts';
import { render } from '../../../mails/mail-template.ts';
import type { MailTemplate, TemplateByCase, WrittenTemplate } from '../../../mails/mail-template.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { currentSettings } from '../settings/index.ts';
import { madeItem, outboxKind } from './kind.ts';
import type { OutboxItem, OutboxKind } from './kind.ts';
import { languageOfAccount, presentWords } from './mail-words.ts';

/** The kind of the items that hold a mail with its values. */
const MAIL = 'mail';

/** What every stored mail has: its name and its recipient, and the language of the page that asked for it. */
const STORED = { to: z.string(), language: z.optional(z.enum(LANGUAGES)) };
type StoredMail = z.ZodMiniObject<{ name: z.ZodMiniLiteral<string> } & typeof STORED>;

type ValuesOf<Shape extends z.core.$ZodShape> = z.infer<z.ZodMiniObject<Shape>>;

/** A mail of the shop: its values and its template. The area that sends the mail defines it. */
export interface MailKind<Values extends object> {
  readonly name: string;
  /** The schema of its payload in the outbox. */
  readonly stored: StoredMail;
  /** Its template, or one for each case; each in every language of its reader. */
  readonly templates: readonly MailTemplate<Values>[];
  /** @param language English by default */
  templateOf(values: Values, language?: Language): MailTemplate<Values>;
  /**
   * Returns the outbox item of a mail to this address.
   * @param language of the page, if its visitor gets the mail and may have no account; see `send`
   */
  item(key: string, to: string, values: Values, language?: Language): OutboxItem;
  /**
   * Renders a mail with its current texts and hands it to the mail service. A mail to a deleted account, whose e-mail is
   * erased, is not sent: a late payment of its orders is still refunded.
   * @param language of the page that asked for it. English is the default of pages, so then, and without a page, it is
   *   the language of the account with this address.
   */
  send(shop: Shop, to: string, values: Values, key: string, language?: Language): Promise<void>;
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
  const cases = 'cases' in written ? Object.entries(written.cases) : [['', written] as const];
  const idOf = (which: string) => (which === '' ? name : `${name}.${which}`);
  const byId = new Map(cases.map(([which, template]) => [idOf(which), inEachLanguage(idOf(which), template)]));
  const templateOf = (values: ValuesOf<Shape>, language: Language = 'en') => {
    const inLanguages = byId.get(idOf('cases' in written ? written.caseOf(values) : ''))!;
    return inLanguages.find((template) => template.language === language) ?? inLanguages[0]!;
  };
  return {
    name,
    stored: z.extend(z.object({ name: z.literal(name), ...STORED }), schema.shape),
    templates: [...byId.values()].flat(),
    templateOf,
    item: (key, to, values, language = 'en') =>
      madeItem(MAIL, key, { name, to, ...(language !== 'en' && { language }), ...values }),
    async send(shop, to, values, key, language = 'en') {
      if (!to.includes('@')) return;
      const wanted = shop.messages && companion?.wanted(to, values);
      const {
        account: [account],
        texts,
        settings: { policy },
        wish,
      } = await shop.read({
        account: languageOfAccount({ email: to }),
        texts: LANGUAGES.map((one) => presentWords(templateOf(values, one).id)),
        settings: currentSettings(),
        wish: wanted ? [wanted] : [],
      });
      const spoken = language === 'en' ? (account?.language ?? language) : language;
      const { words } = texts[LANGUAGES.indexOf(spoken)]!;
      // Before the mail, so that a mail service that fails does not hold it back.
      if (companion && wish[0] && wish[0].length > 0) await shop.write(companion.insert(shop, { to, values, key }));
      const mail = render(templateOf(values, spoken), to, values, { words, ...sendingShop(shop.origin, policy) });
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
    byName.get(mail.name)!.send(shop, mail.to, mail, key, mail.language),
  );
}
