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
      `The version ${version} of ${remote} is available again. Since ${when} people at ${appUrl} get it as before.`,
      'If it fails once more, another version replaces it until someone makes it live again.',
    ];
  }
  const instead = standIn === null ? 'the configured version' : `the version ${standIn}`;
  return [
    `The version ${version} of ${remote} was unavailable three times in a row. Since ${when} people at ${appUrl} get ${instead} instead.`,
    'Please check that the server of its files answers, allows other origins, and has the published manifest. After five minutes without errors the version returns by itself; after a second outage, only when someone makes it live again.',
  ];
}

/** The mail that tells the team of a remote that a version of theirs is away, or is back. */
export function remoteNoticeMail(appUrl: string, notice: RemoteNotice): Mail {
  const { to, team, remote, about } = notice;
  const paragraphs = [
    `Hello ${team},`,
    ...paragraphsOf(appUrl, notice),
    `See the versions and their users: npm run remotes -- list ${remote} --gateway ${appUrl}`,
  ].map(oneLine);
  return {
    to,
    subject:
      about === 'away' ? `A version of ${remote} is unavailable` : `A version of ${remote} is back`,
    text: paragraphs.join('\n\n') + '\n',
    html: renderPage(paragraphs.map((text) => renderParagraph(escapeHtml(text))).join('\n'), 'en'),
  };
}
