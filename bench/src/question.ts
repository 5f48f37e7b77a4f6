import type { ChatRequest } from './token-count.js';

/** A line of a question, as the engine numbers it. */
export interface NumberedLine {
  readonly number: string;
  readonly text: string;
}

function readLines(text: string): readonly NumberedLine[] {
  return [...text.matchAll(/^(\d+) (.+)$/gm)].map(([, number = '', line = '']) => ({
    number,
    text: line,
  }));
}

/** The requirements that the engine asks a model about, and the statements of the resume that it sends along. */
export function readQuestion({ messages }: ChatRequest) {
  const [asked = '', fenced = ''] = (messages.at(-1)?.content ?? '').split(/^BEGIN .*$/m);
  return { requirements: readLines(asked), statements: readLines(fenced) };
}
