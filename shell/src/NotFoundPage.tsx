import { ButtonLink, Page, PageHead } from '@shortlist/web-kit';

/** No page has this address. */
export function NotFoundPage() {
  return (
    <Page>
      <PageHead
        title="Page not found"
        context="The address may be mistyped, or the page has moved."
      />
      <ButtonLink to="/" variant="primary">
        Go to the start page
      </ButtonLink>
    </Page>
  );
}
