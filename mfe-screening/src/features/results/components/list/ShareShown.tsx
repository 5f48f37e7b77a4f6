import { maxSharedCandidates } from '@shortlist/contracts/sharing';
import { Button, useMay, usePrepared } from '@shortlist/web-kit';
import { useState } from 'react';
import { screeningDialogs, ShareDialog } from '../../../../manage/components/lazy-dialogs.js';
import type { Screening } from '../../../../screening/screening.js';

export interface ShareShownProps {
  readonly screening: Screening;
  /** Ids of those that the list shows, best first. */
  readonly ids: readonly string[];
  /** The list shows the whole shortlist: then the link follows it. */
  readonly isWhole: boolean;
}

/** Shares the people that the list shows; says how many they are. */
export function ShareShown({ screening, ids, isWhole }: ShareShownProps) {
  const [people, setPeople] = useState<readonly string[] | null>(null);
  const mayShare = useMay()('screening.share');
  usePrepared(screeningDialogs);
  if (!mayShare) return null;
  const count = ids.length;
  return (
    <>
      <Button
        disabled={count === 0 || (!isWhole && count > maxSharedCandidates)}
        title={
          !isWhole && count > maxSharedCandidates
            ? `A link shows at most ${maxSharedCandidates} chosen people.`
            : undefined
        }
        onClick={() => setPeople(ids)}
      >
        Share {count} {count === 1 ? 'person' : 'people'}
      </Button>
      {people ? (
        <ShareDialog
          jobId={screening.jobId}
          name={screening.title}
          people={isWhole ? undefined : people}
          onClose={() => setPeople(null)}
        />
      ) : null}
    </>
  );
}
