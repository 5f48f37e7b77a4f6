import { testUser } from '@shortlist/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answered, failing, renderAuth, type RenderAuthOptions } from '../render-auth.js';

const session = { status: 'signed-in', user: testUser } as const;

const account = {
  hasPassword: true,
  passwordSetAt: null,
  newEmail: null,
  newEmailUntil: null,
  google: null,
};

async function renderAccount(options: RenderAuthOptions = {}) {
  const answers = { getAccount: account, listSessions: { sessions: [] }, ...options.answers };
  const rendered = renderAuth('/account', { session, ...options, answers });
  await screen.findByRole('heading', { level: 1, name: 'Account' }, { timeout: 10_000 });
  const saves = () => rendered.sent.filter(({ operation }) => operation === 'updateProfile');
  return { ...rendered, saves };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the sections of /account', () => {
  it('are listed as they stand, the first one current', async () => {
    await renderAccount();
    const listed = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    const onPage = listed.filter((link) => link.getAttribute('href')?.includes('#'));
    expect(onPage.map((link) => link.textContent)).toEqual(headings);
    expect(onPage[0]?.getAttribute('aria-current')).toBe('true');
    for (const link of onPage) {
      const id = link.getAttribute('href')?.replace(/^.*#/, '') ?? '';
      expect(document.getElementById(id)?.tagName).toBe('SECTION');
    }
  });
});

describe('the profile', () => {
  it('is saved, and the name is shown again', async () => {
    const reloadUser = vi.fn(() => Promise.resolve());
    const saved = { ...testUser, firstName: 'Wilhelmina', company: 'Brookfield Foods' };
    const { saves, notices } = await renderAccount({
      answers: { updateProfile: saved },
      reloadUser,
    });
    type('First name', 'Wilhelmina');
    type('Company', ' Brookfield Foods ');
    press('Save changes');
    await waitFor(() => expect(reloadUser).toHaveBeenCalledTimes(1));
    expect(saves()).toEqual([
      {
        operation: 'updateProfile',
        body: {
          firstName: 'Wilhelmina',
          lastName: 'Castellano',
          company: ' Brookfield Foods ',
        },
      },
    ]);
    expect(notices).toEqual([{ kind: 'success', message: 'Your profile is saved.' }]);
  });

  it('says what is wrong at the field, which gets the focus', async () => {
    const { saves } = await renderAccount();
    type('Last name', '  ');
    press('Save changes');
    const field = screen.getByLabelText('Last name');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('Please enter your last name.')).not.toBeNull();
    expect(saves()).toEqual([]);
  });

  it('shows what the server refused and keeps what was typed', async () => {
    const sentence = 'Please enter the first name without a web address.';
    await renderAccount({ answers: { updateProfile: failing(answered(422, sentence)) } });
    type('First name', 'see evil.example/win');
    press('Save changes');
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(
      'see evil.example/win',
    );
  });

  it('is not taken for empty where the server did not say who the user is', async () => {
    const nameless = { ...testUser, firstName: '', lastName: '', company: null };
    const sentence = 'This part of Shortlist is not answering. Please try again in a moment.';
    const reloadUser = vi.fn(() => Promise.resolve());
    reloadUser.mockRejectedValueOnce(answered(502, sentence));
    await renderAccount({ session: { status: 'signed-in', user: nameless }, reloadUser });
    await screen.findByText(sentence);
    expect(screen.queryByLabelText('First name')).toBeNull();
    press('Retry');
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('');
  });

  it('shows no refusal of before beside what is wrong now', async () => {
    const sentence = 'Please enter the first name without a web address.';
    await renderAccount({ answers: { updateProfile: failing(answered(422, sentence)) } });
    type('First name', 'see evil.example/win');
    press('Save changes');
    await screen.findByText(sentence);
    type('First name', '');
    press('Save changes');
    expect(await screen.findByText('Please enter your first name.')).not.toBeNull();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('asks before a link leads away from unsaved changes', async () => {
    // jsdom has the element without its methods.
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const { seen } = await renderAccount();
    const link = document.createElement('a');
    link.href = '/pricing';
    document.body.append(link);
    const followed = () =>
      !link.dispatchEvent(new MouseEvent('click', { cancelable: true, bubbles: true }));
    type('First name', 'Wilhelmina');
    await waitFor(() => expect(followed()).toBe(true));
    await screen.findByText('You have not saved your changes to your profile.');
    press('Stay here');
    expect(seen.address).toBe('/account');
    await waitFor(() => expect(followed()).toBe(true));
    await screen.findByText('You have not saved your changes to your profile.');
    press('Discard changes');
    await waitFor(() => expect(seen.address).toBe('/pricing'));
    link.remove();
  });
});
