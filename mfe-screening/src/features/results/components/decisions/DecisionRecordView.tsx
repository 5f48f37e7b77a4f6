import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Note,
  Page,
  PageHead,
  TextLink,
} from '@shortlist/web-kit';
import { styled } from 'styled-components';
import {
  type DecisionRecord,
  decisionsByCandidate,
  describeAgreement,
  describeSeal,
} from '../../../../screening/decision-record.js';
import { formatMoment } from '../../../../screening/format-moment.js';
import { decisionRecordOf, resultsOf } from '../../../../screening/results-address.js';
import { DecisionTable } from './DecisionTable.js';
import { useMustHaveCounts } from './use-must-have-counts.js';
import { useRecordDownload } from './use-record-download.js';

const Actions = styled.div`
  display: contents;
  @media print {
    display: none;
  }
`;

const Basis = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 32px;
  margin-bottom: var(--s5);
  padding-block: 14px;
  border-block: 1px solid var(--line);
  font-size: var(--text-sm);
  dt {
    color: var(--ink-faint);
  }
  dd {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`;

const People = styled(Card)`
  padding: 6px 20px;
  @media print {
    padding: 0;
    border: 0;
  }
`;

const Only = styled.p`
  margin-bottom: var(--s3);
  @media print {
    display: none;
  }
`;

export interface DecisionRecordViewProps {
  readonly record: DecisionRecord;
  readonly candidateId: string | null;
}

/** Every decision about each candidate: by whom or what, when, from what and why; fit for printing. */
export function DecisionRecordView({ record, candidateId }: DecisionRecordViewProps) {
  const { jobId, title, createdAt, engine, comparisonScore, criteria, decisions } = record;
  const { agreement, seal, deletedAt, keptUntil } = record;
  const mustHaves = useMustHaveCounts(deletedAt ? null : jobId, criteria);
  const { download, isDownloading } = useRecordDownload(jobId);
  const everybody = decisionsByCandidate(decisions);
  const people = everybody.filter((each) => !candidateId || each.candidateId === candidateId);
  const off = criteria.filter(({ enabled }) => enabled === false).length;
  const basis = [
    ['Screened', formatMoment(createdAt)],
    ['Engine', [engine.name, engine.version, engine.model].filter(Boolean).join(' · ')],
    ['Threshold now', `${comparisonScore}%`],
    ['Requirements', off === 0 ? `${criteria.length}` : `${criteria.length}, ${off} switched off`],
    ...(seal ? [['Sealed', describeSeal(seal)] as const] : []),
    ...(agreement ? [['Two readers', describeAgreement(agreement)] as const] : []),
    ...(deletedAt ? [['Screening deleted', formatMoment(deletedAt)] as const] : []),
    ...(keptUntil ? [['Record kept until', formatMoment(keptUntil)] as const] : []),
  ] as const;
  return (
    <Page>
      <PageHead
        title="Decision record"
        context={title}
        actions={
          <Actions>
            {deletedAt ? (
              <ButtonLink to="/history">Your screenings</ButtonLink>
            ) : (
              <ButtonLink to={resultsOf(jobId)}>Back to results</ButtonLink>
            )}
            <Button onClick={() => window.print()}>Print</Button>
            <Button
              variant="primary"
              busy={isDownloading}
              busyLabel="Downloading..."
              onClick={() => void download()}
            >
              Download JSON
            </Button>
          </Actions>
        }
      />
      {seal?.brokenAt ? (
        <Note tone="bad" role="alert">
          Line {seal.brokenAt} was changed or removed after it was sealed.
        </Note>
      ) : null}
      <Basis>
        {basis.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Basis>
      {candidateId ? (
        <Only>
          <TextLink to={decisionRecordOf(jobId)}>Show all {everybody.length} candidates</TextLink>
        </Only>
      ) : null}
      {people.length === 0 ? (
        <EmptyState title="No decisions yet">
          {candidateId
            ? 'Nothing was decided about this candidate.'
            : 'Nothing was decided in this screening.'}
        </EmptyState>
      ) : (
        <People>
          <DecisionTable people={people} mustHaves={mustHaves} />
        </People>
      )}
    </Page>
  );
}
