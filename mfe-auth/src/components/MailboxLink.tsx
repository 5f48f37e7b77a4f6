import { TextLink, useHost } from '@shortlist/web-kit';

/** Leads to the mailbox page, where a deployment without real mail shows what it sent; nothing elsewhere. */
export function MailboxLink() {
  const { config } = useHost();
  if (!config.features.mailbox) return null;
  return (
    <TextLink look="inline" href="/mailbox">
      Open the mailbox
    </TextLink>
  );
}
