import type { Context } from '../../context.js';
import { notifyComment } from '../webhooks/notify-comment.js';
import { mailSoon } from './mails/send-mails.js';
import { type Noticed, noticeMembers } from './notices.js';

/** Lets a new comment wait for members, who are mailed about it, and owes it to webhooks. Safe to repeat. */
export async function announceComment(context: Context, noticed: Noticed): Promise<void> {
  await noticeMembers(context, noticed);
  await notifyComment(context, noticed.comment);
  mailSoon(context);
}
