import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { type PdfiumCalls, pickCalls } from './pdfium-calls.js';

const PAGE_BYTES = 65_536;
let maxHeapBytes = 256 * 1024 * 1024;
/** PDFium gives no memory back, so an instance that has grown this far is dropped after its file. It starts with 19 MB. */
const KEPT_HEAP_BYTES = 64 * 1024 * 1024;

/** One instance of PDFium with a memory of its own. Its calls are synchronous; pointers are numbers. */
export interface Pdfium {
  readonly calls: PdfiumCalls;
  /** The memory as it is now: a growing call makes a new one, so it is never kept over a call. */
  view(): DataView;
  bytes(): Uint8Array;
  allocate(size: number): number;
  free(pointer: number): void;
  /** True once it asked for more memory than it may have. */
  readonly isExhausted: boolean;
}

/** The part of the module that its types leave to the ones of Emscripten. */
interface EmscriptenPart {
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
}

type Instantiate = (
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance) => void,
) => object;

type Overrides = Parameters<typeof init>[0] & {
  readonly instantiateWasm: Instantiate;
  readonly print: () => void;
  readonly printErr: () => void;
};

let compiled: Promise<WebAssembly.Module> | null = null;
let current: Promise<Pdfium> | null = null;

/** Sets the memory that one file may need in this thread, in bytes; default 256 MiB. */
export function limitPdfium(bytes: number): void {
  maxHeapBytes = bytes;
}

function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

async function start(): Promise<Pdfium> {
  const module = await compile();
  let exports: Readonly<Record<string, unknown>> = {};
  let memory = new WebAssembly.Memory({ initial: 0 });
  let isExhausted = false;
  /** The memory's own limit is 2 GB; a call that would pass ours fails as when the system has no more. */
  const limit = (grown: WebAssembly.Memory) => {
    const grow = grown.grow.bind(grown);
    grown.grow = (pages: number) => {
      if (grown.buffer.byteLength + pages * PAGE_BYTES > maxHeapBytes) {
        isExhausted = true;
        throw new RangeError('The memory for reading this PDF is used up.');
      }
      return grow(pages);
    };
  };
  const overrides: Overrides = {
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      const exported = Object.values(instance.exports).find(
        (value) => value instanceof WebAssembly.Memory,
      );
      if (!exported) throw new Error('PDFium exports no memory.');
      memory = exported;
      exports = instance.exports;
      limit(memory);
      done(instance);
      return instance.exports;
    },
    print: () => undefined,
    printErr: () => undefined,
  };
  const { pdfium } = await init(overrides);
  const { wasmExports } = pdfium as unknown as EmscriptenPart;
  const calls = pickCalls(exports);
  calls.PDFiumExt_Init();
  let bytes = new Uint8Array(memory.buffer);
  let view = new DataView(memory.buffer);
  const refresh = () => {
    if (bytes.buffer === memory.buffer) return;
    bytes = new Uint8Array(memory.buffer);
    view = new DataView(memory.buffer);
  };
  return {
    calls,
    view() {
      refresh();
      return view;
    },
    bytes() {
      refresh();
      return bytes;
    },
    allocate(size) {
      const pointer = wasmExports.malloc(size);
      if (pointer === 0) throw new RangeError('The memory for reading this PDF is used up.');
      return pointer;
    },
    free: (pointer) => wasmExports.free(pointer),
    get isExhausted() {
      return isExhausted;
    },
  };
}

/**
 * Runs `use` on an instance that is kept from file to file, as long as it stays small and whole: an instance in which a call
 * failed may hold anything and is dropped. `use` is synchronous, so that no two files are in one instance.
 */
export async function withPdfium<T>(use: (pdfium: Pdfium) => T): Promise<T> {
  current ??= start();
  const own = current;
  try {
    const pdfium = await own;
    const result = use(pdfium);
    if (pdfium.bytes().length > KEPT_HEAP_BYTES && current === own) current = null;
    return result;
  } catch (error) {
    if (current === own) current = null;
    throw error;
  }
}
