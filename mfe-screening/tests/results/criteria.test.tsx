import type { CriteriaInput } from '@shortlist/contracts/screening';
import type { HostApi } from '@shortlist/host-api';
import { ApiError } from '@shortlist/web-kit';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildJob } from '../support/factories.js';
import { renderApp } from '../support/render-app.js';

const proposal = {
  title: 'Maintenance Electrician',
  isFinal: true,
  criteria: [
    { id: 'c1', text: 'PLC fault finding', kind: 'must', weight: 3 },
    { id: 'c2', text: 'Robotics', kind: 'nice', weight: 1 },
    { id: 'c3', text: 'Driving licence', kind: 'must', weight: 2, knockOut: true },
    { id: 'c4', text: 'Right to work', kind: 'must', weight: 2, onCall: true, knockOut: true },
    { id: 'c5', text: 'Fanuc', kind: 'nice', weight: 2 },
  ],
  leftOut: [{ text: 'under 35', reason: 'Left out because it concerns age.' }],
  duties: ['Repair conveyors', 'Order spare parts'],
  unasked: [{ text: 'We pay for night work', reason: 'Pay or benefits' }],
};
const noReading = { notes: [], leftOut: [] };

const describeJob = (text: string) =>
  fireEvent.change(screen.getByLabelText('Job Description'), { target: { value: text } });
const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const list = () => within(screen.getByRole('group', { name: 'Requirements' }));
const texts = () => list().getAllByLabelText<HTMLTextAreaElement>('Requirement');
const inGroup = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByLabelText<HTMLTextAreaElement>('Requirement')
    .map(({ value }) => value);
const groupOf = (text: string) =>
  list().getByRole('combobox', { name: `How much ${text} is needed` });

async function openUpload(answers: Record<string, unknown> = {}) {
  const rendered = await renderApp('/upload', {
    answers: { proposeCriteria: proposal, readCriterion: noReading, ...answers },
  });
  describeJob('Electrician for our night shift. Robotics is a plus.');
  await pause(700);
  return rendered;
}

