import type { sendRemoteNotice } from '@shortlist/contracts/http/internal';
import type { OperationBody } from '@shortlist/contracts/operation';
import { longDate } from '@shortlist/service-kit';
import { escapeHtml, type Mail, oneLine, renderPage, renderParagraph } from './mail.js';

export type RemoteNotice = OperationBody<typeof sendRemoteNotice>;

function paragraphsOf(appUrl: string, notice: RemoteNotice): string[] {
  const { remote, version, standIn, at } = notice;
  const when = `${longDate(new Date(at))} at ${at.slice(11, 16)} UTC`;
  if (notice.about === 'back') {
    return [
      `The version ${version} of ${remote} can be had again. Since ${when} people at ${appUrl} get it as before.`,
      'If it fails once more, another version takes its place until somebody makes it live again.',
    ];
  }
  const instead =
    standIn === null ? 'what the deployment is configured with' : `the version ${standIn}`;
  return [
    `The version ${version} of ${remote} could not be had three times in a row. Since ${when} people at ${appUrl} get ${instead} in its place.`,
    'Please look whether the server of its files answers, lets other origins read them, and has the manifest that was published. Once that is so for five minutes, the version is given again by itself; the second time only when somebody makes it live again.',
  ];
}

/** The mail that tells the team of a remote that a version of theirs is away, or is back. */
export function remoteNoticeMail(appUrl: string, notice: RemoteNotice): Mail {
  const { to, team, remote, about } = notice;
  const paragraphs = [
    `Hello ${team},`,
    ...paragraphsOf(appUrl, notice),
    `Who gets which version: npm run remotes -- list ${remote} --gateway ${appUrl}`,
  ].map(oneLine);
  return {
    to,
    subject:
      about === 'away' ? `A version of ${remote} can not be had` : `A version of ${remote} is back`,
    text: paragraphs.join('\n\n') + '\n',
    html: renderPage(paragraphs.map((text) => renderParagraph(escapeHtml(text))).join('\n'), 'en'),
  };
}
