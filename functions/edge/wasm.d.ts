/** A module that wrangler compiles at deployment: a Worker cannot compile modules itself. */
declare module 'harfbuzzjs/hb.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
