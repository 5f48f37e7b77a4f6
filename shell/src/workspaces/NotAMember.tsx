import { ButtonLink, Page, PageHead } from '@shortlist/web-kit';

/** In the place of a page in a workspace that the user is no member of, or not any more. */
export function NotAMember() {
  return (
    <Page>
      <PageHead
        title="You are not a member of this workspace"
        context="You may have left it, or an owner or admin removed you. Please ask them for an invitation."
      />
      {/* Loads the page again: nothing of this workspace stays in memory. */}
      <ButtonLink href="/dashboard" variant="primary">
        Go to your own workspace
      </ButtonLink>
    </Page>
  );
}
