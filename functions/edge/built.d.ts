/**
 * The output of `npm run build`, by the module names in wrangler.toml. Before a build there is nothing to type-check.
 */
declare module 'built/renderer' {
  export const render: import('../platform.ts').RenderPage;
}

declare module 'built/note' {
  /** Written by `scripts/build.ts`; see `BuildNote`. */
  const note: { id: string };
  export default note;
}
