import * as http from '@shortlist/contracts/http/resumes';
import { PageHead, useOperation } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UploadLink } from '../../../components/UploadLink.js';
import type { Members } from '../../../members/use-members.js';
import { HistoryFigureStrip } from '../components/HistoryFigureStrip.js';
import { PrivacyNotice } from '../components/PrivacyNotice.js';
import type { DashboardData } from '../use-dashboard-data.js';
import { useOwnRun } from '../use-own-run.js';
import { TeamFooter } from './TeamFooter.js';
import { TeamScreenings } from './TeamScreenings.js';
import { type Mention, waitingLines, waitingSentence } from './waiting-lines.js';
import { WaitingList } from './WaitingList.js';

const Figures = styled.div`
  margin: 28px 0 32px;
`;

export interface TeamDashboardProps extends DashboardData {
  /** Of the user; the title greets by it. */
  readonly name: string;
  readonly members: Members;
}

/** The dashboard of a workspace of several: work that waits for the user comes first. */
export function TeamDashboard({ name, members, history, usage }: TeamDashboardProps) {
  const waiting = useOperation(http.getWaiting);
  const ownRun = useOwnRun(history.data ?? []);
  const mentions = useOperation(http.listMentions);
  const nameOf = ({ authorId, author }: Mention) =>
    authorId === null ? author : members.nameOf(authorId);
  const lines =
    waiting.data && mentions.data && waitingLines(waiting.data, mentions.data.mentions, nameOf);
  const retry = () => {
    waiting.reload();
    mentions.reload();
  };
  const nothingWaits = lines?.length === 0;
  return (
    <>
      <PageHead
        title={`Welcome back, ${name}`}
        context={
          lines ? waitingSentence(lines.length, members.workspaceName) : members.workspaceName
        }
        actions={
          <UploadLink variant={nothingWaits ? 'primary' : 'quiet'}>Upload Resumes</UploadLink>
        }
      />
      <PrivacyNotice />
      <WaitingList lines={lines} error={waiting.error ?? mentions.error} onRetry={retry} />
      <Figures>
        <HistoryFigureStrip history={history} isFirst={false} isCompact />
      </Figures>
      <TeamScreenings history={history} ownRun={ownRun} members={members} />
      <TeamFooter usage={usage} />
    </>
  );
}
