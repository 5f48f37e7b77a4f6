import { roleAllows } from '@shortlist/contracts/authorise';
import * as http from '@shortlist/contracts/http/auth';
import {
  Delayed,
  errorMessage,
  ErrorPanel,
  PageHead,
  Skeleton,
  useOperation,
} from '@shortlist/web-kit';
import { AccountLayout } from '../components/AccountLayout.js';
import { PageSection } from '../components/PageSection.js';
import { AbsencePart } from './absence/AbsencePart.js';
import { ActivityPart } from './activity/ActivityPart.js';
import { InvitationsPart } from './invitations/InvitationsPart.js';
import { JoinPart } from './join-requests/JoinPart.js';
import { JoinRequestsPart } from './join-requests/JoinRequestsPart.js';
import { MailsPart } from './mails/MailsPart.js';
import { MembersPart } from './members/MembersPart.js';
import { NamePart } from './name/NamePart.js';
import { SingleSignOnPart } from './single-sign-on/SingleSignOnPart.js';

/** The workspace of the address: its name, its members, and people who may join or ask to. */
export function WorkspacePage() {
  const { status, data, error, reload } = useOperation(http.getWorkspace);
  const isManaged = data !== undefined && roleAllows(data.workspace.role, 'members.manage');
  return (
    <AccountLayout
      current="workspace"
      workspaceName={data?.workspace.name ?? 'Your workspace'}
      isWide
    >
      <PageHead title="Workspace" context="Who works here, and how they sign in." />
      {status === 'loading' && (
        <PageSection aria-busy="true">
          <Delayed>
            <Skeleton height="220px" />
          </Delayed>
        </PageSection>
      )}
      {status === 'error' && <ErrorPanel message={errorMessage(error)} onRetry={reload} />}
      {data && (
        <>
          <NamePart data={data} reload={reload} />
          <MembersPart data={data} reload={reload} />
          {isManaged && <JoinRequestsPart data={data} reload={reload} />}
          <JoinPart />
          {data.members.length > 1 && <AbsencePart />}
          {data.members.length > 1 && <MailsPart />}
          {isManaged && <InvitationsPart data={data} reload={reload} />}
          {roleAllows(data.workspace.role, 'sign-in.manage') && <SingleSignOnPart />}
          {roleAllows(data.workspace.role, 'activity.read') && <ActivityPart data={data} />}
        </>
      )}
    </AccountLayout>
  );
}
