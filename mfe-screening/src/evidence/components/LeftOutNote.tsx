import { Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { LeftOut } from '../../screening/screening.js';

const Frame = styled(Note)`
  margin-top: 14px;
  overflow-wrap: anywhere;
  li {
    margin-top: 4px;
  }
`;

/** Requirements of the job description that judge nobody, with the reason. */
export function LeftOutNote({ leftOut }: { readonly leftOut: LeftOut }) {
  if (leftOut.length === 0) return null;
  return (
    <Frame title="Left out of the requirements">
      <ul>
        {leftOut.map(({ text, reason }, index) => (
          <li key={index}>
            “{text}”: {reason}
          </li>
        ))}
      </ul>
    </Frame>
  );
}
