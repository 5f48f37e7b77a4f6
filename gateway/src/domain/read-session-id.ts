import { id } from '@shortlist/contracts/entities';

/**
 * The session that an Authorization header says it belongs to; null where it names none, as tokens of before do. The
 * signature is not looked at: the services refuse what is forged.
 */
export function readSessionId(authorization: string | undefined): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]{1,4096})\./i.exec(authorization ?? '')?.[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const sessionId: unknown = claims === null ? undefined : Reflect.get(Object(claims), 'sid');
    return id.safeParse(sessionId).data ?? null;
  } catch {
    // Not a token of ours: the service says so.
    return null;
  }
}
