import { styled } from 'styled-components';

/** The highlighter. It means one thing only: this is the line that earned the point. */
export const Mark = styled.mark`
  padding: 0 0.12em;
  border-radius: 2px;
  color: var(--on-marker);
  background: linear-gradient(transparent 8%, var(--marker) 8% 92%, transparent 92%);
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  /* evidence on paper, too */
  print-color-adjust: exact;
`;
