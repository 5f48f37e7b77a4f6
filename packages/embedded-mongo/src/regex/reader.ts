import { MongoError, notSupported } from '../errors.js';

/** Walks through a pattern by code points. */
export class PatternReader {
  private position = 0;

  constructor(private readonly pattern: string) {}

  /** The next code point without taking it; empty at the end. */
  peek(): string {
    const point = this.pattern.codePointAt(this.position);
    return point === undefined ? '' : String.fromCodePoint(point);
  }

  /** Takes the next code point; error 51091 at the end. */
  take(): string {
    const point = this.peek();
    if (point === '') throw malformed('it ends too early');
    this.position += point.length;
    return point;
  }

  /** Takes what matches right here, or nothing; the expression has to be sticky. */
  takeMatch(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const found = expression.exec(this.pattern);
    if (!found) return undefined;
    this.position = expression.lastIndex;
    return found;
  }

  get isAtEnd(): boolean {
    return this.position >= this.pattern.length;
  }
}

/** Error 51091: PCRE would refuse the pattern too. */
export const malformed = (reason: string) =>
  new MongoError(51091, `Regular expression is invalid: ${reason}`);

/** Error 115: PCRE supports it; JavaScript does not, or gives it another meaning. */
export const onlyPcre = (construct: string) =>
  notSupported(`The construct ${construct} of PCRE in this regular expression`);
