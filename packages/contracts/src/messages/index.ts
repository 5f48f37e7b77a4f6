import * as auth from './auth.js';
import * as email from './email.js';
import type { MessageDefinition, RequestDefinition } from './message.js';
import * as resumes from './resumes.js';
import * as usage from './usage.js';

/** Every message of the product. Code that needs those of one service imports its entry, `messages/…`. */
export const messages: readonly (MessageDefinition | RequestDefinition)[] = [
  auth,
  email,
  resumes,
  usage,
].flatMap((service) => Object.values(service));
