import { commonRefusal } from '@shortlist/service-kit';
import { z } from 'zod';

/** `score` of a place that says nothing of the score: after all others. */
export const hiddenScore = -1;
const HIDDEN = 'h';

/** Where somebody stands in the order of a list: best score first, then in the order of the upload. */
export interface Place {
  readonly score: number;
  readonly position: number;
  readonly id: string;
}

const written = z
  .string()
  .regex(/^(?:\d{1,3}|h)\.\d{1,9}\.[\w-]{1,80}$/)
  .transform((text): Place => {
    const [score, position, id = ''] = text.split('.');
    return {
      score: score === HIDDEN ? hiddenScore : Number(score),
      position: Number(position),
      id,
    };
  });

/** Below 0 when one comes before the other. */
export function comparePlaces(one: Place, other: Place): number {
  return (
    other.score - one.score ||
    one.position - other.position ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  );
}

/** Names the page that begins after somebody. */
export function writeCursor({ score, position, id }: Place): string {
  return `${score === hiddenScore ? HIDDEN : score}.${position}.${id}`;
}

/** Throws InvalidInput for what `writeCursor` did not write. */
export function readCursor(cursor: string): Place {
  const { success, data } = written.safeParse(cursor);
  if (success) return data;
  const sentence = 'This page does not exist. Please start again with the first page.';
  throw commonRefusal('InvalidInput', { sentence });
}
