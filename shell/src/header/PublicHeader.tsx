import { ButtonLink, Icon, icons } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { BarEnd, BarLink, BarNav, HeaderBar } from './HeaderBar.js';
import { publicLinks } from './links.js';
import { MenuLink, MenuRule, WideOnly } from './menu-parts.js';
import { MenuButton } from './MenuButton.js';
import { ThemeSwitch } from './ThemeSwitch.js';

const End = styled(BarEnd)`
  gap: var(--s3);
`;

/** The header of visitors. */
export function PublicHeader() {
  return (
    <HeaderBar home="/">
      <End>
        <BarNav aria-label="Main">
          {publicLinks.map(({ to, label }) => (
            <BarLink key={to} to={to}>
              {label}
            </BarLink>
          ))}
        </BarNav>
        <WideOnly>
          <ButtonLink to="/signin" variant="bare">
            Sign In
          </ButtonLink>
        </WideOnly>
        <ButtonLink to="/signup" variant="primary">
          Get Started
        </ButtonLink>
        <MenuButton label="Menu" button={<Icon shape={icons.menu} size={20} />} narrowOnly>
          <nav aria-label="Menu">
            {publicLinks.map(({ to, label }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
            <MenuLink to="/signin">Sign In</MenuLink>
          </nav>
          <MenuRule />
          <ThemeSwitch />
        </MenuButton>
      </End>
    </HeaderBar>
  );
}
