import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { resetPassword } from '../domain/account/reset-password.js';
import { requestMail } from '../domain/mails/request-mail.js';
import { changeUnverifiedEmail } from '../domain/registration/change-unverified-email.js';
import { registerUser } from '../domain/registration/register-user.js';
import { verifyEmail } from '../domain/registration/verify-email.js';
import { originOf } from './client.js';

/** Sign-up, verified addresses and forgotten passwords. */
export function createRegistrationRoutes(context: Context): readonly Route[] {
  return [
    route(http.register, async ({ input }) => {
      await registerUser(context, input.body);
      return { message: 'Account created! Please check your email to verify your account.' };
    }),
    route(http.changeUnverifiedEmail, async ({ input, client }) => {
      await changeUnverifiedEmail(context, input.body, originOf(client));
      return { message: 'Verification email sent! Please check your inbox.' };
    }),
    route(http.verifyEmail, async ({ input }) => {
      const passwordNeeded = await verifyEmail(context, input.body.token);
      return { message: 'Email verified successfully!', passwordNeeded };
    }),
    route(http.resendVerification, async ({ input }) => {
      await requestMail(context, 'verification', input.body.email);
      return { message: 'Verification email sent! Please check your inbox.' };
    }),
    route(http.forgotPassword, async ({ input }) => {
      await requestMail(context, 'passwordReset', input.body.email);
      return { message: 'If your email exists, a reset link has been sent.' };
    }),
    route(http.resetPassword, async ({ input, client }) => {
      const { token, new_password: newPassword } = input.body;
      await resetPassword(context, { token, newPassword, address: client.address });
      return { message: 'Your password has been reset successfully.' };
    }),
  ];
}
