import * as z from 'zod/mini';
import { openEnum } from '../values/open-enum.js';

/**
 * Parts of a screening that its pages load by themselves: its title and whether it is closed, scores and facts, decisions,
 * readers and their marks, comments, the members at work on it, and which candidates they have on the screen.
 */
const changeKinds = [
  'screening',
  'candidates',
  'decisions',
  'marks',
  'comments',
  'people',
  'presence',
] as const;

const changeKind = openEnum(changeKinds, 'other');

/**
 * Parts that changed. Never who or what: a reader who may not see the mark of another learns no more than that somebody
 * marked, which the counts of `getReading` show, too.
 */
export const screeningChanges = z.object({ changed: z.array(changeKind) });
