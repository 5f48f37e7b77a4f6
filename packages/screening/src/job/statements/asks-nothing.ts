import type { AdvertLanguage } from '../advert/advert-words.js';

/** A code with a figure in it: '22-10877', 'WH/2211'. */
const CODE = /^[:#.\s-]{0,4}(?=\S{0,30}\d)[\p{Lu}\d][\p{L}\d./_-]{1,30}[.\s]{0,2}$/u;
const RATIO = /\b(?:ratio\b.{0,30}\b\d{1,2} ?: ?\d{1,3}|\d{1,2} ?: ?\d{1,3}\b.{0,40}\bratio)\b/iu;
/** Verbs that a sentence about a name has and a requirement ('Excel is essential') has not. */
const TELLS =
  '(?:is|are|was|were|has|have|had|does|makes?|runs?|employs?|operates?|serves?|offers?|provides?|works?|supports?|helps?|celebrates?|ist|sind|hat|haben|wurde|besteht|beschäftigt|est|sont|emploie|es|tiene|cuenta|è|ha|heeft|jest|tem)';
const NAME =
  "\\p{Lu}[\\p{L}\\p{N}&.'’-]{1,24}(?: (?:& |and |of |the |und |de )?\\p{Lu}[\\p{L}\\p{N}&.'’-]{0,24}){0,4}";
const SAYS = new RegExp(`^[’']?s? ${TELLS}\\b|^ \\p{L}+(?:s|ed|t|te)\\b`, 'u');

/** 'Req# 22-10877': a number by which the job is known. */
function isReference(text: string, { references }: AdvertLanguage): boolean {
  const label = references.exec(text);
  return label !== null && CODE.test(text.slice(label[0].length));
}

/** The names by which an advert calls its employer: those it says are hiring, or has a section about. */
export function employerNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const places = [
    new RegExp(
      `(?:^|\\n)[ \\t#*]{0,8}(?:About|Über|Over|Sobre|À propos de) (${NAME})[ \\t*:]{0,8}(?=\\n|$)`,
      'gu',
    ),
    new RegExp(
      `(${NAME}) (?:is|are) (?:currently |now )?(?:hiring|looking|seeking|recruiting)\\b`,
      'gu',
    ),
    new RegExp(`\\b(?:[Aa]t|[Jj]oin|[Bb]ei) (${NAME}),? (?:we|you|wir)\\b`, 'gu'),
    new RegExp(`(${NAME}) (?:Ltd|Limited|plc|PLC|Inc|LLC|GmbH|AG|KG|SE|SA|SARL|BV|SpA)\\b`, 'gu'),
    new RegExp(
      `(?:^|\\n|[.!] )(${NAME}) (?:is|are) (?:a|an|one of|the) [^.\\n]{0,60}\\b(?:company|business|group|firm|employer|charity|school|supplier|provider|manufacturer|contractor|agency|retailer|brand)\\b`,
      'gu',
    ),
  ];
  const start = text.slice(0, 20_000);
  for (const place of places) for (const [, name = ''] of start.matchAll(place)) names.add(name);
  for (const [, domain = ''] of start.matchAll(MAIL_DOMAIN)) {
    // 'jobs@alder-house.example' is Alder House.
    const words = domain.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    const written = new RegExp(
      `(?:\\p{Lu}[\\p{L}’']{1,20} ){0,2}${words.join('[ -]')}(?!\\p{L})`,
      'u',
    );
    const [name] = written.exec(start) ?? [];
    if (name !== undefined) names.add(name);
  }
  return names;
}

/** The name before the dot in an address to which applications go. */
const MAIL_DOMAIN =
  /@((?!(?:gmail|gmx|yahoo|outlook|hotmail|web|mail)\.)[a-z]{3,20}(?:-[a-z]{2,20}){0,2})\./gu;

/** 'For 90 years', 'Since 1962,': what may come before the employer's name. */
const SINCE =
  /^(?:for|since|over|in|with|founded|established|today|seit|depuis|desde|hace|da|dal|sinds|al|od)\b[^.;]{0,40}$/iu;
const STORY = new RegExp(
  `^${NAME} (?:(?:has|have) (?:been |now |also )?\\p{L}+(?:ed|en|wn|un|ilt|old|ade|ept)|(?:is|are) (?:now |currently )?(?:acting|working|investing|growing|expanding|partnering|proud|delighted|pleased|part of|home to)|was|were|turned over|employs|serves|operates|manufactures|celebrates|opened|grew|won)\\b`,
  'u',
);

