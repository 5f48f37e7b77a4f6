import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrowserRouter, Link, NavLink, useLocation, useSearchParams } from './index.js';

/** Boxes that are checked while the address says so. */
function Boxes() {
  const [params, setParams] = useSearchParams();
  const on = params.getAll('on');
  return ['first', 'second'].map((name) => (
    <input
      key={name}
      type="checkbox"
      aria-label={name}
      checked={on.includes(name)}
      onChange={() => setParams({ on: [...on, name] })}
    />
  ));
}

let root: Root;
let place: HTMLElement;
const box = (name: string) => {
  const found = place.querySelector<HTMLInputElement>(`[aria-label=${name}]`);
  if (!found) throw new Error(`There is no box ${name}.`);
  return found;
};

// As in a browser: nothing here waits until React has drawn.
beforeEach(async () => {
  history.replaceState(null, '', '/list');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const drawn = new Promise((resolve) => {
    new MutationObserver(resolve).observe(place, { childList: true });
  });
  root.render(
    <BrowserRouter>
      <Boxes />
    </BrowserRouter>,
  );
  await drawn;
});

afterEach(() => {
  root.unmount();
  place.remove();
});

it('draws a control whose state is in the address as soon as it is pressed', () => {
  box('first').click();
  expect(box('first').checked).toBe(true);
});

it('gives who presses next what was pressed before', () => {
  box('first').click();
  box('second').click();
  expect(location.search).toBe('?on=first&on=second');
});

describe('with addresses that begin with more than the path of a route', () => {
  const arrived: string[] = [];
  const addresses = {
    pathAt: (address: string) => address.replace(/^\/w\/team/, ''),
    addressOf: (path: string) =>
      path === '/open' || path.startsWith('/w/') ? path : `/w/team${path}`,
    onArrive: (address: string) => arrived.push(address),
  };
  function Places() {
    const { pathname, search } = useLocation();
    return (
      <>
        <output>{pathname + search}</output>
        <NavLink to="/list?sort=name">list</NavLink>
        <Link to="/open">open</Link>
        <Link to="?view=cards">cards</Link>
      </>
    );
  }
  const link = (name: string) => {
    const found = [...place.querySelectorAll('a')].find((each) => each.textContent === name);
    if (!found) throw new Error(`There is no link ${name}.`);
    return found;
  };
  const shown = () => place.querySelector('output')?.textContent;

  beforeEach(async () => {
    arrived.length = 0;
    history.replaceState(null, '', '/w/team/list');
    const drawn = new Promise((resolve) => {
      new MutationObserver(resolve).observe(place, { childList: true });
    });
    root.render(
      <BrowserRouter key="addressed" addresses={addresses}>
        <Places />
      </BrowserRouter>,
    );
    await drawn;
  });

  it('shows routes their path, and links the whole address', () => {
    expect(shown()).toBe('/list');
    expect(link('list').getAttribute('href')).toBe('/w/team/list?sort=name');
    expect(link('list').getAttribute('aria-current')).toBe('page');
    expect(link('open').getAttribute('href')).toBe('/open');
  });

  it('goes to the whole address, and says where it has come to', async () => {
    link('cards').click();
    await expect.poll(shown).toBe('/list?view=cards');
    expect(location.pathname + location.search).toBe('/w/team/list?view=cards');
    link('open').click();
    await expect.poll(shown).toBe('/open');
    expect(location.pathname).toBe('/open');
    expect(arrived).toEqual(['/w/team/list', '/open']);
  });
});
