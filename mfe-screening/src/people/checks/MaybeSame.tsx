import type { Candidate, PersonLink } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { RowAction } from '../../components/RowAction.js';
import { useScreeningChanges } from '../store/use-screening.js';
import { CheckNote, Choices } from './check-style.js';
import { proposal, proposals, sharedAddress, sharingAddress } from './link-texts.js';
import { useSamePerson } from './use-same-person.js';

/** People of one address with a button each; the others get theirs when these are decided. */
const MAX_BUTTONS = 3;

interface LinksProps {
  readonly candidate: Candidate;
  readonly links: readonly PersonLink[];
  readonly text: string;
}

/** Things that a candidate has in common with others, and the ways to decide. */
function Links({ candidate, links, text }: LinksProps) {
  const { changeable } = useScreeningChanges();
  const decide = useSamePerson();
  const isOne = links.length === 1;
  const about = (
    <VisuallyHidden>
      : {candidate.candidate}
      {isOne ? ` and ${links[0]?.candidate}` : null}
    </VisuallyHidden>
  );
  return (
    <CheckNote tone="warn">
      {text}
      {changeable ? (
        <Choices>
          {links.slice(0, MAX_BUTTONS).map((link) => (
            <RowAction
              key={link.id}
              type="button"
              onClick={() => void decide(candidate, [link], true)}
            >
              {isOne ? 'Same person' : `Same person as ${link.candidate}`}
              {about}
            </RowAction>
          ))}
          <RowAction type="button" onClick={() => void decide(candidate, links, false)}>
            {isOne ? 'Keep apart' : 'Keep all apart'}
            {about}
          </RowAction>
        </Choices>
      ) : null}
    </CheckNote>
  );
}

/** Others who may be the same person as a candidate, until somebody decides. */
export function MaybeSame({ candidate }: { readonly candidate: Candidate }) {
  const text = sharedAddress(candidate);
  return (
    <>
      {text === null ? null : (
        <Links candidate={candidate} links={sharingAddress(candidate)} text={text} />
      )}
      {proposals(candidate).map((link) => (
        <Links key={link.id} candidate={candidate} links={[link]} text={proposal(link)} />
      ))}
    </>
  );
}
