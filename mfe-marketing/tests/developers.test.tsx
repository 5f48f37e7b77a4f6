import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createOpenApiDocument } from '@shortlist/contracts/openapi';
import { operations } from '@shortlist/contracts/operations';
import { createTestHost, renderWithHost } from '@shortlist/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../src/App.js';
import type { OpenApiDocument } from '../src/features/developers/document/open-api.js';
import { readOperations } from '../src/features/developers/document/read-operations.js';
import { exampleBodies } from '../src/features/developers/examples/bodies.js';
import { webhookCheck } from '../src/features/developers/examples/webhook-check.js';

const openApi = createOpenApiDocument('1.0.0') as unknown as OpenApiDocument;
const groups = readOperations(openApi);
const documented = groups.flatMap(({ operations: all }) => all);
const scoped = operations.filter(({ scope }) => scope !== undefined);
const fetched = vi.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => openApi } as Response);
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function renderPage() {
  const host = createTestHost({ session: { status: 'signed-out', user: null } });
  renderWithHost(<App host={host} />, { host, route: '/developers' });
  await screen.findByRole('heading', { level: 1, name: 'API' });
}

describe('/developers', () => {
  it('lists every operation that is for tokens, and no other, by scope', async () => {
    await renderPage();
    const summaries = await waitFor(() => {
      const found = [...document.querySelectorAll('summary')];
      expect(found).toHaveLength(scoped.length);
      return found;
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/openapi.json');
    for (const { method, path, summary } of scoped)
      expect(summaries.map(({ textContent }) => textContent)).toContain(
        `${method}${path}${summary}`,
      );
    const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(titles).toEqual([
      'screenings:read',
      'screenings:write',
      'decisions:write',
      'usage:read',
    ]);
  });

  it('says what an operation takes, how it is called, what it answers, and its errors', async () => {
    await renderPage();
    const path = '/resumes/job/{id}/decide';
    const entry = (await screen.findByText(path)).closest('details');
    if (!entry) throw new Error('The operation has no entry.');
    await userEvent.click(within(entry).getByText(path));
    const shown = within(entry);
    expect(shown.getByText('scope decisions:write')).toBeVisible();
    const field = (name: string) => shown.getByText(name).closest('div');
    expect(field('changes[].candidateId')).toHaveTextContent('JSON body, required');
    expect(field('changes[].choice')).toHaveTextContent(
      'one of shortlisted, rejected, maybe or null',
    );
    expect(shown.getByRole('region', { name: /^Example call/ })).toHaveTextContent(
      'curl -sS --fail-with-body "$SHORTLIST/api/resumes/job/$ID/decide"',
    );
    expect(shown.getByRole('region', { name: /^Example answer/ })).toHaveTextContent('"skipped"');
    expect(field('TokenNotAllowed')).toHaveTextContent('403');
  });

  it('copies a call', async () => {
    const user = userEvent.setup();
    await renderPage();
    await user.click(screen.getByRole('button', { name: 'Copy: Variables of the examples' }));
    expect(await navigator.clipboard.readText()).toBe(
      'export SHORTLIST=http://localhost\nexport TOKEN=shortlist_pat_…',
    );
  });

  it('says that the operations could not be loaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await renderPage();
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    expect(screen.getByRole('heading', { name: /Webhooks/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('/resumes/screenings')).toBeVisible();
  });
});

describe('the examples', () => {
  it.each(documented.map((operation) => [operation.id, operation] as const))(
    'of %s answer as the contract says',
    (id, { answer }) => {
      const operation = operations.find(({ name }) => name === id);
      const input: unknown = JSON.parse(answer.replace(/^data: /, ''));
      expect(operation?.response.safeParse(input).error).toBeUndefined();
    },
  );

  it('are written for operations that there are, and for each that takes something', () => {
    const taking = documented.filter(({ fields }) =>
      fields.some(({ where }) => where === 'body' || where === 'form'),
    );
    expect(Object.keys(exampleBodies).sort()).toEqual(taking.map(({ id }) => id).sort());
  });

  it('check webhooks as docs/api.md does, whose code is run against real ones', async () => {
    const guide = await readFile(path.join(import.meta.dirname, '../../docs/api.md'), 'utf8');
    expect(guide).toContain(`\`\`\`js\n${webhookCheck}\`\`\``);
  });
});
