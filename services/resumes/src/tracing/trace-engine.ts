import type { ScreeningEngine } from '@shortlist/screening';
import { inSpan } from '@shortlist/service-kit';

type Purpose = 'criteria' | 'scoring';

const localNames: Record<Purpose, string> = {
  criteria: 'read criteria',
  scoring: 'judge resume',
};

/**
 * The same engine with a span for each answer. A language model's span is named as OpenTelemetry names such calls; one
 * span holds all tries of a question, and the wait for its turn at the provider.
 */
export function traceEngine(engine: ScreeningEngine): ScreeningEngine {
  const { name, model } = engine.info;

  function traced<Answer extends { readonly tokensUsed: number | null }>(
    purpose: Purpose,
    answer: () => Promise<Answer>,
  ): Promise<Answer> {
    const attributes = () => ({
      'shortlist.engine.name': name,
      'shortlist.engine.purpose': purpose,
      ...(model
        ? {
            'gen_ai.operation.name': 'chat',
            'gen_ai.provider.name': name,
            'gen_ai.request.model': model,
          }
        : {}),
    });
    return inSpan(
      model ? `chat ${model}` : localNames[purpose],
      async (annotate) => {
        const answered = await answer();
        annotate(() => ({ 'shortlist.engine.tokens': answered.tokensUsed ?? 0 }));
        return answered;
      },
      { attributes, ...(model ? { kind: 'client' as const } : {}) },
    );
  }

  return {
    info: engine.info,
    prepareJob: (description, options) =>
      traced('criteria', () => engine.prepareJob(description, options)),
    screen: (job, resume, options) => traced('scoring', () => engine.screen(job, resume, options)),
  };
}
