import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { appCode } from '../second-step.js';
import { beginAuthenticatorApp } from './begin-app.js';

export const confirmAuthenticatorApp = defineOperation({
  name: 'confirmAuthenticatorApp',
  summary: 'Turn the second factor on with a code of the app',
  method: 'POST',
  path: '/auth/second-factor/app/confirm',
  auth: 'user',
  sensitive: 'braked',
  body: z.object({ code: appCode }),
  response: z.object({
    /** Shown this once. Empty when the account has recovery codes already, which stay good. */
    recoveryCodes: z.array(z.string()),
  }),
  errors: {
    AppNotOffered: beginAuthenticatorApp.errors.AppNotOffered,
    WrongAppCode: {
      status: 400,
      message:
        'This code is not right. Please enter the newest one of your app, and check that the time of your device is right.',
    },
    AppSetupExpired: {
      status: 400,
      message: 'Setting up the app took too long. Please begin again.',
    },
  },
});
