import type { LetterPart } from '../../../../../mails/letter-parts.js';
import { LetterBody } from './letter-style.js';

/** The body of a letter; what was filled in for this person is marked. */
export function LetterText({ parts }: { readonly parts: readonly LetterPart[] }) {
  return (
    <LetterBody>
      {parts.map(({ text, isFilledIn }, index) =>
        isFilledIn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </LetterBody>
  );
}
