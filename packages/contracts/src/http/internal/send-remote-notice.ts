import { z } from 'zod';
import { emailAddress, isoDate } from '../../entities.js';
import { openEnum } from '../../open-enum.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { remoteName } from '../../runtime-config.js';

const version = z.string().min(1).max(100);

/** What the gateway has the email service tell the team of a remote. Not below /api, as `checkSession`. */
export const sendRemoteNotice = defineOperation({
  name: 'sendRemoteNotice',
  summary:
    'Mail the team of a remote that a version can not be had, or can be had again; once for each id',
  method: 'POST',
  path: '/internal/remote-notices',
  auth: 'public',
  answerSeconds: answerSeconds.mail,
  body: z.object({
    /** Asked again with the same one, nothing is sent a second time. */
    id: z.string().min(1).max(300),
    to: emailAddress,
    team: z.string().trim().min(1).max(80),
    remote: remoteName,
    about: z.enum(['away', 'back']),
    version,
    /** What people get in its place; null: what the deployment is configured with. */
    standIn: version.nullable(),
    at: isoDate,
  }),
  response: z.object({
    /** `refused`: the mail server will never take it. */
    outcome: openEnum(['sent', 'refused'], 'refused'),
  }),
  errors: {},
});
