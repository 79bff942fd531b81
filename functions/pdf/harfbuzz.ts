/** A glyph of a shaped text, in units of its typeface: its advance and its offset. */
export interface Glyph {
  id: number;
  /** The index in the text of its first letter. Several glyphs may have the same one. */
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
}

/** A typeface with HarfBuzz's shaping. */
export interface ShapingFont {
  /** Returns the glyphs of a text in one script, from left to right. */
  shape(text: string, isRightToLeft: boolean): Glyph[];
}

/** The C functions of HarfBuzz in use, with addresses in its memory. */
interface HarfBuzz {
  memory: WebAssembly.Memory;
  __wasm_call_ctors(): void;
  malloc(size: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_font_create(face: number): number;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, at: number, length: number, from: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
}

const READ_ONLY = 1;
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
/** The number of 32-bit words of a glyph's entry in each of the two lists. */
const ENTRY = 5;
const PAGE_BYTES = 65_536;

/**
 * Starts HarfBuzz, which chooses and positions the glyphs of scripts whose letters join, stack or are reordered. The
 * JavaScript of its package compiles code at run time, which a Worker forbids. So this calls its module directly.
 */
export function startHarfBuzz(module: WebAssembly.Module): (font: Uint8Array) => ShapingFont {
  const fail = (what: string) => () => {
    throw new Error(`HarfBuzz ended: ${what}`);
  };
  const hb = new WebAssembly.Instance(module, {
    wasi_snapshot_preview1: { proc_exit: fail('exit') },
    env: {
      _abort_js: fail('abort'),
      _emscripten_runtime_keepalive_clear: () => {},
      _setitimer_js: () => 0,
      emscripten_resize_heap(bytes: number) {
        hb.memory.grow(Math.ceil((bytes - hb.memory.buffer.byteLength) / PAGE_BYTES));
        return 1;
      },
    },
  }).exports as unknown as HarfBuzz;
  hb.__wasm_call_ctors();
  return (bytes) => {
    const at = hb.malloc(bytes.byteLength);
    new Uint8Array(hb.memory.buffer).set(bytes, at);
    const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(at, bytes.byteLength, READ_ONLY, 0, 0), 0));
    return { shape: (text, isRightToLeft) => shape(hb, font, text, isRightToLeft) };
  };
}

function shape(hb: HarfBuzz, font: number, text: string, isRightToLeft: boolean): Glyph[] {
  const buffer = hb.hb_buffer_create();
  const at = hb.malloc(text.length * 2);
  new Uint16Array(hb.memory.buffer, at, text.length).set(
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)),
  );
  hb.hb_buffer_add_utf16(buffer, at, text.length, 0, text.length);
  hb.hb_buffer_guess_segment_properties(buffer);
  hb.hb_buffer_set_direction(buffer, isRightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
  hb.hb_shape(font, buffer, 0, 0);
  const count = hb.hb_buffer_get_length(buffer);
  // Memory may have grown, which detaches earlier views of it.
  const infos = new Uint32Array(hb.memory.buffer, hb.hb_buffer_get_glyph_infos(buffer, 0), count * ENTRY);
  const places = new Int32Array(hb.memory.buffer, hb.hb_buffer_get_glyph_positions(buffer, 0), count * ENTRY);
  const glyphs = Array.from({ length: count }, (_, index) => ({
    id: infos[index * ENTRY]!,
    cluster: infos[index * ENTRY + 2]!,
    advance: places[index * ENTRY]!,
    dx: places[index * ENTRY + 2]!,
    dy: places[index * ENTRY + 3]!,
  }));
  hb.hb_buffer_destroy(buffer);
  hb.free(at);
  return glyphs;
}
