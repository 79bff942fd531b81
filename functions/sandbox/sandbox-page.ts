import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Renders a page of the sandbox. It is not part of a build, so its styles are inline. */
export function sandboxPage(title: string, style: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The styles of the pages that list what the shop would have sent. */
export const LIST_STYLE = `
  body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: #fbf7f0; color: #2a1a1f; font: 16px/1.5 system-ui, sans-serif; }
  h1 { color: #6e1230; font: 400 1.75rem/1.2 Georgia, serif; margin: 0 0 0.5rem; }
  a { color: #6e1230; }
  article { margin-top: 1.5rem; border: 1px solid #e7dccb; background: #fffdf9; }
`;
