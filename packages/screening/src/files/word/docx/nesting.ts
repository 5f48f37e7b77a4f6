import { UnreadableError } from '../../document/unreadable.js';

/** Tables in tables, boxes in boxes: what people write stays below ten, what programs turn into Word files below a hundred. */
const MAX_NESTED = 200;

/**
 * Refuses a document that opens one table, text box or shape inside the other without end: the look of each letter is asked of
 * all that it stands in. Throws UnreadableError `memory`.
 */
export function checkNesting(opened: readonly unknown[]): void {
  if (opened.length > MAX_NESTED) throw new UnreadableError('memory');
}
