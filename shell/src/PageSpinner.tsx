import { Spinner } from '@shortlist/web-kit';
import { styled } from 'styled-components';

const Middle = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;

/** A page that is not there yet. */
export function PageSpinner() {
  return (
    <Middle>
      <Spinner label="Loading..." />
    </Middle>
  );
}
