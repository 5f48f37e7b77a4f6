import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { askForPlan } from '../domain/account/ask-for-plan.js';
import { changePassword } from '../domain/account/change-password.js';
import { deleteAccount } from '../domain/account/delete-account.js';
import {
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
} from '../domain/account/email-change.js';
import { getAccount } from '../domain/account/get-account.js';
import { updateProfile } from '../domain/account/update-profile.js';
import { getUser } from '../domain/get-user.js';
import { describePlan } from '../domain/workspaces/list-grants.js';
import { presentAccount } from '../presenters/account.js';
import { presentUser } from '../presenters/user.js';
import { callerOf, showUser } from './client.js';

/** The account of the person who is signed in. */
export function createAccountRoutes(context: Context): readonly Route[] {
  return [
    route(http.getCurrentUser, async ({ user: { sub } }) => {
      return showUser(context, await getUser(context, sub));
    }),
    route(http.getAccount, async ({ user }) => presentAccount(await getAccount(context, user.sub))),
    route(http.updateProfile, async ({ input, user: { sub } }) => {
      return showUser(context, await updateProfile(context, sub, input.body));
    }),
    route(http.askForPlan, async ({ input, member }) => {
      const workspace = await askForPlan(context, member, input.body.plan);
      const user = await getUser(context, member.userId);
      return presentUser(user, await describePlan(context, workspace));
    }),
    route(http.changeEmail, async ({ input, user, client }) => {
      const { newEmail, ...proof } = input.body;
      await askEmailChange(context, { caller: callerOf(user, client), newEmail, proof });
      return { message: 'We sent a link to the new address. Follow it to change your address.' };
    }),
    route(http.cancelEmailChange, async ({ user }) => {
      await cancelEmailChange(context, user.sub);
      return { message: 'Your address stays as it is.' };
    }),
    route(http.confirmEmailChange, async ({ input }) => ({
      message: 'Your address is changed.',
      email: await confirmEmailChange(context, input.body.token),
    })),
    route(http.changePassword, async ({ input, user, client }) => {
      const { newPassword, ...proof } = input.body;
      const caller = callerOf(user, client);
      await changePassword(context, { caller, sessionId: user.sid, newPassword, proof });
      return { message: 'Your password is changed. You are signed out everywhere else.' };
    }),
    route(http.deleteAccount, async ({ user, input, client }) => {
      await deleteAccount(context, callerOf(user, client), input.body);
      return { message: 'Your account was deleted.' };
    }),
  ];
}
