import { z } from 'zod';
import { sessionTokens, user } from '../../entities.js';
import { defineOperation } from '../../operation.js';

export const firebaseLogin = defineOperation({
  name: 'firebaseLogin',
  summary: 'Sign in with a token of the federated identity provider (Google)',
  method: 'POST',
  path: '/auth/firebase-login',
  auth: 'public',
  sensitive: true,
  body: z.object({ token: z.string().min(1).max(8192) }),
  response: sessionTokens.extend({ user }),
  errors: {
    InvalidIdentityToken: {
      status: 401,
      message: 'Google sign-in failed. Please try again.',
    },
    FederationNotConfigured: {
      status: 501,
      message: 'Google sign-in is not set up here. Please sign in with your email and password.',
    },
  },
});
