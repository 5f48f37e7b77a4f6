import type { EngineInfo } from '@shortlist/contracts/screening';
import type {
  ExtractedResume,
  Extractor,
  PreparedJob,
  ScreeningEngine,
  ScreeningResult,
} from '@shortlist/screening';
import { computeScore } from '@shortlist/screening/formula';

const localInfo = { name: 'local', version: 'test', model: null } as const;

export interface ScriptedEngine extends ScreeningEngine {
  /** Texts that were screened, one entry per call. */
  readonly screened: string[];
  /** Ids of the criteria that were not known before, one entry per call. */
  readonly asked: (readonly string[])[];
  /** Number of calls of prepareJob. */
  prepared: number;
}

export interface ScriptedEngineOptions {
  /** Runs before a resume is screened; may wait or throw. */
  readonly onScreen?: (resume: ExtractedResume) => void | Promise<void>;
  readonly onPrepare?: () => void | Promise<void>;
  /** Default 1; ids are `c1`, `c2`, … */
  readonly criteria?: number;
  readonly info?: EngineInfo;
  readonly leftOut?: PreparedJob['leftOut'];
  readonly preparationTokens?: number;
  readonly tokensPerResume?: number;
}

function valueOf(text: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
}

/**
 * An engine that reads `name:`, `email:`, `phone:`, `score:` and `flags:` (kinds) from the resume, so that a test decides the
 * result. Without a score it computes one from `met:` (ids of criteria) and `fit:`, as real engines do.
 */
export function createScriptedEngine(options: ScriptedEngineOptions = {}): ScriptedEngine {
  const info = options.info ?? localInfo;
  const engine: ScriptedEngine = {
    info,
    screened: [],
    asked: [],
    prepared: 0,
    async prepareJob(jobDescription, { given } = {}) {
      engine.prepared += 1;
      await options.onPrepare?.();
      const job: PreparedJob = {
        title: given?.title ?? 'Nurse',
        jobDescription,
        criteria:
          given?.criteria ??
          Array.from({ length: options.criteria ?? 1 }, (_, n) => ({
            id: `c${n + 1}`,
            text: `Criterion ${engine.prepared + n}`,
            kind: 'must',
            weight: 1,
          })),
        leftOut: options.leftOut ?? [],
        engine: info,
        asOf: '2026-01',
      };
      return { job, tokensUsed: options.preparationTokens ?? null };
    },
    async screen(job, resume, { known = [] } = {}) {
      engine.screened.push(resume.text);
      engine.asked.push(
        job.criteria
          .map(({ id }) => id)
          .filter((id) => !known.some((each) => each.criterionId === id)),
      );
      await options.onScreen?.(resume);
      const met = valueOf(resume.text, 'met').split(' ');
      const languageFit = Number(valueOf(resume.text, 'fit') || 0.5);
      const verdicts = job.criteria.map(({ id }) => ({
        criterionId: id,
        verdict: met.includes(id) ? ('met' as const) : ('not-found' as const),
        quote: met.includes(id) ? id : null,
        place: null,
      }));
      const stated = valueOf(resume.text, 'score');
      const computed = computeScore({ ...job, verdicts, languageFit, engine: info });
      const score = stated === '' ? computed.score : Number(stated);
      const result: ScreeningResult = {
        name: valueOf(resume.text, 'name'),
        email: valueOf(resume.text, 'email'),
        phone: valueOf(resume.text, 'phone') || null,
        summary: 'A summary.',
        experience: '3 years',
        skills: ['care'],
        facts: { links: [], titles: ['Nurse'], employers: [], education: [] },
        verdicts,
        flags: valueOf(resume.text, 'flags')
          .split(' ')
          .filter(Boolean)
          .map((kind) => ({
            kind: kind as ScreeningResult['flags'][number]['kind'],
            message: `Doubt: ${kind}.`,
            detail: '',
          })),
        languageFit,
        score,
        exactScore: stated === '' ? computed.exactScore : score,
        tokensUsed: options.tokensPerResume ?? null,
      };
      return result;
    },
  };
  return engine;
}

/** A scan of one page whose first word was read in doubt. */
export const scanOfFirstWord = {
  pages: [{ width: 595, height: 842 }],
  words: [
    {
      start: 0,
      end: 5,
      page: 1,
      box: { left: 0.1, top: 0.05, right: 0.2, bottom: 0.07 },
      confidence: 0.5,
    },
  ],
  unreadPages: 0,
};

/**
 * Takes a file's bytes for its text; a file that begins with `BROKEN` is corrupt, with `HIDDEN` it has hidden text, and one named .png
 * is a scan.
 */
export function createPlainExtractor(): Extractor {
  return {
    extract: ({ fileName, bytes }) => {
      const text = Buffer.from(bytes).toString();
      return Promise.resolve(
        text.startsWith('BROKEN')
          ? { kind: 'unreadable', fileName, reason: 'corrupt', message: 'The file is damaged.' }
          : {
              kind: 'text',
              fileName,
              text,
              pageStarts: [0],
              hiddenText: text.includes('HIDDEN') ? ['white words'] : [],
              ...(fileName.endsWith('.png') && { scan: scanOfFirstWord }),
            },
      );
    },
    open: () => Promise.resolve({ kind: 'document' }),
    stop: () => Promise.resolve(),
  };
}

export function resumeText(name: string, score: number, email?: string): string {
  const address = email ?? `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  return `name: ${name}\nemail: ${address}\nscore: ${score}\nNurse, 2019 – 2024\n`;
}

/** A resume whose score follows from verdicts: the criteria it meets, and its language fit. */
export function judgedText(name: string, met: readonly string[], fit = 0.5): string {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  return `name: ${name}\nemail: ${email}\nmet: ${met.join(' ')}\nfit: ${fit}\nNurse\n`;
}
