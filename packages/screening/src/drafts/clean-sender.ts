import { cleanLine, cleanLines, plainLine } from './plain-text.js';

/** Sender of rejections, as a person set it; each field may be blank. */
export interface SenderTexts {
  readonly senderName: string;
  readonly company: string;
  readonly signature: string;
}

/** Lines of plain words, as `plainLine` makes each of them. */
export function plainLines(text: string): string {
  return cleanLines(text).split('\n').map(plainLine).join('\n').trim();
}

/** The texts as they are kept: without invisible characters, and nothing in them that a template takes for a placeholder. */
export function cleanSender({ senderName, company, signature }: SenderTexts): SenderTexts {
  return {
    senderName: cleanLine(senderName),
    company: plainLine(company),
    signature: plainLines(signature),
  };
}
