const SOUGHT =
  '(?:looking (?:for|to (?:hire|recruit|appoint))|seeking|hiring|recruiting|searching for|in need of)';
const NOW = '(?:(?:currently|now|actively|always|also) )*';
/** Who looks for somebody: 'we', 'our client' or a name; 'support people who are looking for work' is no such thing. */
const COMPANY =
  "(?:[Ww]e|(?:[Oo]ur|[Tt]he) (?:client|team|company|hospital|school|firm|practice|department|business|group|organi[sz]ation)|\\p{Lu}[\\p{L}\\p{N}.&’'-]*(?: (?:(?:of|and|the|for|at|in|&) )?\\p{Lu}[\\p{L}\\p{N}.&’'-]*){0,6})";
const NOT = '(?!not\\b|never\\b|no\\b)';
const DUTY = '(?:need to |be able to |be expected to |be required to )?';
/** How an advert leads up to what it asks for. None of them says 'not'. */
const OPENINGS: readonly RegExp[] = [
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
/** What a lead-in leaves in front. */
const LEFT_OVER = /^(?:(?:have|be|possess) )?(?:(?:an?|the) )?(?=\S)/i;
const ABBREVIATION = /\b(?:etc|e\.g|i\.e|inc|ltd|ph\.d|b\.sc|\p{Lu}\.\p{Lu})\.$/iu;

/** What a statement asks for, as a criterion to read: without the advert's lead-in, its article and the full stop. */
export function phraseCriterion(statement: string): string {
  let text = statement;
  for (const opening of OPENINGS) text = text.replace(opening, '');
  if (text !== statement) text = text.replace(LEFT_OVER, '');
  if (!/\p{L}{2}/u.test(text)) text = statement;
  if (!ABBREVIATION.test(text)) text = text.replace(/[.\s]+$/, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
