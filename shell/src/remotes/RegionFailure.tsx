import { ErrorPanel, type ErrorPanelProps, Logo, Page } from '@shortlist/web-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Region = styled(Page)<{ $top: boolean }>`
  padding-top: ${({ $top }) => ($top ? 'var(--s3)' : 'var(--s6)')};
`;

const Panel = styled.div`
  max-width: 560px;
`;

const Home = styled.div`
  margin-bottom: var(--s5);
`;

export interface RegionFailureProps extends ErrorPanelProps {
  /** The page has no header, so the way home stands here. */
  readonly withLogo?: boolean | undefined;
  /** Stands below the message. */
  readonly children?: ReactNode;
}

/** A failure in the place of the page it concerns. */
export function RegionFailure({
  withLogo = false,
  children,
  message,
  ...panel
}: RegionFailureProps) {
  return (
    <Region $top={withLogo}>
      {withLogo ? (
        <Home>
          <Logo />
        </Home>
      ) : null}
      <Panel>
        <ErrorPanel
          {...panel}
          message={
            <>
              {message}
              {children}
            </>
          }
        />
      </Panel>
    </Region>
  );
}
