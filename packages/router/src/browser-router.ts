import { createElement, type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import {
  BrowserRouter as PlainRouter,
  type Location,
  type NavigationType,
  type Navigator,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom';

/** Maps paths of routes to addresses of the browser, where these have a part that no route knows. */
export interface Addresses {
  /** Path of the routes at an address. */
  readonly pathAt: (address: string) => string;
  /** Address of a path of the routes; an address stays itself. */
  readonly addressOf: (path: string) => string;
  /** Hears each address that the browser is at now, before it is drawn. */
  readonly onArrive: (address: string) => void;
}

export interface BrowserRouterProps {
  readonly children?: ReactNode;
  /** Default: an address is a path of the routes. Stays the same object. */
  readonly addresses?: Addresses;
}

interface Place {
  readonly location: Location;
  readonly action: `${NavigationType}` | NavigationType;
}

function open({ pathAt, addressOf, onArrive }: Addresses) {
  const history = createBrowserHistory({ v5Compat: true });
  const addressed = (to: To): To => {
    if (typeof to !== 'string')
      return to.pathname === undefined ? to : { ...to, pathname: addressOf(to.pathname) };
    const [path = ''] = to.split(/[?#]/, 1);
    return path === '' ? to : addressOf(path) + to.slice(path.length);
  };
  const navigator: Navigator = {
    ...history,
    createHref: (to) => history.createHref(addressed(to)),
    push: (to, state) => history.push(addressed(to), state),
    replace: (to, state) => history.replace(addressed(to), state),
  };
  const placeAt = ({ location, action }: Place): Place => ({
    action,
    location: { ...location, pathname: pathAt(location.pathname) },
  });
  return {
    navigator,
    here: (): Place => placeAt({ location: history.location, action: history.action }),
    listen: (hear: (place: Place) => void) =>
      history.listen((next) => {
        onArrive(next.location.pathname);
        hear(placeAt(next));
      }),
  };
}

interface AddressedRouterProps {
  readonly addresses: Addresses;
  readonly children: ReactNode;
}

/** A router whose routes see less than the whole address. */
function AddressedRouter({ addresses, children }: AddressedRouterProps): ReactElement {
  const [{ navigator, here, listen }] = useState(() => open(addresses));
  const [place, setPlace] = useState(here);
  useLayoutEffect(() => listen(setPlace), [listen]);
  const { location, action } = place;
  return createElement(
    Router,
    { location, navigationType: action as NavigationType, navigator, useTransitions: false },
    children,
  );
}

/**
 * The router of a page. A changed address is drawn at once and not as a transition: a control whose state is in the
 * address would fall back until the list is drawn, and what is pressed in between would not know what was pressed
 * before.
 */
export function BrowserRouter({ children, addresses }: BrowserRouterProps): ReactElement {
  return addresses
    ? createElement(AddressedRouter, { addresses, children })
    : createElement(PlainRouter, { useTransitions: false }, children);
}
