import { TextLink } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { company } from '../../../company.js';

const hours = [
  ['Monday to Friday', '9 AM – 6 PM EST'],
  ['Saturday', '10 AM – 2 PM EST'],
  ['Sunday', 'Closed'],
] as const;

const List = styled.dl`
  & > div {
    padding: var(--s4) 0;
    border-top: 1px solid var(--line);
  }

  & > div:first-child {
    padding-top: 0;
    border-top: 0;
  }

  & dt {
    margin-bottom: var(--s1);
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }

  @media (max-width: 640px), (pointer: coarse) {
    & a {
      display: inline-block;
      padding-block: 13px;
      margin-block: -13px;
    }
  }
`;

const Address = styled.address`
  font-style: normal;
`;

const Hours = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    font-variant-numeric: tabular-nums;
  }
`;

/** How to reach the company without the form, and when it answers. */
export function ContactDetails() {
  return (
    <List>
      <div>
        <dt>Email</dt>
        <dd>
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </dd>
        <dd>We typically reply within 24 hours.</dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <TextLink href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>
            {company.phone}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd>
          <Address>
            {company.address.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Address>
        </dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>
          <Hours>
            {hours.map(([days, times]) => (
              <li key={days}>
                <span>{days}</span>
                <span>{times}</span>
              </li>
            ))}
          </Hours>
        </dd>
      </div>
    </List>
  );
}
