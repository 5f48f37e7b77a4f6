import { ErrorPanel, type ErrorPanelProps, Page } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Region = styled(Page)`
  padding-top: var(--s6);
  > * {
    max-width: 560px;
  }
`;

/** A failure in the place of the page it concerns. */
export function RegionFailure(props: ErrorPanelProps) {
  return (
    <Region>
      <ErrorPanel {...props} />
    </Region>
  );
}
