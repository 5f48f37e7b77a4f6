import { loadCertificates } from '../../data/load.js';
import { lazily } from '../../lazily.js';
import { createPhraseMatcher, type FindHits, type Skill } from './phrase-matcher.js';
import { writtenForms } from './taxonomy.js';

/** Ids of certificates begin here, so that they can stand in one map with those of skills. */
const FIRST_ID = 1_000_000;

const named = lazily(() =>
  loadCertificates().map((entry, index) => {
    const skill: Skill = {
      id: FIRST_ID + index,
      name: entry.name,
      field: 'certificates',
      isOccupation: false,
    };
    return [skill, writtenForms(entry)] as const;
  }),
);
const matcher = lazily(() => createPhraseMatcher(named()));

/** Every licence, registration and certificate that is known by name. */
export const allCertificates = lazily((): readonly Skill[] => named().map(([skill]) => skill));

/** Certificates named in a text, by short or long name, in order of appearance, each at every place. */
export const findCertificateHits: FindHits = (text, tokens) => matcher()(text, tokens);
