import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Avatar,
  Button,
  ButtonLink,
  Dialog,
  initialsOf,
  PasswordField,
  ProgressBar,
  ScoreBadge,
  SelectField,
  TabPanel,
  Tabs,
  TextField,
  TextLink,
} from '../index.js';
import { renderWithHost } from '../testing.js';

describe('Button', () => {
  it('does not submit a form unless told to', () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Remove</Button>
      </form>,
    );
    screen.getByRole('button', { name: 'Remove' }).click();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is disabled, busy and says so while something is under way', async () => {
    const onClick = vi.fn();
    render(
      <Button busy busyLabel="Signing in..." onClick={onClick}>
        Sign In
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Signing in...' });
    await userEvent.click(button);
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('links', () => {
  it('goes to a route inside the app', async () => {
    const { location } = renderWithHost(<ButtonLink to="/pricing?plan=x">Pricing</ButtonLink>);
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
    expect(location()).toMatchObject({ pathname: '/pricing', search: '?plan=x' });
  });

  it('says that it opens a tab and gives the new page no handle on this one', () => {
    renderWithHost(
      <TextLink href="https://example.com/" target="_blank">
        Docs
      </TextLink>,
    );
    const link = screen.getByRole('link', { name: 'Docs (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('fields', () => {
  it('ties label, hint and error to the control', () => {
    render(<TextField label="Email" hint="Your work address" error="Please enter your email." />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Please enter your email. Your work address');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email.');
  });

  it('shows and hides a password without losing what was typed', async () => {
    render(<PasswordField label="Password" />);
    const field = screen.getByLabelText('Password');
    await userEvent.type(field, 'a secret');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveValue('a secret');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('offers a placeholder that can not be chosen', () => {
    render(
      <SelectField
        label="Subject"
        placeholder="Choose a subject"
        defaultValue=""
        options={[{ value: 'sales', label: 'Sales & Pricing' }]}
      />,
    );
    expect(screen.getByRole('option', { name: 'Choose a subject' })).toBeDisabled();
    expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Choose a subject');
  });
});

describe('Tabs', () => {
  function Example() {
    const [selected, setSelected] = useState<'one' | 'two' | 'three'>('one');
    return (
      <>
        <Tabs
          label="Results"
          selected={selected}
          onSelect={setSelected}
          tabs={[
            { id: 'one', label: 'Shortlisted', count: 12 },
            { id: 'two', label: 'Rejections' },
            { id: 'three', label: 'Analytics' },
          ]}
        />
        <TabPanel id="one" selected={selected}>
          first
        </TabPanel>
        <TabPanel id="two" selected={selected}>
          second
        </TabPanel>
        <TabPanel id="three" selected={selected}>
          third
        </TabPanel>
      </>
    );
  }

  it('fades out at the right only while there is more to scroll to', () => {
    render(<Example />);
    const list = screen.getByRole('tablist');
    Object.defineProperties(list, { scrollWidth: { value: 500 }, clientWidth: { value: 300 } });
    fireEvent.scroll(list);
    expect(list).toHaveAttribute('data-more', 'true');
    list.scrollLeft = 199.5;
    fireEvent.scroll(list);
    expect(list).toHaveAttribute('data-more', 'false');
  });

  it('moves with the arrow keys, around the ends, and with Home and End', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'Shortlisted (12)' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Analytics' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Analytics' })).toHaveTextContent('third');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Rejections' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('first');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('third');
  });

  it('is one stop of the Tab key', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('Dialog', () => {
  const setUp = (dismissable: boolean) => {
    const onClose = vi.fn();
    render(
      <Dialog
        open
        title="Send 34 emails?"
        onClose={onClose}
        dismissable={dismissable}
        actions={<Button>Cancel</Button>}
      >
        This can not be undone.
      </Dialog>,
    );
    return { onClose, dialog: screen.getByRole('dialog', { name: 'Send 34 emails?' }) };
  };

  it('closes on Escape and on a press outside', async () => {
    const { onClose, dialog } = setUp(true);
    expect(dialog).toHaveAccessibleDescription('This can not be undone.');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays when the second click of a double click on its button lands outside', async () => {
    function Example() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Upgrade</Button>
          <Dialog open={open} title="Upgrade?" onClose={() => setOpen(false)} />
        </>
      );
    }
    render(<Example />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    const dialog = screen.getByRole('dialog');
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.mouseUp(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays when a press begins inside and ends outside, as at the end of a selection', () => {
    const { onClose, dialog } = setUp(true);
    fireEvent.mouseDown(screen.getByText('This can not be undone.'));
    fireEvent.mouseUp(dialog);
    fireEvent.click(dialog, { detail: 1 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays when a press lands inside', async () => {
    const { onClose } = setUp(true);
    await userEvent.click(screen.getByText('This can not be undone.'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes the focus and gives it back', async () => {
    function Example() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Send All Emails</Button>
          <Dialog
            open={open}
            title="Send?"
            onClose={() => setOpen(false)}
            actions={<Button>Cancel</Button>}
          />
        </>
      );
    }
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Send All Emails' }));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Send All Emails' })).toHaveFocus();
  });

  it('can not be dismissed while it must stay', async () => {
    const { onClose, dialog } = setUp(false);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog).toBeVisible();
  });
});

describe('figures', () => {
  it.each([
    [100, true],
    [90, true],
    [89, false],
    [0, false],
  ])('shows the score %i, with a star from 90 on', (score, hasStar) => {
    const { container } = render(<ScoreBadge score={score} />);
    expect(container).toHaveTextContent(`Score ${score}`);
    expect(container.querySelector('svg') !== null).toBe(hasStar);
  });

  it.each([
    [-5, 0],
    [Number.NaN, 0],
    [41.6, 42],
    [250, 100],
  ])('keeps the progress %d within 0 and 100', (value, shown) => {
    render(<ProgressBar label="Parsing" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Parsing' })).toHaveAttribute(
      'aria-valuenow',
      String(shown),
    );
  });

  it.each([
    ['Amara Lindqvist', 'AL'],
    ['  rosa  maria de la bianchi ', 'RB'],
    ['Cher', 'C'],
    ['李 小龙', '李小'],
    ['', '?'],
  ])('makes the initials of "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
    render(<Avatar name={name} />);
    expect(screen.getByText(initials)).toHaveAttribute('aria-hidden', 'true');
  });
});