/** 'Orbis was founded in 2011': what somebody did is a story; a name the advert calls its employer needs only a verb. */
function speaksOfEmployer(
  text: string,
  { starters }: AdvertLanguage,
  names: ReadonlySet<string>,
): boolean {
  if (STORY.test(text) && !starters.test(text)) return true;
  for (const name of names) {
    const at = text.indexOf(name);
    if (at === -1 || (at > 0 && !SINCE.test(text.slice(0, at).trimEnd()))) continue;
    // 'Alder House, 85 staff, has fed the town since 1970'
    if (at === 0 || SAYS.test(text.slice(at + name.length))) return true;
  }
  return false;
}

/** True for a sentence of the employer that asks for something, and not of its suppliers or customers. */
const asksReader = (text: string, { company, announce }: AdvertLanguage) =>
  (company.asks.test(text) || announce.test(text)) && !company.others.test(text);

/** Words and endings by which a sentence speaks to who reads it. */
const TO_READER =
  /(?<!\p{L})(?:you(?:['’]\p{L}{1,2}|rs?)?|du|dich|dir|dein\p{L}*|vous|votre|vos|tu|tus|tuo|tua|tuoi|tue|ti|teus?|tuas?|jij|je|jouw|você|twój|twoj\p{L}*|\p{L}{3,}sz)(?!\p{L})|(?<=\p{Ll},? )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})|^(?:Sie|Ihre?) /u;
/** 'A Construtora Vale', which is no English 'a'. */
const AFTER_ARTICLE = /^(?:[aoà]|os|as|il|la|le|les|lo|el|los|het|de) \p{Lu}/iu;
/** Nobody is asked for so many years. */
const HISTORY =
  /(?<!\d)(?:[2-9]\d|1\d\d)\+? (?:years?|yrs|ans|jahren?|años|anni|jaar|lat|anos)(?!\p{L})|(?<!\p{L})(?:since|seit|depuis|desde|dal|sinds|od|founded in|established in|est\.?) (?:1[89]|20)\d\d(?!\d)/iu;

/** '420 staff', '85 beds': how large an employer is. */
const SIZE =
  /(?<!\d)\d{2,3}(?:[,.]\d{3})?\+? (?:staff|people|employees|colleagues|beds|(?:bed)?rooms|covers|sites|branches|offices|stores|depots|trucks|lorries|vehicles|properties|homes|residents|pupils|students|clinics|countries|shops|restaurants|locations|warehouses)(?!\p{L})/iu;
const isLarge = (text: string, { company }: AdvertLanguage) =>
  SIZE.test(text) || company.facts.test(text);

/** 'A ticket would be welcome', not 'we welcome 300 visitors'. */
function isWished(text: string, { cues, niceEnd, copulas }: AdvertLanguage): boolean {
  if (niceEnd.test(text) || cues.niceStart.test(text)) return true;
  const found = cues.nice.exec(text);
  if (!found) return false;
  const [first = ''] = found[0].split(' ', 1);
  return copulas.test(first) || copulas.test(text.slice(0, found.index).trimEnd());
}

/**
 * True for a sentence outside any section that only tells of the employer: how old or large it is, what it does. What begins
 * like a requirement or speaks to the reader is none.
 */
export function tellsOfEmployer(text: string, language: AdvertLanguage): boolean {
  const { code, company, cues, starters, graded } = language;
  const isNamed = code !== 'en' && AFTER_ARTICLE.test(text);
  const isCount = SIZE.exec(text)?.index === 0;
  if (text.split(' ').length < 4 || (!isNamed && !isCount && starters.test(text))) return false;
  if (TO_READER.test(text) || asksReader(text, language)) return false;
  const bare = text.replace(/[.!\s]{1,5}$/, '');
  if (cues.mustStart.test(text) || cues.mustEnd.test(bare) || isWished(bare, language))
    return false;
  const [first = ''] = text.toLowerCase().split(' ', 1);
  // "L'atelier" ends like an infinitive.
  if (cues.dutiesStart.test(text) || (!/['’]/.test(first) && language.isVerb(first))) return false;
  if (HISTORY.test(text)) return true;
  return company.us.test(text) || (isLarge(text, language) && !graded.test(text));
}

/** Words for the kind of contract and where the work is. */
const TERMS =
  /(?<!\p{L})(?:permanent|temporary|contract|fixed[- ]term|full[- ]?time|part[- ]?time|hybrid|remote|on-?site|in office|home office|office|exempt|immediate start|start|asap|cdi|cdd|temps plein|temps partiel|unbefristet|befristet|vollzeit|teilzeit|festanstellung|indefinido|temporal|jornada completa|tiempo completo|media jornada|tempo (?:in)?determinato|tempo pieno|vast contract|umowa o pracę|pełny etat|efetivo|tempo (?:integral|inteiro)|days?|hours?|per|week|a|in|the|or|and)(?!\p{L})/giu;

/** 'Permanent, full-time': how somebody is employed, not what is asked for. */
const isTerms = (text: string) => !/\p{L}/u.test(text.replace(TERMS, ''));

/** An address or a number by which to apply. */
const CONTACT =
  /\S@\S{1,60}\.\p{L}|https?:\/\/|\bwww\.|(?<![\d.,/])(?:\+\d|\(?0)\d[\d ()/-]{7,15}\d(?![\d.,])/u;
/** 'Ask for Priya', 'melde dich bei Frau Kern'. */
const TALK_TO =
  /^(?:(?:please |then |just )?(?:ask for|ring|call|phone|text|e-?mail|contact|speak (?:to|with)|talk to)|melden? (?:dich|sie sich) bei|rufen sie|(?:contactez|appelez)|(?:llama|escribe|pregunta) (?:a|por)|(?:chiama|contatta|chiedi di)|(?:bel|mail|app)(?: met| naar)?|(?:zadzwoń|napisz|dzwoń) do|(?:liga|fala) (?:para|com)) (?:(?:our|the|frau|herrn?|mme|m\.|mrs?|ms|dr|de heer|mevrouw) )?\p{Lu}\p{Ll}/iu;
/** The name after it has a capital, which the pattern above ignores. */
const isTalk = (text: string) => {
  const found = TALK_TO.exec(text)?.[0];
  return found !== undefined && /\p{Lu}\p{Ll}$/u.test(found);
};
const CLAUSE = /,? (?:but|aber|mais|pero|ma|maar|mas|ale) |[,;(] ?| [–—-] /giu;
const MAX_CLAUSES = 12;

/**
 * A statement without its last clauses that only allow something: '3 years in UX, internships count', '…, but training
 * can be given'. '' for a statement that does nothing else.
 */
export function withoutAllowances(text: string, { allowances }: AdvertLanguage): string {
  let rest = text;
  for (let clauses = 0; clauses < MAX_CLAUSES; clauses += 1) {
    const joints = [...rest.matchAll(CLAUSE)];
    const last = joints.at(-1);
    const clause = last ? rest.slice(last.index + last[0].length) : rest;
    const bare = clause.replace(/[.!)\s]{1,5}$/, '');
    const isLead = last === undefined || last.index === 0;
    if (!allowances.end.test(bare) && (isLead || !allowances.start.test(bare))) return rest;
    rest = isLead ? '' : rest.slice(0, last.index);
  }
  return rest;
}

/** 'With 25 years of growth behind it,', 'Set on the harbour,': says more of who is named after it. */
const BEFORE_NAME =
  /^(?:with|founded|established|set|based|backed|located|situated|nestled|built|born|having|mit|gegründet|fondée?|créée?|fundad[ao]|fondat[ao]|opgericht|założona) [^.;]{1,90}?, (?=\p{L})/iu;
const IS_SOMETHING = new RegExp(`^(?:[Tt]he )?${NAME} (?:is|are) (?:a|an|one|the) `, 'u');

/** A sentence without what is said before its subject. */
function mainClause(text: string): string {
  return text.replace(BEFORE_NAME, '');
}

/**
 * True for a statement that asks for nothing wherever in an advert it is: about the employer, who may apply, the job's
 * number, how to apply, at most how many years, what is provided, or how many patients a nurse has.
 */
export function asksNothing(
  text: string,
  language: AdvertLanguage,
  employers: ReadonlySet<string> = new Set(),
): boolean {
  if (isReference(text, language) || isTerms(text)) return true;
  if (language.allowances.start.test(text) && !language.cues.niceStart.test(text)) return true;
  if (/\?$/.test(text) || CONTACT.test(text) || isTalk(text) || language.maximum.test(text))
    return true;
  if (language.provided.test(text.replace(/[.!\s]{1,5}$/, ''))) return true;
  if (asksReader(text, language)) return false;
  if (RATIO.test(text) && !language.cues.must.test(text)) return true;
  const isSentence = text.split(' ').length > 2;
  if (!isSentence) return false;
  const main = mainClause(text);
  return (
    language.company.subjects.test(main) ||
    speaksOfEmployer(text, language, employers) ||
    (main !== text && IS_SOMETHING.test(main))
  );
}
