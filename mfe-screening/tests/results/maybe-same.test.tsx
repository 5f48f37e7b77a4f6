import type * as http from '@shortlist/contracts/http/resumes';
import type { Candidate } from '@shortlist/contracts/screening';
import type { CallInput } from '@shortlist/host-api';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildCandidate,
  buildJob,
  buildRejectionEmail,
  changedRows,
} from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

type Input = CallInput<typeof http.decideSamePerson>;
type Link = NonNullable<Candidate['maybeSame']>[number];

const email = 'desk@agency.example';
const linkTo = (name: string, kind: Link['kind'] = 'address'): Link => ({
  id: name.toLowerCase(),
  candidate: name,
  kind,
});
const person = (name: string, maybeSame: Link[], more: Partial<Candidate> = {}) =>
  buildCandidate({ id: name.toLowerCase(), candidate: name, email, maybeSame, ...more });
const rejected = { status: 'rejected', score: 20 } as const;

const ada = person('Ada', [linkTo('Ben'), linkTo('Cara')], rejected);
const ben = person('Ben', [linkTo('Ada'), linkTo('Cara')], rejected);
const cara = person('Cara', [linkTo('Ada'), linkTo('Ben')], rejected);
const decided = (candidate: Candidate): Candidate => ({ ...candidate, maybeSame: [] });

const rowsOf = (candidates: readonly Candidate[]) =>
  changedRows(candidates, {
    rows: candidates.map((candidate) => ({ candidate, email: buildRejectionEmail(candidate) })),
  });

async function open(candidates: Candidate[], answer: (input: Input) => unknown) {
  const inputs: unknown[] = [];
  const decideSamePerson = (input: Input) => {
    inputs.push([input.params?.candidateId, input.body?.others, input.body?.same]);
    return answer(input);
  };
  const answers = { getJob: buildJob({ candidates }), decideSamePerson };
  const { user } = await renderApp('/results?job=job_1', { answers });
  await screen.findByRole('tab', { name: /Rejections/ });
  return { user, inputs };
}

describe('people of one address', () => {
  beforeEach(() => sessionStorage.clear());

  it('can’t be mailed until they are kept apart, which can be undone', async () => {
    const all = [ada, ben, cara];
    const { user, inputs } = await open(all, ({ body }) =>
      rowsOf(body?.same === false ? all.map(decided) : all),
    );
    await user.click(screen.getByRole('tab', { name: /Rejections/ }));
    expect(screen.getByText('No email possible')).toBeVisible();
    const tick = () => screen.queryByRole('checkbox', { name: 'Send to Ada' });
    expect(tick()).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Ada/ }));
    const letter = within(screen.getByRole('article', { name: 'Ada' }));
    const note = 'Same address as Ben and Cara. Decide who is who before you send.';
    expect(letter.getByText(note)).toBeVisible();
    await user.click(letter.getByRole('button', { name: /^Keep all apart/ }));
    expect(await screen.findByText('3 people are kept apart.')).toBeVisible();
    expect(tick()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeVisible();
    expect(tick()).toBeNull();
    expect(inputs).toEqual([
      ['ada', ['ben', 'cara'], false],
      ['ada', ['ben', 'cara'], null],
    ]);
  });
});

describe('people of one phone', () => {
  const one = person('Ada King', [linkTo('Ada M. King', 'phone')]);
  const other = person('Ada M. King', [linkTo('Ada King', 'phone')]);

  it('are proposed as one person and joined', async () => {
    const { user, inputs } = await open([one, other], () =>
      changedRows([decided(one)], { removed: [other.id] }),
    );
    const card = () => within(screen.getByRole('article', { name: 'Ada King' }));
    expect(card().getByText('Maybe the same person as Ada M. King: same phone')).toBeVisible();
    await user.click(card().getByRole('button', { name: /^Same person/ }));
    expect(await screen.findByText('Ada King and Ada M. King are one person now.')).toBeVisible();
    expect(card().queryByText(/Maybe the same person/)).toBeNull();
    expect(screen.queryByRole('article', { name: 'Ada M. King' })).toBeNull();
    expect(inputs).toEqual([['ada king', ['ada m. king'], true]]);
  });
});
