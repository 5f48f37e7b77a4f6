import { styled } from 'styled-components';
import { ErrorPanel, Page, type ErrorPanelProps } from '@shortlist/web-kit';

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
