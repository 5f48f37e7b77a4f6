import * as http from '@shortlist/contracts/http/resumes';
import type { ShareLink } from '@shortlist/contracts/sharing';
import {
  Button,
  Delayed,
  Dialog,
  errorMessage,
  ErrorPanel,
  Skeleton,
  Stack,
  useOperation,
  VisuallyHidden,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { peopleCount } from '../share-texts.js';
import { CreatedLink } from './CreatedLink.js';
import { LinkList } from './LinkList.js';
import { ShareForm } from './ShareForm.js';

const Links = styled.section`
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
  h3 {
    margin-bottom: var(--s2);
    font-size: var(--text-sm);
    font-weight: 600;
    color: var(--ink);
  }
`;

interface Made {
  readonly share: ShareLink;
  readonly token: string;
}

export interface ShareDialogProps {
  readonly jobId: string;
  /** The title of the screening. */
  readonly name: string;
  /** The people to share; the whole shortlist without them. */
  readonly people?: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Makes read-only links to the shortlist of a screening, lists those that work and revokes them. */
export function ShareDialog({ jobId, name, people, onClose }: ShareDialogProps) {
  const listed = useOperation(http.listShares, { params: { id: jobId } });
  const [made, setMade] = useState<Made | null>(null);
  /** Links after the last change; null before the first. */
  const [changed, setChanged] = useState<readonly ShareLink[] | null>(null);
  const [copied, setCopied] = useState(false);
  const links = changed ?? listed.data?.shares ?? null;

  const create = (created: Made) => {
    setMade(created);
    setCopied(false);
    if (links) setChanged([created.share, ...links]);
    else listed.reload();
  };
  const leave = (left: readonly ShareLink[]) => {
    setChanged(left);
    if (made && !left.some(({ id }) => id === made.share.id)) setMade(null);
  };

  return (
    <Dialog
      open
      title={
        people
          ? `Share ${peopleCount(people.length)} of “${name}”`
          : `Share the shortlist of “${name}”`
      }
      onClose={onClose}
      // A link is shown once: it is not lost by a press beside the dialog.
      dismissable={made === null || copied}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={4}>
        <p>
          Anyone with the link can see{' '}
          {people ? `these ${peopleCount(people.length)}` : 'the shortlist'} and comment. Resumes,
          notes and other candidates stay private.
        </p>
        {made ? (
          <CreatedLink
            key={made.share.id}
            token={made.token}
            onCopied={() => setCopied(true)}
            onAnother={() => setMade(null)}
          />
        ) : (
          <ShareForm jobId={jobId} people={people} onCreated={create} />
        )}
        <Links aria-label="Active links">
          <h3>Active links</h3>
          {links ? (
            <LinkList jobId={jobId} links={links} onRevoked={leave} />
          ) : listed.status === 'error' ? (
            <ErrorPanel
              title="The links could not be loaded"
              message={errorMessage(listed.error)}
              onRetry={listed.reload}
            />
          ) : (
            <>
              <VisuallyHidden role="status">Loading the links</VisuallyHidden>
              <Delayed>
                <Stack gap={2}>
                  <Skeleton width="50%" />
                  <Skeleton width="80%" />
                </Stack>
              </Delayed>
            </>
          )}
        </Links>
      </Stack>
    </Dialog>
  );
}
