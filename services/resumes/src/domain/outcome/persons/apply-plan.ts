import type { Context } from '../../../context.js';
import type { PlannedPerson } from './plan-persons.js';
import type { GroupedFile } from './read-files.js';
import { Regrouping } from './regrouping.js';

/**
 * Brings stored persons in line with a plan. The order of the steps keeps every moment in between safe, as a mail may
 * be claimed in it and a crash may end it: a person first gives up files that are not theirs, then a file becomes a
 * person or another's, taking along an email that went to its address, and only then does the person's own file count
 * it. Gives how many changes were to be made; unless there were none, it has to be planned again.
 */
export async function applyPlan(
  context: Context,
  jobId: string,
  plan: readonly PlannedPerson[],
  byId: ReadonlyMap<string, GroupedFile>,
): Promise<number> {
  const regrouping = new Regrouping(context, jobId, byId);
  const steps = [
    plan.flatMap((person) => regrouping.givingUp(person)),
    plan.flatMap((person) => regrouping.leaving(person)),
    plan.flatMap((person) => regrouping.entering(person)),
    plan.flatMap((person) => regrouping.counting(person)),
  ];
  for (const step of steps) {
    // Somebody else changed a candidate: what is planned for the others may be wrong, too.
    if (!(await regrouping.take(step))) break;
  }
  return steps.reduce((sum, step) => sum + step.length, 0);
}
