/** A heading of an article, and where it stands in the page. */
export interface Chapter {
  id: string;
  title: string;
}

/** Articles with so many headings get a list of them above. */
const LONG = 3;

/**
 * An article's HTML, which the server has cleaned, made ready for its page: its headings can be linked to, and its
 * tables can be pushed sideways where they are wider than the screen.
 */
export function setArticle(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${chapters.length + 1}`;
    chapters.push({ id, title: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  let tables = 0;
  const pushed = anchored
    .replace(
      /<table>/g,
      () => `<div class="sideways" role="region" tabindex="0" aria-label="Table ${++tables}"><table>`,
    )
    .replace(/<\/table>/g, '</table></div>');
  return { html: pushed, chapters: chapters.length >= LONG ? chapters : [] };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a piece of HTML, entities read. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .trim();
}