describe('what will be looked for', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown beside the description as soon as typing pauses', async () => {
    const { calls } = await renderApp('/upload', { answers: { proposeCriteria: proposal } });
    expect(screen.getByText(/Paste the description to see them/)).toBeInTheDocument();
    for (const text of ['E', 'El', 'Electrician']) {
      describeJob(text);
      await pause(100);
    }
    await pause(700);
    expect(calls.filter((name) => name === 'proposeCriteria')).toHaveLength(1);
    expect(inGroup('Knock-outs')).toEqual(['Driving licence', 'Right to work']);
    expect(inGroup('Must-haves')).toEqual(['PLC fault finding']);
    expect(inGroup('Nice to have')).toEqual(['Robotics', 'Fanuc']);
    expect(screen.getByText('Ask on the call')).toBeInTheDocument();
    expect(list().queryByRole('slider', { name: /Driving licence/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Job title')).toHaveValue('Maintenance Electrician');
    expect(screen.getByText('Left out because it concerns age.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /under 35/ })).not.toBeInTheDocument();
  });

  it('offers duties and lines that were left out, and takes them back when removed', async () => {
    await openUpload();
    expect(screen.getByText('(2, for closeness only)')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Move up: Repair conveyors' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add anyway: We pay for night work' }));
    expect(inGroup('Must-haves')).toEqual([
      'PLC fault finding',
      'Repair conveyors',
      'We pay for night work',
    ]);
    expect(screen.getByText('(1, for closeness only)')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: 'Move up: Repair conveyors' }),
    ).not.toBeInTheDocument();
    fireEvent.click(list().getByRole('button', { name: 'Remove Repair conveyors' }));
    expect(screen.getByRole('button', { name: 'Move up: Repair conveyors' })).toBeInTheDocument();
  });

  it('can be reworded, weighed, added to, merged and removed, with undo', async () => {
    await openUpload();
    fireEvent.change(screen.getByLabelText('Add a requirement'), {
      target: { value: 'Inverters' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(texts().map(({ value }) => value)).toContain('Inverters');
    fireEvent.click(list().getByRole('button', { name: 'Remove Robotics' }));
    expect(texts()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toHaveLength(6);
    const last = texts().at(-1);
    act(() => last?.focus());
    fireEvent.click(list().getByRole('button', { name: 'Merge with the one above' }));
    expect(inGroup('Nice to have')).toEqual(['Robotics and Fanuc']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.change(list().getByRole('slider', { name: 'Weight of Robotics' }), {
      target: { value: '5' },
    });
    expect(list().getByRole('slider', { name: 'Weight of Robotics' })).toHaveValue('5');
  });

  it('can be put into another group and moved in it by keys, with the focus kept', async () => {
    await openUpload();
    const chosen = groupOf('Robotics');
    act(() => chosen.focus());
    fireEvent.change(chosen, { target: { value: 'must' } });
    expect(inGroup('Must-haves')).toEqual(['PLC fault finding', 'Robotics']);
    expect(groupOf('Robotics')).toHaveFocus();
    const grip = () => list().getByRole('button', { name: /Move Robotics/ });
    act(() => grip().focus());
    fireEvent.keyDown(grip(), { key: 'ArrowUp' });
    expect(inGroup('Must-haves')).toEqual(['Robotics', 'PLC fault finding']);
    fireEvent.keyDown(grip(), { key: 'ArrowUp' });
    expect(inGroup('Must-haves')[0]).toBe('Robotics');
    expect(grip()).toHaveFocus();
    fireEvent.change(groupOf('Robotics'), { target: { value: 'knock-out' } });
    expect(inGroup('Knock-outs')).toContain('Robotics');
    expect(list().queryByRole('slider', { name: /Robotics/ })).not.toBeInTheDocument();
  });

  it('stay in their group while they are reworded', async () => {
    await openUpload();
    fireEvent.change(screen.getByDisplayValue('Driving licence'), {
      target: { value: 'Full driving licence' },
    });
    expect(inGroup('Knock-outs')).toContain('Full driving licence');
  });

  it('survives a reload, and is kept when the description changes after it was edited', async () => {
    const { unmount } = await openUpload();
    fireEvent.click(list().getByRole('button', { name: 'Remove Robotics' }));
    unmount();
    await renderApp('/upload', { answers: { proposeCriteria: proposal } });
    expect(texts()).toHaveLength(4);
    describeJob('Something else entirely.');
    await pause(700);
    expect(texts()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Read the description again' }));
    await pause(700);
    expect(texts()).toHaveLength(5);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(texts()).toHaveLength(4);
  });

  it('says what the engine reads in a criterion, and what nobody may be screened on', async () => {
    await openUpload({
      readCriterion: {
        notes: ['counts years: 3 or more'],
        leftOut: [{ text: 'female', reason: 'It concerns sex.' }],
      },
    });
    act(() => texts()[0]?.focus());
    await pause(500);
    expect(screen.getByText('counts years: 3 or more')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please take “female” out. It concerns sex.',
    );
  });

  const judged = {
    ...proposal,
    language: 'en',
    criteria: [
      { ...proposal.criteria[0], judgedBy: { kind: 'skill', words: 'shown at work' } },
      {
        ...proposal.criteria[1],
        text: 'Problem solver',
        judgedBy: {
          kind: 'vague',
          words: 'what would show this?',
          instead: 'Root cause analysis',
        },
      },
      { ...proposal.criteria[3], judgedBy: { kind: 'call', words: 'rarely in resumes' } },
    ],
  };
  const row = (text: string) => screen.getByDisplayValue(text).closest('li');

  it('says in each row how it is judged, without a call for each', async () => {
    const { calls } = await openUpload({ proposeCriteria: judged });
    expect(row('PLC fault finding')).toHaveTextContent('skill: shown at work');
    expect(screen.getByDisplayValue('PLC fault finding')).toHaveAccessibleDescription(
      'skill: shown at work',
    );
    expect(row('Right to work')).toHaveTextContent(
      /ask on the call: rarely in resumes.*If mentioned/,
    );
    expect(row('Problem solver')).toHaveTextContent('Vague: what would show this?');
    await pause(500);
    expect(calls).not.toContain('readCriterion');
  });

  it('reads a changed or added text again, and shows the former reading until then', async () => {
    const asked: unknown[] = [];
    await openUpload({
      proposeCriteria: judged,
      readCriterion: ({ body }: { body: { text: string } }) => {
        asked.push(body);
        return { ...noReading, judgedBy: { kind: 'words', words: body.text } };
      },
    });
    fireEvent.change(screen.getByDisplayValue('PLC fault finding'), {
      target: { value: 'PLC faults' },
    });
    expect(row('PLC faults')).toHaveTextContent('skill: shown at work');
    await pause(500);
    expect(row('PLC faults')).toHaveTextContent('by its words: PLC faults');
    fireEvent.change(screen.getByLabelText('Add a requirement'), { target: { value: 'Robots' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await pause(500);
    expect(row('Robots')).toHaveTextContent('by its words: Robots');
    expect(row('PLC faults')).toHaveTextContent('by its words: PLC faults');
    expect(asked).toEqual([
      { text: 'PLC faults', language: 'en' },
      { text: 'Robots', language: 'en' },
    ]);
  });

  it('offers another wording for a vague one, or to leave it out', async () => {
    await openUpload({
      proposeCriteria: judged,
      readCriterion: { ...noReading, judgedBy: { kind: 'skill', words: 'shown at work' } },
    });
    fireEvent.click(list().getByRole('button', { name: 'Use this: Root cause analysis' }));
    expect(screen.getByDisplayValue('Root cause analysis')).toHaveFocus();
    await pause(500);
    expect(row('Root cause analysis')).toHaveTextContent('skill: shown at work');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row('Problem solver')).toHaveTextContent('Vague: what would show this?');
    fireEvent.click(list().getByRole('button', { name: 'Leave out: Problem solver' }));
    expect(screen.queryByDisplayValue('Problem solver')).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByDisplayValue('Problem solver')).toBeInTheDocument();
  });

  it('stays open while a pointer is pressed elsewhere, so that nothing moves under it', async () => {
    await openUpload({ proposeCriteria: judged });
    fireEvent.change(screen.getByDisplayValue('PLC fault finding'), {
      target: { value: 'PLC faults' },
    });
    const field = screen.getByDisplayValue('PLC faults');
    act(() => field.focus());
    expect(row('PLC faults')).toHaveTextContent('from “PLC fault finding”');
    fireEvent.pointerDown(document.body);
    act(() => field.blur());
    expect(row('PLC faults')).toHaveTextContent('from “PLC fault finding”');
    fireEvent.pointerUp(document.body);
    expect(row('PLC faults')).not.toHaveTextContent('from “PLC fault finding”');
  });

  it('never keeps a screening from starting', async () => {
    let down = true;
    await openUpload({
      proposeCriteria: () => {
        if (down) throw new ApiError({ status: 503, code: '503', message: 'Down', reason: null });
        return proposal;
      },
    });
    expect(screen.getByText(/You can start anyway/)).toBeInTheDocument();
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pause(700);
    expect(texts()).toHaveLength(5);
  });

  it('say which model was found on the machine, and how it is turned on', async () => {
    const command = "OPENAI_BASE_URL=http://127.0.0.1:11434/v1 OPENAI_MODEL='qwen3:8b' npm start";
    const foundModel = { program: 'Ollama', model: 'qwen3:8b', command };
    const { unmount } = await openUpload({ proposeCriteria: { ...proposal, foundModel } });
    expect(
      screen.getByText(/Ollama runs on this machine .* It is not in use\./),
    ).toBeInTheDocument();
    expect(screen.getByText(command)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy command for qwen3:8b' })).toBeInTheDocument();
    unmount();
    sessionStorage.clear();
    await openUpload();
    expect(screen.queryByText(/runs on this machine/)).not.toBeInTheDocument();
  });

  it('can be empty, and no more than 25', async () => {
    await openUpload({ proposeCriteria: { ...proposal, criteria: [] } });
    expect(screen.getByText(/No requirements yet/)).toBeInTheDocument();
    for (let count = 0; count < 25; count += 1) {
      fireEvent.change(screen.getByLabelText('Add a requirement'), {
        target: { value: `C ${count}` },
      });
      fireEvent.keyDown(screen.getByLabelText('Add a requirement'), { key: 'Enter' });
    }
    expect(texts()).toHaveLength(25);
    expect(screen.getByLabelText('Add a requirement')).toBeDisabled();
    expect(screen.getByText(/at most 25 requirements/)).toBeInTheDocument();
  });
});

describe('the criteria of a finished screening', () => {
  const job = buildJob({
    criteria: [
      { id: 'c1', text: 'PLC fault finding', kind: 'must', weight: 3 },
      { id: 'c2', text: 'Robotics', kind: 'nice', weight: 1 },
    ],
  });
  const openResults = (setCriteria: unknown) =>
    renderApp(`/results?job=${job.jobId}`, {
      answers: { getJob: job, readCriterion: noReading, setCriteria },
    });
  const dialog = () => within(screen.getByRole('dialog'));

  it('are changed, and changed back', async () => {
    const bodies: CriteriaInput[] = [];
    const { user } = await openResults(({ body }: { body: CriteriaInput }) => {
      bodies.push(body);
      return { ...job, title: body.title };
    });
    await user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    expect(dialog().getByRole('button', { name: 'Rescore' })).toBeDisabled();
    await user.type(dialog().getByLabelText('Add a requirement'), 'Night shifts{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Rescore' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies[0]?.criteria.at(-1)?.text).toBe('Night shifts');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(bodies[1]?.criteria.map(({ text }) => text)).toEqual(
      job.criteria.map(({ text }) => text),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are not closed over what was typed, which Escape does not take away', async () => {
    const { user } = await openResults(() => job);
    await user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    await user.type(dialog().getByLabelText('Add a requirement'), 'Night shi{Escape}{Escape}');
    expect(dialog().getByLabelText('Add a requirement')).toHaveValue('Night shi');
    await user.clear(dialog().getByLabelText('Add a requirement'));
    const first = dialog().getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Requirement' })[0];
    if (!first) throw new Error('There is no criterion.');
    await user.type(first, ' and more{Escape}');
    expect(first.value).not.toContain('and more');
    await user.click(dialog().getByRole('button', { name: 'Undo' }));
    expect(first.value).toContain('and more');
  });

  it('are still as they were changed when the session ended before they were saved', async () => {
    const { user } = await openResults(() => job);
    await user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    await user.type(dialog().getByLabelText('Add a requirement'), 'Night shifts{Enter}');
    cleanup();
    const again = await openResults(() => job);
    await again.user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    expect(dialog().getByDisplayValue('Night shifts')).toBeInTheDocument();
    await again.user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await again.user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    expect(dialog().queryByDisplayValue('Night shifts')).not.toBeInTheDocument();
  });

  it('say what asking an AI again costs before it is asked', async () => {
    const accepted: unknown[] = [];
    const setCriteria: HostApi['call'] = (_operation, input) => {
      const { acceptCost } = input?.body as unknown as { acceptCost: boolean };
      accepted.push(acceptCost);
      if (acceptCost) return Promise.resolve(job as never);
      const message = 'The AI has to read 2 resumes again: about 1,000 tokens.';
      throw new ApiError({ status: 409, code: '409', message, reason: 'CostToAccept' });
    };
    const { user } = await openResults((input: never) => setCriteria({} as never, input));
    await user.click(screen.getByRole('button', { name: 'Edit requirements' }));
    await user.type(dialog().getByLabelText('Add a requirement'), 'Night shifts{Enter}');
    await user.click(dialog().getByRole('button', { name: 'Rescore' }));
    expect(dialog().getByText(/about 1,000 tokens/)).toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Rescore at this cost' }));
    expect(accepted).toEqual([false, true]);
  });
});
