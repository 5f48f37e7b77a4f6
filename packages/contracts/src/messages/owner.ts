import * as z from 'zod/mini';
import { id } from '../entities.js';

/** The workspace that something belongs to, and who did it. */
export const owner = {
  userId: id,
  /** Absent in messages of releases before 0.2, where everything belonged to the workspace of `userId`. */
  workspaceId: z.optional(id),
} as const;

/** The workspace that a message is about. */
export function workspaceOf(message: {
  readonly userId: string;
  readonly workspaceId?: string | undefined;
}): string {
  return message.workspaceId ?? message.userId;
}
