import { type AdvertLanguage, advertLanguage } from '../advert/advert-words.js';
import { isShortName } from '../advert/short-names.js';

const SOUGHT =
  '(?:looking (?:for|to (?:hire|recruit|appoint))|seeking|hiring|recruiting|searching for|in need of)';
const NOW = '(?:(?:currently|now|actively|always|also) )*';
/** The employer: 'we', 'our client' or a name, but not as in 'support people who are looking for work'. */
const COMPANY =
  "(?:[Ww]e|(?:[Oo]ur|[Tt]he) (?:client|team|company|hospital|school|firm|practice|department|business|group|organi[sz]ation)|\\p{Lu}[\\p{L}\\p{N}.&’'-]*(?: (?:(?:of|and|the|for|at|in|&) )?\\p{Lu}[\\p{L}\\p{N}.&’'-]*){0,6})";
const NOT = '(?!not\\b|never\\b|no\\b)';
const DUTY = '(?:need to |be able to |be expected to |be required to )?';
/** How an advert leads up to what it asks for. None of these contains 'not'. */
const OPENINGS: readonly RegExp[] = [
  /^(?:to be (?:considered|shortlisted|successful)|to (?:apply|succeed)|to do (?:this|the job)(?: well)?|for this (?:role|job|post|position)),? (?=(?:you|candidates|applicants|it)(?!\p{L}))/iu,
  /^(?:you|we|nobody|no one) (?:can['’]?t|cannot|can|won['’]t be able to) (?:\p{L}{2,12} ){1,3}without (?:an? )?/iu,
  /^may (?:also )?(?=\p{L})/iu,
  new RegExp(`^${COMPANY} (?:is|are) ${NOW}${SOUGHT} `, 'u'),
  new RegExp(`^[Ww]e['’]re ${NOW}${SOUGHT} `, 'u'),
  /^looking for /i,
  /^(?:we|our (?:client|team|company)) (?:currently |now |urgently |also )*(?:needs?|seeks?|wants?|requires?) /i,
  new RegExp(
    `^(?:(?:the|our|an?) )?(?:(?:successful|ideal|right|perfect|suitable) )?(?:candidate|applicant|person|post ?holder|jobholder|you) (?:will|must|should) (?:also )?${DUTY}${NOT}`,
    'i',
  ),
  new RegExp(
    `^(?:you|candidates|applicants)(?:['’](?:ll|re|ve)| (?:will|must|should|have|are|need|bring|hold|possess|can)) (?:also )?${DUTY}${NOT}`,
    'i',
  ),
  new RegExp(
    `^(?:someone|somebody|a person|people|candidates|applicants) (?:who|that) (?:has|have|is|are|can|will|must) ${NOT}`,
    'i',
  ),
];
/** Words left at the front when a lead-in is removed. */
const LEFT_OVER = /^(?:(?:have|be|possess) )?(?:(?:an?|the) )?(?=\S)/i;
/** 'Be able to teach', 'Have a degree', listed after 'The candidate will:'. */
const AFTER_WILL =
  /^(?:to be (?=\p{L})|be (?=(?:able|willing|confident|comfortable|familiar|competent|proficient|fluent|prepared|qualified|registered|available|flexible|experienced|skilled|educated|trained|certified|licen[cs]ed)\b)|have (?:an? )?(?=\p{L})|need (?:to have )?(?:an? |your )?(?=\p{L})|you (?=(?:know|care|enjoy|understand|speak|write|think)\b))/iu;
const ABBREVIATION = /\b(?:etc|e\.g|i\.e|inc|ltd|ph\.d|b\.sc|\p{Lu}\.\p{Lu})\.$/iu;

const ENGLISH = advertLanguage('');
/** Words that a verb of having or knowing leaves before its object. */
const AFTER_CUE =
  /^(?:(?:parfaitement|couramment|bien|impérativement|perfectamente|perfettamente|obrigatoriamente) )?(?:d['’](?:une? )?|du |de la |de l['’]|de |des |di |da )?/iu;
