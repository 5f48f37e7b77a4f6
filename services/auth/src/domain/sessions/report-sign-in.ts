import { reportActivity } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { Device } from './read-device.js';

/** 'Safari on iPhone'; null where the browser says neither. */
function nameOf({ browser, system }: Device): string | null {
  if (browser === null || system === null) return browser ?? system;
  return `${browser} on ${system}`;
}

/** Reports a sign-in to the activity of each workspace of the user. The sign-in does not wait for it. */
export function reportSignIn(context: Context, { _id: userId }: UserRecord, device: Device): void {
  context.background.run('activity', async () => {
    const memberships = await context.models.memberships.everywhere.findReadable({ userId });
    for (const { workspaceId } of memberships) {
      reportActivity(
        context,
        { workspaceId, userId },
        { kind: 'signed-in', detail: nameOf(device) },
      );
    }
  });
}
