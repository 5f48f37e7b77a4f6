import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import {
  Button,
  Chip,
  Delayed,
  errorMessage,
  ErrorPanel,
  Note,
  Row,
  Skeleton,
  useHost,
  useOperation,
} from '@shortlist/web-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Rows, SettingRow } from '../components/Rows.js';
import { timeAgo } from '../time-ago.js';
import { useSubmit } from '../use-submit.js';

type Session = OperationResponse<typeof http.listSessions>['sessions'][number];

const Part = styled.div`
  margin-top: 22px;

  & > h3 {
    font-size: var(--text-md);
    font-weight: 600;
  }

  & > h3:focus {
    outline: none;
  }

  & > div {
    margin-top: var(--s4);
  }
`;

function nameOf({ browser, system, current }: Session): string {
  const name = [browser ?? 'A browser', ...(system === null ? [] : [`on ${system}`])].join(' ');
  return current ? `${name} · this device` : name;
}

/** Where the user is signed in; each can be signed out. */
export function SessionsPart() {
  const { call, notify, signOut } = useHost();
  const { status, data, error, reload } = useOperation(http.listSessions);
  const { busy, problem, submit } = useSubmit();
  const title = useRef<HTMLHeadingElement>(null);

  /** The button that was pressed goes with its row. */
  function done(message: string): void {
    notify({ kind: 'success', message });
    title.current?.focus();
    reload();
  }

  const endOne = (id: string) =>
    void submit(async () => done((await call(http.endSession, { params: { id } })).message));
  const endOthers = () =>
    void submit(async () =>
      done((await call(http.endSessions, { body: { keepCurrent: true } })).message),
    );
  const endAll = () =>
    void submit(async () => {
      const { message } = await call(http.endSessions, { body: { keepCurrent: false } });
      await signOut();
      notify({ kind: 'success', message });
    });

  return (
    <Part>
      <h3 ref={title} tabIndex={-1}>
        Where you are signed in
      </h3>
      {status === 'loading' && (
        <Delayed>
          <Skeleton height="64px" />
        </Delayed>
      )}
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data && (
        <Rows>
          {data.sessions.map((session) => (
            <SettingRow
              key={session.id}
              title={nameOf(session)}
              state={
                session.current
                  ? `Signed in ${timeAgo(session.createdAt)}`
                  : `Last used ${timeAgo(session.lastUsedAt)}`
              }
              action={
                session.current ? (
                  <Chip tone="good">current</Chip>
                ) : (
                  <Button
                    variant="bare"
                    disabled={busy}
                    aria-label={`Sign out ${nameOf(session)}`}
                    onClick={() => endOne(session.id)}
                  >
                    Sign out
                  </Button>
                )
              }
            />
          ))}
        </Rows>
      )}
      {problem !== null && <Note tone="bad">{problem}</Note>}
      {data && (
        <Row gap={2}>
          {data.sessions.length > 1 && (
            <Button disabled={busy} onClick={endOthers}>
              Sign out everywhere else
            </Button>
          )}
          <Button disabled={busy} onClick={endAll}>
            Sign out everywhere
          </Button>
        </Row>
      )}
    </Part>
  );
}
