import { ButtonLink, useHost } from '@shortlist/web-kit';
import { ScreeningProvider } from '../../../people/ScreeningProvider.js';
import { sampleScreening } from '../../../screening/demo/sample-screening.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { ScreeningResults } from './ScreeningResults.js';

/** /demo: the results screen on bundled sample data, open to visitors. */
export function DemoPage() {
  const { session } = useHost();
  return (
    <ScreeningProvider jobId={sampleScreening.jobId} bundled={sampleScreening}>
      <ScreeningResults
        renderAction={(variant) =>
          session.status === 'signed-in' ? (
            <NewScreeningLink variant={variant} />
          ) : (
            <ButtonLink to="/signup" variant={variant}>
              Start Free Trial
            </ButtonLink>
          )
        }
      />
    </ScreeningProvider>
  );
}
