declare module 'word-extractor' {
  interface TextOptions {
    filterUnicode?: boolean;
  }
  interface HeaderOptions extends TextOptions {
    includeFooters?: boolean;
  }
  interface TextboxOptions extends TextOptions {
    includeHeadersAndFooters?: boolean;
    includeBody?: boolean;
  }
  interface WordDocument {
    getBody(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
    getHeaders(options?: HeaderOptions): string;
    getFooters(options?: TextOptions): string;
    getTextboxes(options?: TextboxOptions): string;
  }
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>;
  }
}
