import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { findRejections } from '../domain/mail/find-rejections.js';

/** Answers which of some candidates' rejections may be sent. */
export function onFindRejections(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.findRejections, (request) =>
    findRejections(context, request),
  );
}
