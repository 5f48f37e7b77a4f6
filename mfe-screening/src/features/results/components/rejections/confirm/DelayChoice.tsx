import { styled } from 'styled-components';
import { timeText } from '../../../../../outbox/countdown.js';

const Choices = styled.fieldset`
  legend {
    margin-bottom: 2px;
    padding: 0;
    color: var(--ink);
    font-size: var(--text-sm);
    font-weight: 550;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  input {
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** Times to stop emails that are offered, in seconds. */
const offered = [0, 30, 300, 3600, 86_400];

export interface DelayChoiceProps {
  readonly seconds: number;
  /** The delay that this screening used last; offered too when it is none of the usual times. */
  readonly former: number;
  readonly onChange: (seconds: number) => void;
}

/** How long confirmed emails can be stopped. */
export function DelayChoice({ seconds, former, onChange }: DelayChoiceProps) {
  const choices = [...new Set([...offered, former])].sort((a, b) => a - b);
  return (
    <Choices>
      <legend>Send</legend>
      <div>
        {choices.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="delay"
              checked={each === seconds}
              onChange={() => onChange(each)}
            />
            {each === 0 ? 'Now' : `After ${timeText(each)}`}
          </label>
        ))}
      </div>
    </Choices>
  );
}
