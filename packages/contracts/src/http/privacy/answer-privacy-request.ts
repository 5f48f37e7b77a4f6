import * as z from 'zod/mini';
import { id } from '../../entities.js';
import { personRef, privacyRequest, writtenText } from '../../privacy.js';
import { answerSeconds, defineOperation } from '../operation.js';

/** Those whom the recruiter was shown and means: with one address there may be two. */
const people = z.array(personRef).check(z.maxLength(1000));

export const answerPrivacyRequest = defineOperation({
  name: 'answerPrivacyRequest',
  summary: 'Answer a privacy request: delete or send the data, describe a correction, or decline',
  method: 'POST',
  path: '/privacy/requests/{id}/answer',
  auth: 'user',
  action: 'requests.answer',
  answerSeconds: answerSeconds.reading,
  params: z.object({ id }),
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('delete'), people }),
    z.object({
      answer: z.literal('send'),
      people,
      /** Also the recruiter's own notes and tags, and what others wrote by a shared link. */
      withNotes: z.boolean(),
    }),
    z.object({
      answer: z.literal('correct'),
      reason: writtenText('Please write what you corrected.'),
    }),
    z.object({
      answer: z.literal('decline'),
      reason: writtenText('Please write why you decline.'),
    }),
  ]),
  response: z.object({ request: privacyRequest }),
  errors: {
    PrivacyRequestNotFound: {
      status: 404,
      message: 'This request does not exist any more. Please reload the page.',
    },
    PrivacyRequestAnswered: {
      status: 409,
      message: 'This request is answered already. Please reload the page.',
    },
    PeopleChanged: {
      status: 409,
      message: 'The stored data has changed. Please look at the request again.',
    },
    ScreeningRunning: {
      status: 409,
      message:
        'One of the screenings is still running. Please answer when it has ended; nothing was deleted.',
    },
  },
});
