import * as z from 'zod/mini';
import { emailAddress, isoDate } from '../../entities.js';
import { remoteName } from '../../front-ends/runtime-config.js';
import { openEnum } from '../../values/open-enum.js';
import { answerSeconds, defineOperation } from '../operation.js';

const version = z.string().check(z.minLength(1), z.maxLength(100));

/** Lets the gateway notify the team of a remote through the email service. Not below /api, as `checkSession`. */
export const sendRemoteNotice = defineOperation({
  name: 'sendRemoteNotice',
  summary:
    'Mail the team of a remote that a version is unavailable, or available again; once for each id',
  method: 'POST',
  path: '/internal/remote-notices',
  auth: 'public',
  answerSeconds: answerSeconds.mail,
  body: z.object({
    /** Asked again with the same one, nothing is sent a second time. */
    id: z.string().check(z.minLength(1), z.maxLength(300)),
    to: emailAddress,
    team: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    remote: remoteName,
    about: z.enum(['away', 'back']),
    version,
    /** Version that people get in its place; null: the deployment's configuration. */
    standIn: z.nullable(version),
    at: isoDate,
  }),
  response: z.object({
    /** `refused`: the mail server will never take it. */
    outcome: openEnum(['sent', 'refused'], 'refused'),
  }),
  errors: {},
});
