import type { Subscription } from '@shortlist/bus';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { keepActivity } from '../domain/activity/keep-activity.js';

/** Keeps what other services say was done in a workspace. */
export function onNoteActivity(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.noteActivity, {}, (message) => {
    const { activityId, userId, facts, onlyFor = null } = message;
    const act = { activityId, workspaceId: workspaceOf(message), userId, facts, onlyFor };
    return keepActivity(context, { ...act, at: new Date(message.at) });
  });
}