/** Remains of a cue when its words are removed. */
const LOOSE_ENDS =
  /^(?:[\s,;:.–-]|(?:and|but|or|und|aber|et|mais|y|e|en|i|also|auch) ){1,6}|(?: (?:and|but|or|und|aber|et|mais|y|e|en|i))?[\s,;:(–-]{0,6}$/giu;

function saysSomething(text: string): boolean {
  return /\p{L}{2}/u.test(text) || isShortName(text);
}

/** A statement that would end in 'as', 'where' or a preposition is torn. */
function endsLoose(text: string, { prepositions, or }: AdvertLanguage): boolean {
  const last = text.slice(text.trimEnd().lastIndexOf(' ') + 1).toLowerCase();
  return (
    /^(?:as|if|where|when|wo|wenn|si|où|se|als|jeśli)$/.test(last) ||
    prepositions.has(last) ||
    or.includes(last)
  );
}

function withoutFirstCopula(text: string, { copulas }: AdvertLanguage): string {
  const [first = ''] = text.split(' ', 1);
  return copulas.exec(first)?.[0] === first ? text.slice(first.length + 1) : text;
}

/** The statement without its cues: 'ideally', 'is a plus', 'is required'; '' for one that is a cue and nothing else. */
function cutCues(text: string, language: AdvertLanguage): string {
  const { cues, niceEnd } = language;
  const end = text.replace(/[.!\s)]{1,6}$/, (mark) => (mark.includes(')') ? ')' : ''));
  let rest = end.replace(/ \(([^()]{3,30})\)$/, (bracket, inside: string) =>
    niceEnd.exec(inside)?.index === 0 || cues.mustEnd.exec(inside)?.index === 0 ? '' : bracket,
  );
  for (let round = 0; round < 3; round += 1) {
    const before = rest;
    for (const pattern of [niceEnd, cues.mustEnd]) {
      if (!pattern.test(rest)) continue;
      const cut = rest.replace(pattern, '').replace(LOOSE_ENDS, '');
      // 'Support the team as needed' without its end says nothing.
      if (endsLoose(cut, language)) continue;
      rest = cut.replace(language.copulas, '').trim();
    }
    if (rest === before) break;
  }
  const wish = rest.replace(cues.niceStart, '');
  // 'Wünschenswert sind Kenntnisse'
  if (wish !== rest) rest = withoutFirstCopula(wish.trimStart(), language);
  if (
    language !== ENGLISH &&
    !/^\p{L}+ (?:nicht|kein|keine|pas|no|non|niet|não|nie) /iu.test(rest)
  ) {
    const bare = rest.replace(cues.mustStart, '');
    // 'Vous justifiez d'une expérience', 'vous maîtrisez parfaitement SQL'.
    rest = bare === rest ? rest : bare.trimStart().replace(AFTER_CUE, '');
  }
  return rest === end ? text : rest.replace(LOOSE_ENDS, '').trim();
}

/** True for a part of a statement that says how much something is wanted, not what: 'tell us about it'. */
export function isOnlyCue(text: string, language: AdvertLanguage): boolean {
  return !saysSomething(cutCues(text, language));
}

/** The statement without its cues. What is said only by a cue stays. */
function withoutCues(text: string, language: AdvertLanguage): string {
  const rest = cutCues(text, language);
  return saysSomething(rest) ? rest : text;
}

/** The statement without what leads up to it: 'You must have', 'We are looking for'. */
export function withoutLeadIn(statement: string): string {
  let text = statement;
  for (const opening of OPENINGS) text = text.replace(opening, '');
  if (text !== statement) text = text.replace(LEFT_OVER, '');
  return saysSomething(text) ? text : statement;
}

/** Phrases a statement as a readable criterion: without the advert's lead-in, its article and the full stop. */
export function phraseCriterion(statement: string, language: AdvertLanguage = ENGLISH): string {
  let text = withoutLeadIn(withoutCues(statement, language)).replace(AFTER_WILL, '');
  if (!ABBREVIATION.test(text)) text = text.replace(/[.\s]{1,9}$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
