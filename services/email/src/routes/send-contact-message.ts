import * as http from '@shortlist/contracts/http/email';
import { route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { sendContactMessage as send } from '../domain/account-mails/send-contact-message.js';

export function sendContactMessage(context: Context) {
  return route(http.sendContactMessage, async ({ input }) => {
    await send(context, input.body);
    return { message: 'Thank you for your message! We will get back to you soon.' };
  });
}
