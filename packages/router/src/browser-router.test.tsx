import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserRouter, useSearchParams } from './index.js';

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
