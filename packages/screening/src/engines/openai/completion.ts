import { z } from 'zod';
import { notAgreedForm } from '../model/bad-answer.js';
import { type ModelReply, ProviderError } from '../model/provider.js';

/** The parts of a chat completion that are used. Servers that only resemble the API may leave any of them out. */
const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z
          .object({
            content: z.string().nullish().catch(null),
            refusal: z.string().nullish().catch(null),
          })
          .nullish()
          .catch(null),
      }),
    )
    .nullish()
    .catch(null),
  usage: z
    .object({ total_tokens: z.number().int().positive().catch(0) })
    .nullish()
    .catch(null),
});

/** The model's reply in a chat completion. Throws ProviderError for anything else. */
export function readCompletion(answer: unknown): ModelReply {
  const parsed = completion.safeParse(answer);
  if (!parsed.success) throw new ProviderError(notAgreedForm, { fault: 'unusable', again: true });
  const [choice] = parsed.data.choices ?? [];
  const ended = choice?.finish_reason;
  const declined = Boolean(choice?.message?.refusal) || ended === 'content_filter';
  return {
    content: choice?.message?.content ?? '',
    ending: declined ? 'declined' : ended === 'length' ? 'cut' : 'complete',
    tokens: parsed.data.usage?.total_tokens ?? 0,
  };
}
