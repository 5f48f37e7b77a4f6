import { randomUUID } from 'node:crypto';
import type { ActivityFacts } from '@shortlist/contracts/activity';
import { noteActivity } from '@shortlist/contracts/messages/resumes';
import type * as z from 'zod/mini';
import type { BackgroundTasks } from '../create-background-tasks.js';

interface Reporter {
  readonly bus: {
    publish(
      message: typeof noteActivity,
      payload: z.input<(typeof noteActivity)['payload']>,
    ): Promise<void>;
  };
  readonly background: BackgroundTasks;
  readonly clock: () => Date;
}

/**
 * Reports what a member just did to the activity of their workspace, which resumes keeps. The act neither waits for it
 * nor fails with it.
 */
export function reportActivity(
  { bus, background, clock }: Reporter,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
  facts: ActivityFacts,
): void {
  const activityId = randomUUID();
  const act = { activityId, workspaceId, userId, at: clock().toISOString(), facts };
  background.run('activity', () => bus.publish(noteActivity, act));
}
