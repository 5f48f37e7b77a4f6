import { styled } from 'styled-components';

/** Candidates per score bucket of the pictured job, as a share of the figure's height; the last five are above the threshold. */
const buckets = [9, 14, 22, 38, 52, 68, 80, 72, 58, 44, 33, 20, 10];
const shortlistedBuckets = 5;

const Bars = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: 5px;
  height: 130px;
  padding-top: 20px;
  /* the bars are grounds, which browsers leave out on paper */
  print-color-adjust: exact;
  forced-color-adjust: none;
`;

const Bar = styled.i<{ $height: number; $shortlisted: boolean }>`
  flex: 1;
  height: ${({ $height }) => $height}%;
  border-radius: 3px 3px 0 0;
  background: var(${({ $shortlisted }) => ($shortlisted ? '--ink' : '--line-strong')});
`;

const Threshold = styled.span`
  position: absolute;
  inset-block: 0;
  left: ${(1 - shortlistedBuckets / buckets.length) * 100}%;
  border-left: 1.5px dashed var(--accent);

  & > em {
    position: absolute;
    top: -4px;
    left: 8px;
    font-size: var(--text-xs);
    font-style: normal;
    font-weight: 500;
    color: var(--accent);
    white-space: nowrap;
  }

  @media (max-width: 860px) {
    & > em {
      left: auto;
      right: 8px;
    }
  }
`;

/** Scores of one job as a histogram, with the threshold line. */
export function HistogramFigure() {
  return (
    <Bars>
      {buckets.map((height, index) => (
        <Bar
          key={index}
          $height={height}
          $shortlisted={index >= buckets.length - shortlistedBuckets}
        />
      ))}
      <Threshold>
        <em>Threshold 65 · 41 shortlisted</em>
      </Threshold>
    </Bars>
  );
}
