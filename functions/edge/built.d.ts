/** What `npm run build` made, by the names wrangler.toml gives it: before a build there is nothing to look at. */
declare module 'built/renderer' {
  export const render: import('../platform.ts').RenderPage;
}

declare module 'built/note' {
  /** As `scripts/build.ts` writes it; see `BuildNote`. */
  const note: { id: string; shopId: string; version: number; paths: string[] };
  export default note;
}
