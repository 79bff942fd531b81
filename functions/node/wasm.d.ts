/** Node has this global, but its types leave the declaration to the DOM types. */
declare namespace WebAssembly {
  function compile(bytes: Uint8Array): Promise<Module>;
}
