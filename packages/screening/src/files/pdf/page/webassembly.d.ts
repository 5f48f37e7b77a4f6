/** The part of WebAssembly that the PDF reader uses; TypeScript declares it for browsers only. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;

  class Module {
    private readonly brand: never;
  }

  class Memory {
    constructor(limits: { initial: number });
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  }

  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Readonly<Record<string, unknown>>;
  }

  function compile(bytes: Uint8Array): Promise<Module>;
}
