import { type FrameWords, loadFrames } from '../../data/frames.js';
import { languageOf } from '../../text/language/language-data.js';
import { everywhere, phrasePattern } from '../../text/terms/phrase-pattern.js';
import { type WhichMayContain, whichMayContain } from '../../text/terms/phrase-words.js';

/** How a statement relates the person to a thing, where it is not plainly done or held. */
export type Frame = 'denies' | 'lapsed' | 'intends' | 'inProgress' | 'tookPart' | 'others';

/** The strongest first: a wish that is denied is denied. */
const FRAMES: readonly Frame[] = [
  'denies',
  'lapsed',
  'others',
  'intends',
  'inProgress',
  'tookPart',
];

/** A verb of the past by which somebody else is said to have done a thing. */
export const DID = String.raw`(?:\p{L}{2,20}ed|set|ran|led|did|wrote|made|built|drew|took|gave|kept|held|chose|taught|sold|bought|dealt|cut|put|shot|sang|spoke|spent|sent|swept|brought|caught|drove|flew|fed|found|grew|laid|met|paid|read|rode|saw|won|wove|dug|fitted|TIG'd|\p{L}{2,6}['’]d)`;

interface Cues {
  readonly frame: Frame;
  readonly before: RegExp;
  readonly after: RegExp;
  /** Bits of what may stand in a statement. */
  readonly mayStand: { readonly before: number; readonly after: number };
}

export interface Reader {
  readonly cues: readonly Cues[];
  readonly harmless: RegExp;
  readonly renewed: RegExp;
  readonly validUntil: RegExp;
  readonly unfinished: RegExp;
  readonly achieved: RegExp;
  readonly ends: RegExp;
  /** 'prepared by our', and the words by which a clause says that the person did it. */
  readonly agent: RegExp;
  readonly active: RegExp;
  /** 'Followed' and the like: what others made, and the person only goes by. */
  readonly uses: RegExp;
  readonly helps: RegExp;
  readonly clients: RegExp;
  /** 'The transport manager planned' at the beginning of a statement or of a clause. */
  readonly doers: RegExp;
  /** Things that may occur in a statement of some words: bits of `MAY`, and of the cues. */
  readonly mayStand: WhichMayContain;
}

/** Bits for what may stand in a statement; those of the cues come after them. */
export const MAY = { end: 1, agent: 2, help: 4, who: 8, doer: 16 } as const;
const FIRST_CUE = 5;

function agentPhrase({ verbs, by, whom }: FrameWords['agents']): string {
  return `${verbs.join('|')} (out|after|with|over) ${by.join('|')} ${whom.join('|')}`;
}

/** Words for colleagues, and for what can't follow a verb as what was done. */
const GROUPS = '(?:team|department|office|agency|bureau|colleagues|seniors|specialists|firm)';
const NO_OBJECT =
  '(?:by|in|with|at|for|from|across|on|to|of|and|per|as|or|under|during|through)(?!\\p{L})';

/** A role and what it did; the person's own statements name no doer. */
function doersPattern(roles: readonly string[]): RegExp {
  const one = roles.filter((role) => /^\p{L}+$/u.test(role)).join('|');
  return new RegExp(
    // Several people, or a team, are never the person: whatever they did is theirs.
    String.raw`(?<!\p{L})(?:(?:${one})s? (?:\p{L}{2,12}ly )?${DID} (?:the|a|an|all|up|out|routes|our|my|it|them)(?!\p{L})|(?:(?:${one})s|${GROUPS}) (?:\p{L}{2,12}ly )?${DID} (?!${NO_OBJECT})\p{L})`,
    'giu',
  );
}

function createReader(words: FrameWords, roles: readonly string[]): Reader {
  const people = roles.filter((role) => !role.includes(' ')).join('*|');
  const written = (phrases: readonly string[]) =>
    phrases.map((phrase) => phrase.replace('%role%', `${people}*`));
  const pattern = (phrases: readonly string[]) =>
    everywhere(phrasePattern(written(phrases), 'anywhere'));
  const cues = FRAMES.map((frame) => ({
    before: written(words[frame].before),
    after: written([...words[frame].after, ...(frame === 'lapsed' ? words.unfinished : [])]),
  }));
  return {
    cues: cues.map(({ before, after }, index) => ({
      frame: FRAMES[index] ?? 'others',
      before: pattern(before),
      after: pattern(after),
      mayStand: { before: 1 << (FIRST_CUE + 2 * index), after: 1 << (FIRST_CUE + 2 * index + 1) },
    })),
    mayStand: whichMayContain([
      words.ends,
      words.agents.by,
      words.helps.verbs,
      ['who'],
      roles.flatMap((role) => [role, `${role}s`]),
      ...cues.flatMap(({ before, after }) => [before, after]),
    ]),
    harmless: phrasePattern(words.harmless, 'start'),
    renewed: phrasePattern(words.renewed, 'anywhere'),
    validUntil: phrasePattern(words.validUntil, 'anywhere'),
    unfinished: phrasePattern(words.unfinished, 'whole'),
    achieved: phrasePattern(words.achieved, 'anywhere'),
    ends: pattern(words.ends),
    agent: pattern([agentPhrase(words.agents)]),
    active: phrasePattern([...words.agents.verbs, ...words.agents.active, '*ed'], 'start'),
    uses: phrasePattern(words.agents.uses, 'start'),
    helps: pattern(words.helps.verbs),
    clients: phrasePattern(words.helps.clients, 'anywhere'),
    doers: doersPattern(roles),
  };
}

const frameWords = loadFrames();
const readers = new Map<string, Reader>();

export function readerOf(code: string): Reader | undefined {
  const known = readers.get(code);
  const own = frameWords.get(code);
  if (known || !own) return known;
  const reader = createReader(own, languageOf(code)?.roles ?? []);
  readers.set(code, reader);
  return reader;
}
