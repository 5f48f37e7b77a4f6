import { z } from 'zod';
import { oneLine, personName } from '../../constants.js';

/** A first or last name. Names stand in mails to people who did not write them; the service also refuses web addresses. */
export const nameField = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(personName, 'Names are letters, without line breaks and characters like < > @ / :');

export const companyField = z
  .string()
  .trim()
  .max(200)
  .regex(oneLine, 'The company is one line of text, without control characters.');
