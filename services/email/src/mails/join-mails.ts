import type * as messages from '@shortlist/contracts/messages/email';
import { memberRoles, memberRoleTexts } from '@shortlist/contracts/roles';
import type { z } from 'zod';
import { renderLinkMail } from './link-mail.js';
import type { Mail } from './mail.js';
import { personName } from './person-name.js';

type JoinRequestMail = z.output<typeof messages.sendJoinRequestEmail.payload>;
type JoinAcceptedMail = z.output<typeof messages.sendJoinAcceptedEmail.payload>;

/** The mail to an owner or admin that somebody asks to join. It shows the verified address beside the name they chose. */
export function joinRequestMail(appUrl: string, mail: JoinRequestMail): Mail {
  const { to, firstName, workspaceId, askedBy, askedByAddress } = mail;
  const workspace = personName(mail.workspace) || 'your workspace';
  const name = personName(askedBy);
  return renderLinkMail({
    to,
    firstName,
    subject: `${name || 'Somebody'} asks to join ${workspace}`,
    intro: `${name ? `${name} (${askedByAddress})` : askedByAddress} asks to join the workspace ${workspace} on Shortlist. Choose a role and accept, or decline:`,
    label: 'Open the request',
    link: `${appUrl}/w/${encodeURIComponent(workspaceId)}/account/workspace`,
    note: 'The request ends after 30 days. The person learns your answer, not who gave it. You get this email because you manage the members of the workspace.',
  });
}

/** The mail to a person that the workspace they asked to join has taken them in. */
export function joinAcceptedMail(appUrl: string, mail: JoinAcceptedMail): Mail {
  const { to, firstName, workspaceId } = mail;
  const workspace = personName(mail.workspace) || 'a workspace';
  const role = memberRoles.find((known) => known === mail.role);
  // A role that only a later release knows is not described.
  const described = role
    ? ` Your role there is ${memberRoleTexts[role].name.toLowerCase()}. ${memberRoleTexts[role].line}`
    : '';
  return renderLinkMail({
    to,
    firstName,
    subject: `You are a member of ${workspace} now`,
    intro: `Your request to join the workspace ${workspace} on Shortlist was accepted.${described}`,
    label: 'Open the workspace',
    link: `${appUrl}/w/${encodeURIComponent(workspaceId)}/dashboard`,
    note: 'You can leave the workspace at any time on its page.',
  });
}
