import * as z from 'zod/mini';
import { id } from '../entities.js';

/** The members at work on a screening, by their user ids, and who may see it. */
export const screeningPeople = z.object({
  /** The lead: at first the member who started it. */
  leadId: id,
  reviewerIds: z.array(id),
  /** Hiring managers: they read and comment. */
  managerIds: z.array(id),
  /** Only these people see it; otherwise every member of the workspace. */
  isPrivate: z.boolean(),
});
export type ScreeningPeople = z.infer<typeof screeningPeople>;
