import type { Context } from '../../../context.js';
import { FORGOTTEN } from '../../../models/privacy-request.js';

/**
 * Writes down what became of a mail. With the last one that needed them go name and address: of a request that was
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
  await privacyCases.updateOne(
    { ...answered, 'answer.kind': 'deleted' },
    { $set: { ...gone, addressKey: '', delivery: outcome } },
  );
  await privacyCases.updateOne(answered, { $set: { mail: null, delivery: outcome } });
  await privacyCases.updateOne(done, { $set: { mail: null } });
}
