import * as http from '@shortlist/contracts/http/gateway';
import { useOperation } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { Panel, PanelLine } from './Panel.js';

const parts = [
  { key: 'aiProcessing', name: 'AI Processing' },
  { key: 'emailService', name: 'Email Service' },
  { key: 'exportSystem', name: 'Export System' },
] as const;

const State = styled.span<{ $tone: 'good' | 'bad' | 'ink-faint' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--${({ $tone }) => $tone});
  font-size: var(--text-xs);
  font-weight: 500;
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    border: 1.5px solid currentColor;
    background: ${({ $tone }) => ($tone === 'good' ? 'currentColor' : 'none')};
  }
`;

/** Health of the parts a user relies on, as the API reports it. */
export function SystemStatus() {
  const { status, data } = useOperation(http.getStatus);
  return (
    <Panel title="System Status">
      {parts.map(({ key, name }) => (
        <PanelLine key={key}>
          <span>{name}</span>
          {status === 'loading' ? <State $tone="ink-faint">Checking…</State> : null}
          {status === 'error' || data?.[key] === 'unknown' ? (
            <State $tone="ink-faint">Not known</State>
          ) : null}
          {data?.[key] === 'active' ? <State $tone="good">Active</State> : null}
          {data?.[key] === 'unavailable' ? <State $tone="bad">Unavailable</State> : null}
        </PanelLine>
      ))}
    </Panel>
  );
}
