import { termWeight } from '../text/term-weight.js';
import { stemOf } from '../text/tokens.js';

/** Words a job title ends with, or, for the last group, may begin with before 'of'. */
const ROLE_WORDS =
  'accountant actor actuary adjuster administrator adviser advisor agent analyst architect artist assembler assistant associate attorney auditor baker barber barista bartender bookkeeper bricklayer broker butcher buyer captain caregiver carer caretaker carpenter cashier chaplain chef chemist cleaner clerk coach conductor conservator consultant controller cook coordinator co-ordinator copywriter counsel counsellor counselor courier curator dealer dentist designer developer dietitian dispatcher doctor draughtsman driver economist editor educator electrician engineer estimator executive facilitator farmer firefighter fitter florist foreman gardener geologist guard hairdresser handler housekeeper hygienist inspector installer instructor interpreter investigator joiner journalist judge labourer laborer landscaper lawyer lecturer librarian lifeguard machinist manager marketer mason matron mechanic mediator merchandiser midwife model musician nanny negotiator nurse nutritionist officer operative operator optician optometrist orderly organiser packer painter paralegal paramedic pharmacist photographer physician physicist physiotherapist picker pilot planner plasterer plumber podiatrist porter postman practitioner principal producer professor programmer psychologist radiographer ranger receptionist recruiter registrar repairer reporter representative researcher roofer sailor salesperson scheduler scientist secretary seller sister solicitor specialist statistician steward stewardess storekeeper strategist supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist trader trainee trainer translator tutor underwriter veterinarian videographer waiter waitress warden weaver welder worker writer'.split(
    ' ',
  );
const roles: ReadonlySet<string> = new Set(ROLE_WORDS);
const LEADING =
  /^(?:(?:deputy|acting|interim|assistant|vice|associate|regional|group|global|managing|executive)\s+)*(?:head|director|vp|president|chief|manager|leader|lead|professor|partner|master)\s+of\s+\p{L}/iu;
const TRAILING =
  /\b(?:director|president|officer|intern|apprentice|lead|leader|head teacher|headteacher|partner|volunteer)$/i;
const LEVEL = /\s*(?:\([^()]{1,30}\)|,?\s*(?:band|grade|level)\s+\d\w?|\s(?:I{1,3}|IV|\d))\s*$/i;
const ORGANISATION =
  /(?:& (?:co|sons|partners|daughters)|\b(?:hospitals?|infirmary|clinic|surgery|hospice|nhs|trust|school|academy|college|university|universität|universidad|institute|nursery|ltd|limited|llc|llp|plc|inc|incorporated|corp|corporation|gmbh|ag|pty|co\.|company|group|holdings|partners|associates|bank|insurance|council|ministry|police|army|navy|foundation|charity|society|agency|studios?|labs?|laborator(?:y|ies)|software|solutions|systems|technologies|consulting|logistics|airlines|airways|hotels?|restaurant|bakery|brewery|supermarkets?|stores?|pharmacy|industries|manufacturing|motors|railways?|enterprises|international))(?=$|[\s,.)])/i;
/** Departments are named like organisations, but belong to one. */
const DEPARTMENT = /\b(?:department|dept|unit|team|ward|division|section|admissions|medicine)\b/i;
const MAX_TITLE_WORDS = 6;
const MAX_EMPLOYER_WORDS = 8;

/** A part of a heading line, bare. */
function bare(text: string): string {
  return text.replace(/^[\s•*–—-]+|[\s,;:.|–—-]+$/g, '').replace(/\s+/g, ' ');
}

/** Names of more than a few small words begin each word with a capital. */
function isNamed(words: readonly string[]): boolean {
  return words.every((word) => /^[\p{Lu}\p{N}(&'’]/u.test(word) || /^\p{Ll}{1,3}$/u.test(word));
}

/** 'Ward manager': only the first word has a capital, and it does not tell what was done, as in 'Managed a nurse'. */
function isPlainTitle(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  return (
    words.length <= 4 &&
    /^\p{Lu}/u.test(first) &&
    !/ed$/.test(first) &&
    others.every((word) => termWeight(stemOf(word.toLowerCase())) > 0)
  );
}

/** A job title as written, without its grade; null when the text is something else or not surely one. */
export function readTitle(text: string): string | null {
  const title = bare(bare(text).replace(LEVEL, ''));
  const words = title.split(' ');
  if (title === '' || words.length > MAX_TITLE_WORDS || /[\d@:.!?]/.test(title)) return null;
  if (!isNamed(words) && !isPlainTitle(words)) return null;
  const last = (words.at(-1) ?? '').toLowerCase().replace(/.*[/]/, '');
  const isRole =
    roles.has(last) ||
    roles.has(last.replace(/.*-/, '')) ||
    LEADING.test(title) ||
    TRAILING.test(title);
  return isRole ? title : null;
}

/** An employer as written; null when nothing in the text says that it is an organisation. */
export function readEmployer(text: string): string | null {
  const name = bare(text);
  const words = name.split(' ');
  if (words.length > MAX_EMPLOYER_WORDS || /[@:!?]|\d{3}/.test(name)) return null;
  if (!/^\p{Lu}/u.test(name) || !isNamed(words) || DEPARTMENT.test(name)) return null;
  return ORGANISATION.test(name) && words.length > 1 ? name : null;
}

/** An employer that the text itself calls one: what follows 'at'. */
export function readEmployerAfterAt(text: string): string | null {
  const name = bare(text);
  const words = name.split(' ');
  const isName = words.length <= 5 && /^\p{Lu}/u.test(name) && isNamed(words);
  return isName && !/[@:!?]|\d{3}/.test(name) && !DEPARTMENT.test(name) ? name : null;
}
