import { Link } from '@shortlist/router';
import { Chip } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { OwnRun } from '../use-own-run.js';

const Title = styled(Link)`
  font-weight: 600;
`;

const Detail = styled.small`
  display: block;
  color: var(--ink-faint);
  font-size: var(--text-xs);
`;

/** A screening that this tab is sending: the server does not list it yet. */
export function TeamRunRow({ run }: { readonly run: OwnRun }) {
  return (
    <tr>
      <td colSpan={4}>
        <Title to="/processing">{run.title || 'Untitled screening'}</Title>
        <Detail>{run.text}</Detail>
      </td>
      <td className="state">
        <Chip tone="info">Running</Chip>
      </td>
      <td className="when">Now</td>
    </tr>
  );
}
