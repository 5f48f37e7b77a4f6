import { addressParser } from 'postal-mime';
import { readPrintedHeader } from '../../../text/words/mail-headers.js';
import type { Applicant } from '../../../types.js';
import { applicantOf } from './internet-mail.js';

/** Words before the subject of a forwarded mail, after those of answers, in the languages that are read. */
const SUBJECT = /^\s*(?:(?:re|aw|sv|odp|r)\s*:\s*)*(?:fwd?|wg|tr|rv|i|rif|doorst|enc|pd)\s*:/i;
const MARK =
  /(?:forwarded message|weitergeleitete[rn]? nachricht|message (?:transféré|réexpédié)|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht|mensagem (?:re)?encaminhada|przekazywan\p{L}+ wiadomo\p{L}+|wiadomość przekazana)/iu;
const MAX_MARK_LENGTH = 80;
/** Lines of a block of headers, with blank ones. */
const BLOCK_LINES = 8;

export interface Forwarded {
  /** The inner sender; null where the text does not show one with an address. */
  readonly from: Applicant | null;
  /** The inner text. */
  readonly text: string;
}

function readSender(value: string): Applicant | null {
  const [first] = addressParser(value.replace(/\[mailto:([^\]]*)\]/i, '<$1>').replaceAll('*', ''));
  const sender = applicantOf(first);
  return sender.email.includes('@') ? sender : null;
}

/** The text of a forwarded mail with its inner sender; null for a mail that was not forwarded. */
export function readForwarded(subject: string, text: string): Forwarded | null {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^[> \t]+/, ''));
  const mark = lines.findIndex((line) => line.length <= MAX_MARK_LENGTH && MARK.test(line));
  if (mark === -1 && !SUBJECT.test(subject)) return null;
  const from = lines.findIndex(
    (line, at) =>
      at > mark &&
      readPrintedHeader(line)?.kind === 'from' &&
      lines.slice(at + 1, at + BLOCK_LINES).some((next) => readPrintedHeader(next) !== null),
  );
  if (from === -1) return { from: null, text };
  const block = lines.slice(from, from + BLOCK_LINES);
  const last = block.findLastIndex((line) => readPrintedHeader(line) !== null);
  return {
    from: readSender(readPrintedHeader(lines[from] ?? '')?.value ?? ''),
    text: lines.slice(from + last + 1).join('\n'),
  };
}
