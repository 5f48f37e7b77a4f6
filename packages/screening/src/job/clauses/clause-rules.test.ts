import { describe, expect, it } from 'vitest';
import { advertLanguage } from '../advert/advert-words.js';
import { JOIN_RULES } from './clause-rules.js';
import { CUT_RULES } from './cut-rules.js';
import { splitClauses } from './split-clauses.js';

const language = advertLanguage('');
const split = (text: string, kind: 'must' | 'duties') => splitClauses(text, kind, language);

/** A list that each rule keeps together, and one like it that it does not concern. */
const joins: Readonly<Record<string, readonly [together: string, parts: readonly string[]]>> = {
  'a choice': ['Experience with Python, Java, or Rust', ['Python', 'Java', 'Rust']],
  'a last noun for all': [
    'Excellent written, verbal and presentation skills',
    ['Excellent written skills', 'a clean driving licence'],
  ],
  'verbs of one object': [
    'Two years leading, supervising or coaching a team of fitters',
    ['Two years leading a shift', 'experience of coaching fitters'],
  ],
  'or an equivalent': [
    'City & Guilds 2365, NVQ Level 3 in Electrical Installation or equivalent',
    ['City & Guilds 2365', 'a clean driving licence'],
  ],
  'an alternative': [
    'NVQ Level 3 in Electrical Installation, or a time-served apprenticeship',
    ['NVQ Level 3 in Electrical Installation', 'a time-served apprenticeship'],
  ],
  'one head for a list': [
    'Knowledge of PAYE, NI and statutory payments',
    ['Knowledge of PAYE', 'experience of Sage 50'],
  ],
  'a word that attaches': [
    'Three years as a chef, preferably in a hotel',
    ['Three years as a chef', 'a food hygiene certificate'],
  ],
  'an adjective that waits for its noun': [
    'Strong, creative writing skills',
    ['Strong writing skills', 'fluent French'],
  ],
  'what was done for so long': [
    'Two years on a milking parlour, rearing calves and mending fences',
    ['Two years on a milking parlour', 'a tractor licence'],
  ],
  'how a language is used': ['Portuguese, spoken and written', ['Portuguese', 'Microsoft Excel']],
  'when it is done': ['Work from 14:00, Monday to Friday', ['Driving licence', 'Microsoft Excel']],
  'an infinitive that waits for its object': [
    'Survey needs to recommend, develop or maintain systems',
    ['Survey the needs of farms', 'Recommend new systems'],
  ],
  examples: [
    'Office programs such as Excel, Word and Outlook for a large team of planners',
    ['Excel', 'Word'],
  ],
  'a compound that waits for its end': [
    'Solid spreadsheet-, database- and reporting-skills',
    ['Solid spreadsheet skills', 'experience of reporting'],
  ],
  'a verb that waits for its object': [
    'Install, configure and support servers',
    ['Install servers', 'support users'],
  ],
  'a condition before its duty': [
    'If asked to travel, visit farms',
    ['Travel to farms', 'visit growers'],
  ],
  'a thing, not a duty': [
    'Work with suppliers, design and quality to launch new products',
    ['Work with suppliers', 'launch new products'],
  ],
};

describe('what belongs together', () => {
  it.each(JOIN_RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const [together, apart] = joins[name] ?? ['', []];
    const kind = rule.in === 'asked' ? 'must' : 'duties';
    expect(split(together, kind)).toEqual([together]);
    const parts = together.split(', ');
    const clauses = { parts, joined: parts.map(() => false), language };
    expect(parts.some((_, at) => at > 0 && rule.when(clauses, at))).toBe(true);
    expect(split(apart.join(', '), kind)).toEqual(apart);
  });
});

const cuts: Readonly<Record<string, readonly [apart: string, together: string]>> = {
  'another duty': [
    'Run the ward at night and train new staff',
    'Manage daily stock and order processing',
  ],
  'something else asked for': [
    'A food hygiene certificate and a driving licence',
    'Five years of pipe welding and fabrication of pressure vessels',
  ],
  'two skills at the end of a list': [
    'Terraform, Docker and Ansible',
    'Rota planning and good manners',
  ],
};

describe('what an "and" separates', () => {
  it.each(CUT_RULES.map((rule) => [rule.name, rule] as const))('%s', (name, rule) => {
    const [apart, together] = cuts[name] ?? ['', ''];
    const kind = rule.in === 'asked' ? 'must' : 'duties';
    expect(split(apart, kind)).toEqual(apart.split(/, | and /));
    expect(split(together, kind)).toEqual([together]);
  });
});

describe('a criterion', () => {
  it.each([
    'Training and development of junior staff',
    'Experience of landlord and tenant matters and of refinancing',
    'Method transfer and validation of analytical procedures',
    'Medication and care planning',
    'Knowledge of benefits, housing and debt advice',
    'Experience of selling machines into manufacturing, distribution or farming',
    'State electrician license, or a reciprocal license and able to transfer it',
    'Excellent written and spoken English',
    'Comfortable pricing curtains, blinds and fitted covers by eye',
    'Servicing of Otis, Kone and Schindler lifts',
  ])('is not torn: %s', (text) => {
    expect(split(text, 'must')).toEqual([text]);
  });
});

describe('German compounds', () => {
  const german = advertLanguage(
    'Anforderungen: Ihr Profil, Sie verfügen über Kenntnisse und Ausbildung',
  );

  it.each([
    ['Ausbildung als Koch, Englischkenntnisse und Berufserfahrung', 3],
    ['Abgeschlossene Ausbildung, Fachhochschulabschluss und Führungserfahrung im Einkauf', 3],
    ['Erfahrung im Vertrieb und Englischkenntnisse', 2],
    ['Programmierkenntnisse in Java und Datenbankkenntnisse', 2],
    ['Gute EDV- und Deutschkenntnisse', 1],
    ['SAP-, Excel- und Englischkenntnisse', 1],
    ['Meisterabschluss oder Technikerabschluss', 1],
    ['Kenntnisse in Lohnsteuerrecht, Sozialversicherung und Arbeitsrecht', 1],
  ])('%s: %d', (text, count) => {
    expect(splitClauses(text, 'must', german)).toHaveLength(count);
  });
});
