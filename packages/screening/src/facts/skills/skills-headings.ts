import { sectionOf } from '../../text/language/language-data.js';

/** The list that a line opens, as far as skills and certificates are concerned. */
export type ListKind = 'skills' | 'certificates' | 'languages' | 'other';

const SKILLS =
  /^(?:(?:key|core|main|technical|professional|relevant|additional|other|special|personal|computer|it|software|digital|clinical|hard|soft|practical|trade|job|work|management|summary of|areas? of|my) )*(?:skills?|skill ?sets?|skill highlights|highlights|competenc(?:ies|es|e)|qualifications|proficienc(?:y|ies)|expertise|strengths|specialit(?:y|ies)|specialt(?:y|ies)|capabilities|abilities|knowledge|technologies|technology|tools|software|systems|equipment|machinery|programming languages|tech stack|technology stack|stack|environment)(?: (?:and|&|\/) (?:abilities|competencies|expertise|experience|knowledge|tools|technologies|software|systems|qualifications|strengths|equipment|skills|interests|attributes|languages))*(?: summary| used)?$/;
const CERTIFICATES =
  /^(?:(?:professional|key|relevant|additional|other|current|training|technical|industry) )*(?:certifications?|certificates?|licen[cs]es?|licensure|registrations?|accreditations?|tickets|cards|permits|credentials)(?:(?:,| and| &|\/) ?(?:professional )?(?:certifications?|certificates?|licen[cs]es?|licensure|registrations?|training|tickets|cards|accreditations?|memberships?|permits|courses|awards))*$/;
const OTHER =
  /^(?:(?:professional|work|employment|relevant|career|personal|key|selected|additional|other|clinical|teaching|military|volunteer|academic|educational|my) )*(?:experience|history|employment|work|career|education|training|summary|profile|objective|statement|about me|about|background|interests|hobbies|references|referees|projects|publications|languages|awards|honou?rs|achievements|accomplishments|affiliations|memberships?|activities|information|details|contact|volunteering|courses|development)(?:(?: and| &|\/|,) (?:training|qualifications|education|history|experience|achievements|hobbies|interests|honou?rs|awards|skills|memberships|affiliations|activities|development|employment|certifications|accomplishments|presentations|projects))*$/;
/** 'References available on request' is a section of its own. */
const ON_REQUEST = /request|anfrage|demande|richiesta|aanvraag|życzenie|pedido|petición/iu;
const MAX_HEADING = 50;

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[^\p{L})]{1,50}$/u, '')
    .replace(/\s+/g, ' ');
}

/** The kind of list a line opens; null when it is no heading. */
export function headingKind(line: string): ListKind | null {
  if (line.length > MAX_HEADING) return null;
  const section = sectionOf(line);
  if (section === 'skills' || section === 'certificates' || section === 'languages') return section;
  if (section !== null) return 'other';
  // Headings that combine several, which no list covers completely.
  const heading = bare(line);
  if (SKILLS.test(heading)) return 'skills';
  if (CERTIFICATES.test(heading)) return 'certificates';
  return OTHER.test(heading) ? 'other' : null;
}

/** True for headings of interests and of references. */
export function headsAside(line: string): boolean {
  const section = sectionOf(line);
  return (section === 'interests' || section === 'references') && !ON_REQUEST.test(line);
}
