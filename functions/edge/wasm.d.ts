/** A module that wrangler compiles when the Worker is shipped: a Worker may not compile any itself. */
declare module 'harfbuzzjs/hb.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
