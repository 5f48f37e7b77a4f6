import * as z from 'zod/mini';
import { oneLine, personName } from '../../constants.js';

/** A first or last name. Names stand in mails to people who did not write them; the service also refuses web addresses. */
export const nameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(100),
    z.regex(personName, 'Names are letters, without line breaks and characters like < > @ / :'),
  );

export const companyField = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.regex(oneLine, 'The company is one line of text, without control characters.'),
  );
