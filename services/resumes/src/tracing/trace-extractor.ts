import type { Extractor } from '@shortlist/screening';
import { inSpan } from '@shortlist/service-kit';

/** The same extractor with a span for each file: its size and what became of it, never its name, which is personal. */
export function traceExtractor(extractor: Extractor): Extractor {
  return {
    extract: (file) => {
      const size = file.bytes.byteLength;
      return inSpan(
        'extract file',
        async (annotate) => {
          const read = await extractor.extract(file);
          annotate(() => ({
            'shortlist.file.outcome': read.kind === 'unreadable' ? read.reason : 'read',
          }));
          return read;
        },
        { attributes: () => ({ 'shortlist.file.bytes': size }) },
      );
    },
    open: (file) =>
      inSpan(
        'open file',
        async (annotate) => {
          const opening = await extractor.open(file);
          annotate(() => ({ 'shortlist.file.outcome': opening.kind }));
          return opening;
        },
        { attributes: () => ({ 'shortlist.file.bytes': file.bytes.byteLength }) },
      ),
    stop: () => extractor.stop(),
  };
}
