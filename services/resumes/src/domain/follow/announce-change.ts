import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';
import type { ChangeKind } from './change-follower.js';

export interface ChangedScreening {
  readonly workspaceId: string;
  /** Null: every screening of the workspace. */
  readonly jobId: string | null;
  /** The member who changed it; undefined: Shortlist itself, or somebody with a link. */
  readonly userId?: string | undefined;
}

/**
 * Tells pages that show the screening what kinds of things changed, beside the answer. A message that is lost costs
 * nothing but time: pages also look by themselves.
 */
export function announceChange(
  { background, bus }: Pick<Context, 'background' | 'bus'>,
  { workspaceId, jobId, userId }: ChangedScreening,
  ...changed: readonly ChangeKind[]
): void {
  if (changed.length === 0) return;
  const change = { workspaceId, jobId, userId: userId ?? null, changed: [...changed] };
  background.run('announce change', () => bus.publish(messages.screeningChanged, change));
}
