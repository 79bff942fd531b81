import { LANGUAGE_TAGS } from '../languages.ts';
import type { Language, Translation } from '../languages.ts';
import { blog } from './en/blog.ts';
import type { BlogWords } from './en/blog.ts';
import { content } from './en/content.ts';
import type { ContentWords } from './en/content.ts';
import { festivals } from './en/festivals.ts';
import type { FestivalsWords } from './en/festivals.ts';
import { account } from './en/account.ts';
import type { AccountWords } from './en/account.ts';
import { home } from './en/home.ts';
import type { HomeWords } from './en/home.ts';
import { lists } from './en/lists.ts';
import type { ListWords } from './en/lists.ts';
import { product } from './en/product.ts';
import type { ProductWords } from './en/product.ts';
import { reviews } from './en/reviews.ts';
import type { ReviewWords } from './en/reviews.ts';
import { shell } from './en/shell.ts';
import type { ShellWords } from './en/shell.ts';
import { blog as hindiBlog } from './hi/blog.ts';
import { content as hindiContent } from './hi/content.ts';
import { festivals as hindiFestivals } from './hi/festivals.ts';
import { account as hindiAccount } from './hi/account.ts';
import { shopping } from './en/shopping.ts';
import type { ShoppingWords } from './en/shopping.ts';
import { home as hindiHome } from './hi/home.ts';
import { lists as hindiLists } from './hi/lists.ts';
import { named as hindiName } from './hi/named.ts';
import { product as hindiProduct } from './hi/product.ts';
import { reviews as hindiReviews } from './hi/reviews.ts';
import { shell as hindiShell } from './hi/shell.ts';
import { shopping as hindiShopping } from './hi/shopping.ts';

/** The words of header and footer in each language. */
export const SHELL_WORDS: Record<Language, Translation<ShellWords>> = { en: shell, hi: hindiShell };

/** The words of product lists in each language. */
export const LIST_WORDS: Record<Language, Translation<ListWords>> = { en: lists, hi: hindiLists };

/** The words of the home page in each language. */
export const HOME_WORDS: Record<Language, Translation<HomeWords>> = { en: home, hi: hindiHome };

/** The words of product pages in each language. */
export const PRODUCT_WORDS: Record<Language, Translation<ProductWords>> = { en: product, hi: hindiProduct };

/** The words of pages about the shop, of guides and of error pages in each language. */
export const CONTENT_WORDS: Record<Language, Translation<ContentWords>> = { en: content, hi: hindiContent };

/** The words of the festival calendar in each language. */
export const FESTIVALS_WORDS: Record<Language, Translation<FestivalsWords>> = { en: festivals, hi: hindiFestivals };

/** The words around posts, and those of the pages of the newsletter and of sellers, in each language. */
export const BLOG_WORDS: Record<Language, Translation<BlogWords>> = { en: blog, hi: hindiBlog };
/** The words of the pages of a shopper's account and orders in each language. */
export const ACCOUNT_WORDS: Record<Language, Translation<AccountWords>> = { en: account, hi: hindiAccount };

/** The words of the pages of reviews in each language. */
export const REVIEW_WORDS: Record<Language, Translation<ReviewWords>> = { en: reviews, hi: hindiReviews };
/** The words of the pages from a search to an order in each language. */
export const SHOPPING_WORDS: Record<Language, Translation<ShoppingWords>> = { en: shopping, hi: hindiShopping };

/** A name with its language tag, if that is not the language of the page. */
export interface NamedIn {
  text: string;
  lang: string | undefined;
}

/**
 * Returns a name that is stored in English in the language of a page. A name without a translation stays as it is
 * written, with its language tag.
 */
export function nameIn(language: Language, name: string): NamedIn {
  if (language === 'en') return { text: name, lang: undefined };
  const text = hindiName(name);
  return text === undefined
    ? { text: name, lang: isEnglish(name) ? LANGUAGE_TAGS.en : undefined }
    : { text, lang: undefined };
}

/** Returns only the text of `nameIn`, for attributes and titles. */
export const textIn = (language: Language, name: string): string => nameIn(language, name).text;

/** A name in another script, or of figures alone, has no English to announce. */
const isEnglish = (name: string) => /[A-Za-z]{3}/.test(name) && !/[^\u0000-\u024f\u2000-\u20cf]/.test(name);
