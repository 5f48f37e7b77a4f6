/** The part that is used: the package's own types can't be found through its exports. */
declare module 'tesseract-wasm' {
  interface TextItem {
    readonly rect: { left: number; top: number; right: number; bottom: number };
    /** Combination of `layoutFlags`. */
    readonly flags: number;
    /** 0–1. */
    readonly confidence: number;
    readonly text: string;
  }

  interface OCREngine {
    setVariable(name: string, value: string): void;
    loadModel(model: Uint8Array): void;
    loadImage(image: {
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray;
    }): void;
    clearImage(): void;
    /** Gives its memory back. */
    destroy(): void;
    getTextBoxes(unit: 'line' | 'word'): TextItem[];
  }

  export const layoutFlags: { readonly StartOfLine: number };
  export function supportsFastBuild(): boolean;
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
