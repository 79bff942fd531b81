/** Node has it, and its types leave it to those of browsers. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>;
}
