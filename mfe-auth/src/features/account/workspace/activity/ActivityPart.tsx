import type { Activity } from '@shortlist/contracts/activity';
import { formerMember } from '@shortlist/contracts/roles';
import {
  Button,
  Delayed,
  downloadFile,
  errorMessage,
  ErrorPanel,
  formatDate,
  memberInitials,
  SelectField,
  Skeleton,
  useHost,
} from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import { PageSection } from '../../components/PageSection.js';
import { fullName, type WorkspacePartProps } from '../describe-member.js';
import { SectionHead } from '../SectionHead.js';
import { writeActivity } from './activity-csv.js';
import { activityFilters } from './activity-sentence.js';
import { ActivityRow } from './ActivityRow.js';
import { Day, Filters, Foot, List, Log, Note } from './ActivityRowParts.js';
import { useActivity } from './use-activity.js';

/** Lines by the words for their day, in the order given. */
function byDay(lines: readonly Activity[]): ReadonlyMap<string, readonly Activity[]> {
  const days = new Map<string, Activity[]>();
  for (const line of lines) {
    const day = formatDate(line.at);
    const known = days.get(day);
    if (known) known.push(line);
    else days.set(day, [line]);
  }
  return days;
}

/** The activity of the workspace, by days, for those who may read it. */
export function ActivityPart({ data }: Pick<WorkspacePartProps, 'data'>) {
  const { notify, session } = useHost();
  const [userId, setUserId] = useState('');
  const [kind, setKind] = useState('');
  const [isExporting, setIsExporting] = useState(false);
  const { state, reload, showOlder, fetchAll } = useActivity({ userId, kind });
  const title = useRef<HTMLHeadingElement>(null);
  const names = new Map(data.members.map((member) => [member.userId, fullName(member)]));
  const nameOf = (id: string | null | undefined) => names.get(id ?? '') ?? formerMember;
  const initials = memberInitials(data.members);

  const report = (error: unknown) =>
    notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });

  async function exportAll(): Promise<void> {
    setIsExporting(true);
    try {
      const text = writeActivity(await fetchAll(), nameOf);
      downloadFile('activity.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      report(error);
    } finally {
      setIsExporting(false);
    }
  }

  const items = state.status === 'ready' ? state.items : [];
  const days = byDay(items);
  return (
    <PageSection aria-labelledby="activity-title">
      <SectionHead
        id="activity-title"
        title="Activity"
        titleRef={title}
        action={
          <Filters>
            <SelectField
              id="activity-who"
              label="Who"
              value={userId}
              options={[
                { value: '', label: 'Everyone' },
                ...data.members.map((member) => ({
                  value: member.userId,
                  label: fullName(member),
                })),
              ]}
              onChange={({ target }) => setUserId(target.value)}
            />
            <SelectField
              id="activity-kind"
              label="What"
              value={kind}
              options={activityFilters}
              onChange={({ target }) => setKind(target.value)}
            />
            <Button
              aria-disabled={isExporting || undefined}
              onClick={() => !isExporting && void exportAll()}
            >
              {isExporting ? 'Exporting...' : 'Export'}
            </Button>
          </Filters>
        }
      />
      <Note>Decisions about candidates are in each screening’s record.</Note>
      {state.status === 'loading' && (
        <Delayed>
          <Skeleton height="160px" />
        </Delayed>
      )}
      {state.status === 'error' && (
        <ErrorPanel message={errorMessage(state.error)} onRetry={reload} />
      )}
      {state.status === 'ready' && items.length === 0 && (
        <Note>
          {userId === '' && kind === ''
            ? 'Nothing has happened yet. What members do shows here.'
            : 'Nothing fits this choice.'}
        </Note>
      )}
      {items.length > 0 && (
        <Log>
          {[...days].map(([day, lines]) => (
            <section key={day} aria-label={day}>
              <Day>{day}</Day>
              <List>
                {lines.map((line) => (
                  <ActivityRow
                    key={line.id}
                    line={line}
                    nameOf={nameOf}
                    initials={initials.get(line.userId ?? '') ?? (line.userId === null ? 'S' : '–')}
                    isOwn={line.userId === session.user?.id}
                  />
                ))}
              </List>
            </section>
          ))}
        </Log>
      )}
      {state.status === 'ready' && (
        <Foot>
          <span>Kept for {state.keptMonths} months.</span>
          {state.next !== null && (
            <Button
              variant="bare"
              aria-disabled={state.isGrowing || undefined}
              onClick={() => void showOlder().catch(report)}
            >
              {state.isGrowing ? 'Loading...' : 'Show older'}
            </Button>
          )}
        </Foot>
      )}
    </PageSection>
  );
}
