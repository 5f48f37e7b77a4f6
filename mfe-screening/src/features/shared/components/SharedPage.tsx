import * as http from '@shortlist/contracts/http/resumes';
import {
  ApiError,
  Delayed,
  errorMessage,
  ErrorPanel,
  Logo,
  Note,
  Page,
  PageHead,
  Skeleton,
  Stack,
  useOperation,
  VisuallyHidden,
} from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLinkSecret } from '../use-link-secret.js';
import { SharedShortlist } from './SharedShortlist.js';

const Sheet = styled(Page)`
  padding-top: var(--s3);
  @media (max-width: 640px) {
    > header {
      padding: var(--s4) 0 var(--s4);
    }
    > header h1 {
      font-size: var(--text-2xl);
    }
  }
`;

const Brand = styled.div`
  @media print {
    display: none;
  }
`;

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <Sheet>
      <Brand>
        <Logo />
      </Brand>
      {children}
    </Sheet>
  );
}

/** Unknown, expired and revoked are one: nobody learns which. */
function DeadLink() {
  return (
    <Frame>
      <PageHead title="Shared shortlist" />
      <Note tone="bad">{http.getShared.errors.ShareNotFound.message}</Note>
    </Frame>
  );
}

function LinkedPage({ secret }: { readonly secret: string }) {
  const shared = useOperation(http.getShared, { body: { token: secret } });
  if (shared.status === 'ready') {
    return (
      <Frame>
        <SharedShortlist secret={secret} shared={shared.data} />
      </Frame>
    );
  }
  if (shared.status === 'loading') {
    return (
      <Frame>
        <PageHead title="Shared shortlist" />
        <VisuallyHidden role="status">Loading the shortlist</VisuallyHidden>
        <Delayed>
          <Stack gap={4}>
            <Skeleton height={64} />
            <Skeleton height={140} />
            <Skeleton height={140} />
          </Stack>
        </Delayed>
      </Frame>
    );
  }
  const { error } = shared;
  if (error instanceof ApiError && [404, 422].includes(error.status ?? 0)) return <DeadLink />;
  return (
    <Frame>
      <PageHead title="Shared shortlist" />
      <ErrorPanel
        title="The shortlist could not be loaded"
        message={errorMessage(error)}
        onRetry={shared.reload}
      />
    </Frame>
  );
}

/** /shared: the shortlist that a read-only link shows, to anyone who has it. */
export function SharedPage() {
  const secret = useLinkSecret();
  return secret === null ? <DeadLink /> : <LinkedPage key={secret} secret={secret} />;
}
