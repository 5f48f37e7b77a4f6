import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { findDrafts } from '../domain/mail/find-drafts.js';

/** Answers which of the addresses belong to rejected candidates of the user. */
export function onFindDrafts(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.findDrafts, (request) => findDrafts(context, request));
}
