import type { Context } from '../../../context.js';
import { refusal } from '../../refusal.js';

/**
 * Refuses what could not be verified: the library throws for everything that is wrong with an answer. Its sentence may
 * quote what was sent, so only its kind is logged. Always throws.
 */
export function refusePasskey({ log, workMetrics }: Context, error: unknown): never {
  const reason = error instanceof Error ? error.name : 'unknown';
  log.info({ reason }, 'a passkey was refused');
  workMetrics.secondFactors.count({ method: 'passkey', outcome: 'refused' });
  throw refusal('PasskeyRefused');
}
