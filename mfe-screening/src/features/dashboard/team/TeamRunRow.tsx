import { Chip } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Detail, Title } from '../components/row-parts.js';
import type { OwnRun } from '../use-own-run.js';

const Line = styled.tr`
  position: relative;
`;

/** A screening that this tab is sending: the server does not list it yet. */
export function TeamRunRow({ run }: { readonly run: OwnRun }) {
  return (
    <Line>
      <td colSpan={4}>
        <Title to="/processing">{run.title || 'Untitled screening'}</Title>
        <Detail>{run.text}</Detail>
      </td>
      <td className="state">
        <Chip tone="info">Running</Chip>
      </td>
      <td className="when">Now</td>
    </Line>
  );
}
