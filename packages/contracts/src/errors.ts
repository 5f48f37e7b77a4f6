import * as z from 'zod/mini';
import { secondStep } from './accounts/second-step.js';

export type { SecondStep } from './accounts/second-step.js';

/**
 * Body of every error response. `detail` and `message` carry the same sentence: clients read `detail`, else `message`
 * (specification §3).
 */
export const errorBody = z.object({
  detail: z.string(),
  message: z.string(),
  /** The named error of the operation, or one of the common codes. */
  code: z.string(),
  requestId: z.string(),
  /** With `SecondStepNeeded`: what the sign-in still needs. */
  secondStep: z.optional(secondStep),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Fields that the errors of some operations have besides code and sentence. */
export type ErrorExtras = Pick<ErrorBody, 'secondStep'>;

/** Errors any operation may answer with. */
export const commonErrors = {
  InvalidInput: {
    status: 422,
    message: 'Some of the information is not valid. Please check it and try again.',
  },
  MalformedBody: {
    status: 400,
    message: 'The request could not be read, because its body is not valid JSON.',
  },
  UnsupportedMediaType: {
    status: 415,
    message: 'The request could not be read. Please send it as application/json.',
  },
  Unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  TokenNotAllowed: {
    status: 403,
    message: 'An access token can’t do this. Please sign in on the website.',
  },
  NotAllowed: {
    status: 403,
    message:
      'Your role in this workspace does not allow that. Please ask one of its owners or admins.',
  },
  WorkspaceNotFound: {
    status: 404,
    message: 'There is no such workspace, or you are not a member of it.',
  },
  NotFound: { status: 404, message: 'There is nothing at this address.' },
  MethodNotAllowed: { status: 405, message: 'This address does not support that method.' },
  TooLarge: { status: 413, message: 'The upload is too large. Please send less at once.' },
  TooManyRequests: {
    status: 429,
    message: 'Too many requests. Please wait a moment and try again.',
  },
  Internal: { status: 500, message: 'Something went wrong on our side. Please try again later.' },
  BadGateway: {
    status: 502,
    message: 'This part of Shortlist is not answering. Please try again in a moment.',
  },
  Unavailable: {
    status: 503,
    message: 'This part of Shortlist is not available right now. Please try again in a moment.',
  },
  StillWorking: {
    status: 503,
    message: 'We are still working on it. Please look whether it is done before you try again.',
  },
  Timeout: { status: 504, message: 'The answer took too long. Please try again.' },
} as const;
export type CommonErrorCode = keyof typeof commonErrors;
