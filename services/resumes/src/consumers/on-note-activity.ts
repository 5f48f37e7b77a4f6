import type { Subscription } from '@shortlist/bus';
import { workspaceOf } from '@shortlist/contracts/messages/owner';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { keepAbout } from '../domain/activity/note-activity.js';
import { notifyJoined } from '../domain/webhooks/notify-comment.js';

/** Keeps what other services say was done in a workspace, and owes webhooks that a member joined. */
export function onNoteActivity(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.noteActivity, {}, async (message) => {
    const { activityId, userId, facts } = message;
    const workspaceId = workspaceOf(message);
    const act = { activityId, workspaceId, userId, at: new Date(message.at) };
    await keepAbout(context, { ...act, facts });
    if (facts.kind === 'member-joined') await notifyJoined(context, act);
  });
}
