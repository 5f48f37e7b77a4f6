import type OpenAI from 'openai';
import { z } from 'zod';
import { BadAnswerError, notAgreedForm } from './bad-answer.js';

const MAX_CORRECTION = 500;

function parseJson(content: string): unknown {
  try {
    const bare = content
      .trim()
      .replace(/^```(?:json)?/, '')
      .replace(/```$/, '');
    return JSON.parse(bare);
  } catch (error) {
    throw new BadAnswerError(
      notAgreedForm,
      `Your answer was not valid JSON: ${String(error).slice(0, MAX_CORRECTION)}`,
    );
  }
}

/** The structured answer of a completion. Throws BadAnswerError when it may not be used. */
export function parseAnswer<Answer>(
  schema: z.ZodType<Answer>,
  completion: OpenAI.ChatCompletion,
): Answer {
  // Servers that only resemble the API may leave any part out.
  const choices: readonly (OpenAI.ChatCompletion.Choice | undefined)[] = completion.choices ?? [];
  const choice = choices[0];
  if (choice?.message?.refusal) {
    throw new BadAnswerError(
      'The AI service declined to answer for this text.',
      'You declined. Judge only what is written and answer in the JSON form.',
    );
  }
  if (choice?.finish_reason === 'length') {
    throw new BadAnswerError(
      'The AI service cut its answer off.',
      'Your answer was cut off. Use shorter quotes.',
    );
  }
  const parsed = schema.safeParse(parseJson(choice?.message?.content ?? ''));
  if (parsed.success) return parsed.data;
  throw new BadAnswerError(
    notAgreedForm,
    `Your answer did not match the JSON form: ${z.prettifyError(parsed.error).slice(0, MAX_CORRECTION)}`,
  );
}
