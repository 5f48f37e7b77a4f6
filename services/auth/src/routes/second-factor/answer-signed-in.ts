import type * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import type { OperationClient } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { isExempt } from '../../domain/issue-tokens.js';
import type { SignedIn } from '../../domain/second-factor/finish-sign-in.js';
import { presentSessionTokens } from '../../presenters/session-tokens.js';
import { presentUser } from '../../presenters/user.js';
import { writeDevice } from '../write-device.js';

/** The answer to a sign-in whose second step was right. */
export function answerSignedIn(
  context: Context,
  client: OperationClient,
  { user, tokens, device }: SignedIn,
): OperationResponse<typeof http.completeSignIn> {
  writeDevice(client, device);
  return { ...presentSessionTokens(tokens), user: presentUser(user, isExempt(context, user)) };
}
