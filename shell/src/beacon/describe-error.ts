import { cleanMessage, ownFrame } from '@shortlist/contracts/front-ends/report-text';

/** An error as it may be reported. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** Places in our own scripts, the innermost first. */
  readonly stack: string[];
}

const maxFrames = 20;

/** Leaves of an error what is about code: not the texts in its message, not the addresses in its stack. */
export function describeError(error: unknown): DescribedError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: typeof error, message: '', stack: '' };
  return {
    type: /^[\w$]{1,60}$/.test(name) ? name : 'Error',
    message: cleanMessage(message),
    stack: String(stack ?? '')
      .split('\n')
      .map((line) => (/https?:/.test(line) ? ownFrame.exec(line)?.[0] : undefined))
      .filter((frame) => frame !== undefined)
      .slice(0, maxFrames),
  };
}
