declare namespace App {
  interface Locals {
    /** What the live renderer was handed. */
    page: import('#contract/pages/page.ts').Page;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:settled'?: boolean;
  }
}
