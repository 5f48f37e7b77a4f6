import { styled } from 'styled-components';
import { rateLength } from '../rate-length.js';

const Meter = styled.div`
  & > div {
    display: flex;
    gap: 4px;
  }

  i {
    flex: 1;
    height: 4px;
    border-radius: 2px;
    background: var(--line);
    forced-color-adjust: none;
  }

  i[data-on='true'] {
    background: var(--good);
  }

  /* frames: as blocks, empty bars would be as heavy as full ones */
  @media (forced-colors: active) {
    i {
      border: 1px solid GrayText;
    }

    i:not([data-on='true']) {
      background: none;
    }
  }

  p {
    min-height: 1.5em;
    margin-top: 6px;
    font-size: var(--text-sm);
    color: var(--ink-faint);

    @media (min-width: 861px) and (max-height: 860px) {
      margin-top: 2px;
    }
  }
`;

/** How long a new password holds, as a quiet meter with words; whether it is a common one only the server knows. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const { bars, words } = rateLength(password);
  return (
    <Meter>
      <div aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-on={bar <= bars} />
        ))}
      </div>
      <p aria-live="polite">{words}</p>
    </Meter>
  );
}
