export type SectionKind = 'must' | 'nice' | 'duties' | 'boilerplate' | 'open';

export interface JobLine {
  readonly text: string;
  readonly section: SectionKind;
  readonly bullet: boolean;
}

const HEADINGS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'boilerplate',
    /^(?:(?:our |the |employee |staff |company )?(?:benefits|perks|rewards?)(?: and .*| & .*| package)?|what we(?:'|’)?(?:ll)? (?:offer|can offer|provide).*|what you(?:'|’)ll get.*|what(?:'|’)s in it for you.*|about (?:us|the (?:company|organisation|organization|trust|firm|employer|school|group|business|client)|our .*)|who we are|(?:our )?company(?: overview| profile| description)?|our (?:values|mission|culture|story|commitment).*|equal (?:opportunit|employment).*|(?:equality,? )?diversity.*|eeo.*|inclusion.*|in return.*|(?:and )?we offer.*|what(?:'|’)s on offer.*|how to apply|to apply|apply(?: now)?|application (?:process|instructions|deadline).*|next steps|salary.*|compensation.*|pay(?: and .*| rate| range)?|remuneration.*|package|why (?:join|work|us).*|location|working hours|hours(?: of work)?|closing date.*|contact.*|privacy.*|disclaimer.*|legal.*|additional information|job type.*|schedule|work environment|physical demands|data protection.*)$/i,
  ],
  [
    'nice',
    /^(?:nice[- ]to[- ]haves?.*|(?:preferred|desirable|desired|additional|bonus|optional|advantageous)(?: .*)?|bonus(?: points.*)?|(?:a |big )?plus(?:es)?|it(?:'|’)s a (?:plus|bonus).*|would be (?:nice|a plus|an advantage).*|good to have.*|ideally.*|extra credit.*)$/i,
  ],
  [
    'must',
    /^(?:(?:key |minimum |basic |essential |job |main |candidate |position |role |mandatory |core |general |specific |our )*(?:requirements?|qualifications?|must[- ]haves?|essentials?|competenc(?:y|ies)|criteria|skills?(?: (?:and|&|\/|,).*| required| needed)?|experience(?: (?:and|&|,).*| required| needed)?|knowledge(?: (?:and|&|,).*| required)?|abilities|education(?: (?:and|&|,|\/).*)?|licen[cs]es?(?: .*)?|certifications?(?: .*)?)|person specification|what (?:you(?:'|’)?(?:ll)? (?:need|bring|have|must have)|we(?:'|’)re looking for|we are looking for|we need|we look for|we expect|it takes|you should have).*|you(?:'|’)?ll? (?:have|bring|need|are|must have).*|who you are|about you|your (?:profile|skills|background|experience|qualifications).*|ideal candidate.*|the (?:ideal |successful )?(?:candidate|person|applicant).*|must[- ]have.*|looking for.*|technical (?:skills|requirements|stack).*|tech stack|technologies)$/i,
  ],
  [
    'duties',
    /^(?:(?:key |main |job |core |primary |essential |principal |your |general |day[- ]to[- ]day |typical )*(?:responsibilit(?:y|ies)|duties|tasks|accountabilities|functions|activities)(?: .*)?|what you(?:'|’)?(?:ll)? (?:will )?(?:be )?do(?:ing)?.*|(?:about )?the (?:role|job|position|opportunity)|role(?: overview| summary| purpose| description)?|(?:job|position) (?:summary|purpose|overview|description|profile)|overview|summary|purpose|main purpose.*|in this role.*|what you(?:'|’)?(?:ll)? .*|the work|a (?:typical )?day.*|your role|your (?:mission|tasks|responsibilities).*|you will.*|scope.*|tasks|work activities|description)$/i,
  ],
];

const BOILERPLATE_LINE =
  /\b(?:equal[- ](?:opportunit(?:y|ies)|employment)|regardless of|without regard to|all qualified applicants|reasonable (?:accommodation|adjustment)|(?:dental|medical|vision|life) (?:insurance|cover|plan)|health insurance|pension scheme|pension contribution|401\s?\(?k|paid (?:time off|holidays?|leave|vacation)|annual leave|days(?:'|’)? (?:of )?(?:holiday|leave|vacation)|competitive (?:salary|pay|compensation|package|rate)|salary (?:range|of|:|up to)|stock options|equity package|free (?:parking|lunch|gym|coffee|fruit|snacks)|gym membership|cycle to work|employee discount|staff discount|we offer\b|we provide (?:a|our)|we(?:'|’)re (?:a |an |the |one |proud|committed)|we are (?:a |an |the |one |proud|committed|passionate|dedicated)|founded in|our (?:mission|culture|values|offices?|people) (?:is|are)|join (?:us|our)|send (?:your|a|us) (?:cv|resume|application)|please (?:apply|send|submit|contact|email|visit)|apply (?:now|today|online|by|via|with)|click (?:here|apply)|closing date|only shortlisted|no agencies|background checks?|drug test|dbs check|criminal record|right to work|visa sponsorship|e-verify|cookies?\b.*\bpolicy|per (?:annum|hour))\b|[£$€]\s?\d|^(?:salary|location|hours|reports? to|job type|contract type|start date|department)\s*[:\s]/i;
const NICE_LINE =
  /\b(?:nice to have|preferred|preferably|desirable|desired|(?:is|are|would be|be) (?:a |an )?(?:big |definite |strong |huge |real )?(?:plus|bonus|advantage|asset|advantageous|beneficial|ideal)|a plus|bonus points|ideally|optional|an advantage|advantageous|not essential)\b/i;
const MUST_LINE =
  /\b(?:must|required?|requires|requirement|essential|mandatory|need(?:s|ed)? to|minimum|at least|proven|should (?:have|be|possess|hold)|you(?:'|’)?(?:ll)? (?:have|need|bring|hold|possess|are)|experience (?:of|in|with|as)|knowledge of|proficien(?:t|cy)|degree|qualified|qualification|certifi(?:ed|cation)|licen[cs]e|registration|familiar(?:ity)? with|ability to|skilled in|fluent|understanding of|looking for|seeking|\d+\s?\+?\s?years?)\b/i;

/** Longest text that can be a heading, in characters. */
const MAX_HEADING = 70;

function headingKind(text: string): SectionKind | null {
  const bare = text.replace(/^[#*\s\d.)(]+|[*_:\s?!.…]+$/g, '').replace(/\s+/g, ' ');
  if (bare === '' || bare.length > MAX_HEADING || bare.split(' ').length > 9) return null;
  return HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** An unknown heading ends the section before it; it looks like one when it is short, alone and ends with a colon. */
function isUnknownHeading(text: string, bullet: boolean): boolean {
  return !bullet && text.length <= MAX_HEADING && /:$/.test(text) && text.split(' ').length <= 8;
}

/** What one statement outside any telling section is. */
export function classifyStatement(text: string, section: SectionKind): SectionKind {
  if (section === 'boilerplate' || BOILERPLATE_LINE.test(text)) return 'boilerplate';
  if (section === 'nice' || NICE_LINE.test(text)) return 'nice';
  if (section !== 'open') return section;
  return MUST_LINE.test(text) ? 'must' : 'open';
}

/** Headings and numbers set inside a paragraph start lines of their own: 'SUMMARY: …', '1. …'. */
function breakInline(jobDescription: string): string {
  return jobDescription
    .replace(/(?<=[.;:!?)])[ \t]+(?=\p{Lu}[\p{Lu} &/]{4,48}:\s)/gu, '\n')
    .replace(/(?<=[.;:])[ \t]+(?=\d{1,2}[.)]\s+\p{Lu})/gu, '\n');
}

/** Splits a job description into lines, each with the section it stands in. Headings themselves are left out. */
export function readJobLines(jobDescription: string): readonly JobLine[] {
  const lines: JobLine[] = [];
  let section: SectionKind = 'open';
  for (const raw of breakInline(jobDescription).split('\n')) {
    const bullet = /^\s*(?:[•\-*–—>]|\d{1,2}[.)])\s+/.test(raw);
    const text = raw.replace(/^\s*(?:[•\-*–—>#]+|\d{1,2}[.)])\s+/, '').trim();
    if (text === '') continue;
    const whole = bullet && !/:$/.test(text) ? null : headingKind(text);
    if (whole) {
      section = whole;
      continue;
    }
    const inline = /^([^:.]{3,50}):\s+(\S.*)$/.exec(text);
    const inlineKind = headingKind(inline?.[1] ?? '');
    if (inline && inlineKind) {
      if (!bullet) section = inlineKind;
      lines.push({ text: inline[2] ?? '', section: inlineKind, bullet });
      continue;
    }
    if (isUnknownHeading(text, bullet)) {
      section = 'open';
      continue;
    }
    lines.push({ text, section, bullet });
  }
  return lines;
}
