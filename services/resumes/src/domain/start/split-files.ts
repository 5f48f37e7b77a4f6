import { randomUUID } from 'node:crypto';
import { tokens as tokenEstimate, upload } from '@shortlist/contracts/constants';
import * as messages from '@shortlist/contracts/messages/usage';
import { findDocumentKind, splitResumes } from '@shortlist/screening';
import type { Context } from '../../context.js';
import { reserveOrRelease, type ReserveTokensInput } from '../tokens/reserve-tokens.js';
import type { ReadResume } from './extract-resumes.js';

type Payer = Pick<ReserveTokensInput, 'member' | 'requestId'>;

/** The resumes of a file. Somebody sent all of them, so none is the sender's. */
function resumesIn(file: ReadResume): readonly ReadResume[] {
  const parts = file.kind === 'text' ? splitResumes(file) : [];
  if (parts.length < 2) return [file];
  const { letter = '' } = file.application ?? {};
  const application = letter === '' ? null : { name: '', email: '', letter };
  return parts.map((part) => ({
    ...part,
    documentKind: findDocumentKind(part.text).kind,
    application,
  }));
}

/** True where the account has these tokens besides those that are reserved. */
async function hasTokens(context: Context, tokens: number, payer: Payer): Promise<boolean> {
  const reservationId = randomUUID();
  try {
    await reserveOrRelease(context, { ...payer, reservationId, tokens });
  } catch (error) {
    context.log.info({ err: error, tokens }, 'files of several resumes stay whole');
    return false;
  }
  await context.bus.publish(messages.releaseTokens, { reservationId });
  return true;
}

/**
 * The resumes of the files, of which one may hold several; each is charged. Files stay whole where the screening or the account's tokens
 * have no room for more. The engine then judges the first resume and says so.
 */
export async function splitFiles(
  context: Context,
  files: readonly ReadResume[],
  payer: Payer,
): Promise<readonly ReadResume[]> {
  let room = upload.maxScreeningFiles - files.length;
  const resumes = files.flatMap((file) => {
    const parts = resumesIn(file);
    if (parts.length - 1 > room) return [file];
    room -= parts.length - 1;
    return parts;
  });
  const more = resumes.length - files.length;
  if (more === 0) return files;
  return (await hasTokens(context, more * tokenEstimate.perFile, payer)) ? resumes : files;
}
