import type { Context } from '../../../context.js';
import { FORGOTTEN } from '../../../models/privacy/privacy-request.js';

/**
 * Records a mail's outcome. Deletes name and address after the last mail that needs them: of a request that was
 * passed on, and of a person about whom everything was deleted.
 */
export async function confirmMail(
  { models }: Context,
  mailId: string,
  outcome: 'sent' | 'refused',
): Promise<void> {
  const { privacyRequests, privacyCases } = models;
  const done = { 'mail.id': mailId };
  const gone = { mail: null, ...FORGOTTEN };
  await privacyRequests.updateOne({ ...done, state: 'passed-on' }, { $set: gone });
  await privacyRequests.updateOne(done, { $set: { mail: null } });
  const answered = { ...done, state: 'answered' } as const;
  await privacyCases.everywhere.updateOne(
    { ...answered, 'answer.kind': 'deleted' },
    { $set: { ...gone, addressKey: '', delivery: outcome } },
  );
  await privacyCases.everywhere.updateOne(answered, { $set: { mail: null, delivery: outcome } });
  await privacyCases.everywhere.updateOne(done, { $set: { mail: null } });
}
