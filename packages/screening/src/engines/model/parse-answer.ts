import { z } from 'zod';
import { BadAnswerError, notAgreedForm } from './bad-answer.js';
import type { ModelReply } from './provider.js';

const MAX_CORRECTION = 500;

/** Models not held to a fixed form often wrap JSON in a code fence. */
function unfenced(content: string): string {
  const text = content.trim();
  if (!text.startsWith('```')) return text;
  const inner = text.slice(text.indexOf('\n') + 1);
  return inner.endsWith('```') ? inner.slice(0, -3) : inner;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(unfenced(content));
  } catch (error) {
    throw new BadAnswerError(
      notAgreedForm,
      `Your answer was not valid JSON: ${String(error).slice(0, MAX_CORRECTION)}`,
    );
  }
}

/** The structured answer of a reply. Throws BadAnswerError when it can't be used. */
export function parseAnswer<Answer>(schema: z.ZodType<Answer>, reply: ModelReply): Answer {
  if (reply.ending === 'declined') {
    throw new BadAnswerError(
      'The AI service declined to answer for this text.',
      'You declined. Judge only what is written and answer in the JSON form.',
    );
  }
  if (reply.ending === 'cut') {
    throw new BadAnswerError(
      'The AI service cut its answer off.',
      'Your answer was cut off. Answer shorter.',
    );
  }
  const parsed = schema.safeParse(parseJson(reply.content));
  if (parsed.success) return parsed.data;
  throw new BadAnswerError(
    notAgreedForm,
    `Your answer did not match the JSON form: ${z.prettifyError(parsed.error).slice(0, MAX_CORRECTION)}`,
  );
}
