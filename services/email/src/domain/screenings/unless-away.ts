import { RemoteError, ReplyTimeoutError } from '@shortlist/bus';
import { commonRefusal } from '@shortlist/service-kit';

/** Waits for an answer of the screenings. Throws `Unavailable` when none comes. */
export async function unlessAway<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ReplyTimeoutError || error instanceof RemoteError)
      throw commonRefusal('Unavailable', { cause: error });
    throw error;
  }
}
