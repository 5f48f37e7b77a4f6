import type { Subscription } from '@shortlist/bus';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { keepAbout } from '../domain/activity/note-activity.js';

/** Keeps what other services say was done in a workspace. */
export function onNoteActivity(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.noteActivity, {}, (message) => {
    const { activityId, userId, facts } = message;
    const workspaceId = workspaceOf(message);
    return keepAbout(context, { activityId, workspaceId, userId, at: new Date(message.at), facts });
  });
}
