import {
  couldBePage,
  findPage,
  notFoundTitle,
  unreadTitle,
} from '@shortlist/contracts/front-ends/pages';
import type { HostApi } from '@shortlist/host-api';
import { useLocation } from '@shortlist/router';
import { type HostStore, ToastRegion, VisuallyHidden } from '@shortlist/web-kit';
import {
  Activity,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import type { Beacon } from './beacon/beacon.js';
import { SiteFooter } from './footer/SiteFooter.js';
import { removeStaticFrame } from './frame/static-frame.js';
import { AppHeader } from './header/AppHeader.js';
import { PublicHeader } from './header/PublicHeader.js';
import { SkipLink } from './navigation/SkipLink.js';
import { useArrival } from './navigation/use-arrival.js';
import { useKeptFocus } from './navigation/use-kept-focus.js';
import { usePageChange } from './navigation/use-page-change.js';
import { NotFoundPage } from './NotFoundPage.js';
import { OverridesOnUse } from './overrides/OverridesOnUse.js';
import { causeTexts } from './remotes/cause-texts.js';
import { RegionFailure } from './remotes/RegionFailure.js';
import type { RemoteLoader } from './remotes/remote-loader.js';
import { RemoteOutlet } from './remotes/RemoteOutlet.js';
import { Guard } from './session/Guard.js';
import { useSignOut } from './session/use-sign-out.js';
import { NewVersion } from './versions/NewVersion.js';
import { NotAMember } from './workspaces/NotAMember.js';

export interface ShellProps {
  readonly store: HostStore;
  readonly loader: RemoteLoader;
  /** Is told how the pages do. */
  readonly beacon?: Beacon | undefined;
}

const heights = {
  /* the footer waits below the screen: it does not jump when the page comes */
  foot: '@media screen { min-height: calc(100dvh - 61px); }',
  /* nothing is waited for, so the footer stands at the end of the screen */
  short: '@media screen { min-height: calc(100dvh - 61px - 92px); }',
  own: '',
} as const;

const Main = styled.main<{ $height: keyof typeof heights }>`
  scroll-margin-top: var(--s4);
  ${({ $height }) => heights[$height]}
`;

/**
 * Everything around the remotes: header, guard, titles, focus, toasts. It renders no Routes of its own: the routes
 * inside a remote are then relative to the root, as they are when the remote runs alone.
 */
export function Shell({ store, loader, beacon }: ShellProps) {
  const host = useSyncExternalStore(store.subscribe, store.getSnapshot);
  useEffect(() => store.start(), [store]);
  // Before the browser paints: there is always one header.
  useLayoutEffect(removeStaticFrame, []);
  const { pathname } = useLocation();
  const { signOut, left } = useSignOut(host);
  const main = useRef<HTMLElement>(null);
  const { pages, unread = [] } = host.config;
  const page = findPage(pages, pathname);
  // It may be a page of a remote that could not say so yet.
  const isUnread = !page && unread.length > 0 && couldBePage(pathname);
  const title = page?.title ?? (isUnread ? unreadTitle : notFoundTitle);
  usePageChange(title, main);
  useArrival(main);
  useKeptFocus(main);
  const { session } = host;
  const workspaceId = store.addressed();
  const isStranger =
    page?.guarded === true &&
    session.status === 'signed-in' &&
    workspaceId !== null &&
    !host.workspace;
  // The screen of a former member keeps the workspace as it was.
  const [memberHost, setMemberHost] = useState<HostApi | null>(null);
  if (!isStranger && memberHost !== host) setMemberHost(host);
  const outlet = page ? (
    <RemoteOutlet
      key={`${page.remote} ${page.guarded ? workspaceId : ''}`}
      name={page.remote}
      loader={loader}
      host={isStranger ? (memberHost ?? host) : host}
      bare={page.bare}
      beacon={beacon}
    />
  ) : isUnread ? (
    <RegionFailure {...causeTexts.part} onRetry={loader.reloadPage} />
  ) : (
    <NotFoundPage />
  );

  return (
    <>
      <SkipLink />
      <OverridesOnUse host={host} />
      {page?.bare ? null : session.status === 'signed-out' ? (
        <PublicHeader />
      ) : (
        <AppHeader host={host} workspaceId={workspaceId} onSignOut={signOut} />
      )}
      <Main
        id="main"
        ref={main}
        tabIndex={-1}
        $height={page ? (page.foot ? 'foot' : 'own') : 'short'}
      >
        {page?.guarded ? (
          <Guard session={session} remember={!left} workspaceId={workspaceId}>
            {isStranger ? <NotAMember /> : null}
            {/* Hidden and not taken away: what was typed stays, if they become a member again. */}
            {isStranger && !memberHost?.workspace ? null : (
              <Activity mode={isStranger ? 'hidden' : 'visible'}>{outlet}</Activity>
            )}
          </Guard>
        ) : (
          outlet
        )}
      </Main>
      {!page || page.foot ? <SiteFooter /> : null}
      <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
      <ToastRegion store={store.toasts} />
      <NewVersion
        loader={loader}
        page={pathname}
        onLater={() => main.current?.focus({ preventScroll: true })}
      />
    </>
  );
}
