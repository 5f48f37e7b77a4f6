import { foldText } from '../../text/words/fold.js';
import type { Applicant } from '../../types.js';
import { sharesName } from './email.js';
import type { Identity } from './identity.js';
import { nameFromLine } from './name.js';

function wordsOf(name: string): readonly string[] {
  return foldText(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

/** False for the resume of another person, as an agency or a friend sends it. */
function isSamePerson({ name, isGuessed }: Identity, applicant: Applicant): boolean {
  if (isGuessed) return true;
  const words = wordsOf(name);
  return (
    wordsOf(applicant.name).some((word) => words.includes(word)) ||
    sharesName(applicant.email, name)
  );
}

/** The person of a resume, with name and address of who sent it where the resume itself has none. */
export function withApplicant(identity: Identity, applicant: Applicant | undefined): Identity {
  if (!applicant || !isSamePerson(identity, applicant)) return identity;
  const name = identity.isGuessed ? nameFromLine(applicant.name) : null;
  const isWithoutAddress = identity.email === '' && applicant.email !== '';
  return {
    ...identity,
    ...(name !== null && { name, isGuessed: false }),
    ...(isWithoutAddress && { email: applicant.email, addressDoubt: null }),
  };
}
