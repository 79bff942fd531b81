declare namespace App {
  interface Locals {
    /** What the live renderer was handed. */
    page: import('#contract/pages/page.ts').Page;
    /** Whether the frame of all pages is left out; a list looks at it. */
    contentOnly?: boolean;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:settled'?: boolean;
    'client:seen'?: boolean;
  }
}
