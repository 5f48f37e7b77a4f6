import { ButtonLink, useHost } from '@shortlist/web-kit';
import { sampleScreening } from '../../../screening/sample-screening.js';
import { NewScreeningLink } from './NewScreeningLink.js';
import { ScreeningResults } from './ScreeningResults.js';

/** /demo: the results screen on bundled sample data, open to visitors. */
export function DemoPage() {
  const { session } = useHost();
  return (
    <ScreeningResults
      screening={sampleScreening}
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
  );
}
