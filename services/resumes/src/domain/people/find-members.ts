import * as messages from '@shortlist/contracts/messages/auth';
import { commonRefusal } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';

/** How long a person waits for an auth service that does not answer. */
const timeoutMs = 4000;

export type KnownMember = z.output<typeof messages.findMembers.reply>['members'][number];

/** The members of a workspace by their user ids, as auth knows them. Throws Unavailable when it does not answer. */
export async function findMembers(
  { bus }: Context,
  workspaceId: string,
): Promise<ReadonlyMap<string, KnownMember>> {
  const request = bus.request(messages.findMembers, { workspaceId }, { timeoutMs });
  const { members } = await request.catch((cause: unknown) => {
    throw commonRefusal('Unavailable', {
      sentence:
        'The members of the workspace can not be checked right now. Nothing was changed. Please try again in a moment.',
      cause,
    });
  });
  return new Map(members.map((member) => [member.userId, member]));
}
