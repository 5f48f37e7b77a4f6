const search = (page) => page.getByRole('searchbox').first();
const slider = (page) => page.getByRole('slider', { name: 'Threshold to try' });
const weight = (page) => page.getByRole('slider', { name: /^Weight of/ });
const sortBy = (key) => (page) => page.getByRole('radio', { name: key });
const emptySearch = (page) => search(page).fill('');

/** A place of the page that the steps after it are in. */
const tab = (name) => ({
  isPlace: true,
  name,
  act: (page) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click(),
});

const searching = (where) => [
  {
    name: `${where}: search, one key`,
    target: search,
    prepare: (target) => target.focus(),
    act: (target) => target.press('a'),
    undo: emptySearch,
  },
  {
    name: `${where}: search, emptied`,
    target: search,
    prepare: (target) => target.fill('am'),
    act: (target) => target.fill(''),
    undo: emptySearch,
  },
];

const sorting = (where) => ({
  name: `${where}: sort by name`,
  target: sortBy('Name'),
  prepare: async (target, page) => {
    if (!(await target.isVisible())) {
      await page.getByRole('button', { name: /^Sort/ }).first().click();
    }
  },
  act: (target) => target.click({ force: true }),
  undo: (page) => sortBy('Score')(page).click({ force: true }),
});

const opening = (where, opener) => ({
  name: `${where}: open a candidate`,
  target: opener,
  act: (target) => target.click(),
  undo: (page) => opener(page).first().click(),
});

const trying = (where) => [
  {
    name: `${where}: threshold, one step`,
    target: slider,
    prepare: (target) => target.focus(),
    act: (target) => target.press('ArrowRight'),
    undo: (page) => slider(page).press('ArrowLeft'),
  },
  {
    name: `${where}: weight, one step`,
    target: weight,
    prepare: (target) => target.focus(),
    act: (target) => target.press('ArrowLeft'),
    undo: (page) => weight(page).first().press('ArrowRight'),
  },
];

/**
 * A person's actions on the results page: by the key or click that is measured, each with the way back before it is
 * repeated.
 */
export function stepsOf() {
  return [
    ...searching('shortlist'),
    sorting('shortlist'),
    opening('shortlist', (page) => page.getByRole('button', { name: /(View|Hide) Details/ })),
    ...trying('shortlist'),
    tab('Everyone'),
    ...searching('everyone'),
    sorting('everyone'),
    opening('everyone', (page) => page.locator('[data-person] button')),
    ...trying('everyone'),
    tab('Rejections'),
    ...searching('rejections'),
    sorting('rejections'),
  ];
}
