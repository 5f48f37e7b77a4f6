import type { Extractor } from '@shortlist/screening';
import { type Ending, measure } from '@shortlist/service-kit';
import type { WorkMetrics } from './create-work-metrics.js';

const kinds = ['pdf', 'docx', 'doc'];

function kindOf(fileName: string): string {
  const ending = fileName.toLowerCase().split('.').at(-1) ?? '';
  return kinds.includes(ending) ? ending : 'other';
}

type Reading = Awaited<ReturnType<Extractor['extract']>>;

function outcomeOf(ending: Ending<Reading>): string {
  if (ending.kind === 'failed') return 'fault';
  return ending.result.kind === 'unreadable' ? ending.result.reason : 'read';
}

/** The same extractor, whose files are counted and timed by kind and by the reason why one is unreadable. */
export function measureExtractor(extractor: Extractor, { extraction }: WorkMetrics): Extractor {
  return {
    extract: (file) =>
      measure(
        () => extractor.extract(file),
        (ending, seconds) =>
          extraction.observe({ kind: kindOf(file.fileName), outcome: outcomeOf(ending) }, seconds),
      ),
    open: (file) => extractor.open(file),
    stop: () => extractor.stop(),
  };
}
