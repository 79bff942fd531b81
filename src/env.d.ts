declare namespace App {
  interface Locals {
    /** The data given to the live renderer. */
    page: import('#contract/pages/page.ts').Page;
    /** Whether the page is rendered without its frame, for lists that are changed in place. */
    contentOnly?: boolean;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:now'?: boolean;
    'client:settled'?: boolean;
    'client:seen'?: boolean;
  }
}
