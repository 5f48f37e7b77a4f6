import type { Choice } from '@shortlist/contracts/screening';
import { DomainError } from '@shortlist/service-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../src/context.js';
import { confirmAddress } from '../../src/domain/change/confirm-address.js';
import { decideCandidates } from '../../src/domain/change/decide-candidates.js';
import { decideSamePerson } from '../../src/domain/change/decide-same-person.js';
import { rescoreJob } from '../../src/domain/change/rescore-job.js';
import { separateFile } from '../../src/domain/change/separate-file.js';
import { claimRejection } from '../../src/domain/mail/claim-rejection.js';
import { recordEmailOutcome } from '../../src/domain/mail/record-email-outcome.js';
import { mailOf } from '../../src/domain/outcome/mail-state.js';
import { groupPersons } from '../../src/domain/outcome/persons/group-persons.js';
import { findFiles, resolvePersons } from '../../src/domain/read/find-persons.js';
import { sweep } from '../../src/domain/sweep/sweep.js';
import { Crash, dyingAfter } from '../support/crash.js';
import { resumeText } from '../support/engine.js';
import { createHarness, type Harness } from '../support/harness.js';
import { memberOf } from '../support/member.js';
import { screen } from '../support/upload.js';

/**
 * One mail per person, whatever is done at the same time and wherever processes die: several processes on one
 * database move, tell apart, group, change the threshold, claim and settle, in random order and with random crashes.
 */

const body = 'Led a ward of thirty beds and a team of forty nurses in an acute hospital.';
const files = [
  ['a1.pdf', resumeText('Ada', 20, 'ada@example.com') + body],
  ['a2.pdf', resumeText('Ada', 40, 'ada@example.com')],
  ['a3.pdf', resumeText('Ada', 30, 'other@example.com') + body],
  ['a4.pdf', resumeText('A. K.', 10, 'other@example.com')],
  ['b1.pdf', resumeText('Ben', 15, 'ben@example.com')],
  ['b2.pdf', resumeText('Ben', 48, 'ben@example.com')],
] as const;
const FILES = files.length;
const PROCESSES = 3;

interface Grant {
  readonly attemptId: string;
  readonly person: string;
  readonly to: string;
  readonly files: readonly string[];
  hasFailed: boolean;
}

type Plain = Readonly<Record<string, unknown>> & { readonly _id: string };

function ensure(condition: unknown, what: string): void {
  if (!condition) throw new Error(what);
}

let harness: Harness;
let contexts: Context[];
let template: {
  readonly job: Plain;
  readonly candidates: readonly Plain[];
  readonly runId: string;
};

beforeAll(async () => {
  harness = await createHarness();
  const instance = await harness.start();
  const { body: answer } = await screen(instance, { files });
  await instance.service.stop();
  contexts = await Promise.all(Array.from({ length: PROCESSES }, () => harness.createContext()));
  const db = await harness.connectDatabase();
  const job = await db.collection<Plain>('jobs').findOne({ _id: answer.jobId });
  const candidates = await db.collection<Plain>('candidates').find({}).toArray();
  if (!job || !candidates) throw new Error('Nothing was stored.');
  template = { job, candidates, runId: String(job['runId']) };
});

afterAll(() => harness.stop());

/** A copy of the screening under another id. */
async function copyScreening(jobId: string): Promise<void> {
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(template.runId, jobId).replace(template.job._id, jobId);
    }
    if (Array.isArray(value)) return value.map(rename);
    if (value instanceof Date || value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rename(each)]));
  };
  const db = await harness.connectDatabase();
  await db.collection<Plain>('jobs').insertOne(rename(template.job) as Plain);
  const copies = template.candidates.map((one) => rename(one) as Plain);
  await db.collection<Plain>('candidates').insertMany(copies);
}

const file = fc.nat(FILES - 1);
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      file,
      choice: fc.constantFrom<Choice | null>('shortlisted', 'rejected', 'maybe', null),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('claim' as const), file, attempt: fc.nat(9) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      outcome: fc.constantFrom(
        'sent' as const,
        'failed' as const,
        'failed' as const,
        'unknown' as const,
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('address' as const),
      file,
      address: fc.constantFrom('ada@example.com', 'ben@example.com', 'new@example.com', null),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('separate' as const), file, separate: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('same' as const),
      file,
      other: file,
      same: fc.option(fc.boolean()),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('group' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('threshold' as const),
      score: fc.constantFrom(5, 25, 45, 60),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);
const step = fc.record({
  command,
  process: fc.nat(PROCESSES - 1),
  /** Writes after which the process dies; null: it lives. */
  dies: fc.option(fc.nat(6), { freq: 3 }),
});
const history = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), {
  minLength: 4,
  maxLength: 14,
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One screening and all that is done with it. */
class Run {
  readonly jobId: string;
  readonly grants: Grant[] = [];
  #ticks = 0;

  constructor(jobId: string) {
    this.jobId = jobId;
  }

  get #owner() {
    return { jobId: this.jobId, member: memberOf('ada') };
  }

  #id(at: number): string {
    return `${this.jobId}_${at}`;
  }

  /** Later with every call, as outcomes are ordered by their times. */
  #now(): Date {
    this.#ticks += 1;
    return new Date(Date.now() + this.#ticks);
  }

  async #claim(context: Context, at: number, attempt: number): Promise<void> {
    const { candidates } = context.models;
    const attemptId = `attempt-${attempt}`;
    // The email service never asks again for an attempt that it has given up.
    if (this.grants.some((grant) => grant.attemptId === attemptId && grant.hasFailed)) return;
    const watched: Context = {
      ...context,
      models: {
        ...context.models,
        candidates: {
          ...candidates,
          everywhere: {
            ...candidates.everywhere,
            // Records the document that the claim found, in the same moment.
            updateOne: async (filter, update) => {
              const before = await candidates.everywhere.findOne(filter);
              const stored = await candidates.everywhere.updateOne(filter, update);
              if (stored.modifiedCount === 0 || !before) return stored;
              const draft = update.$set?.draft;
              ensure(before.result?.status === 'rejected', 'granted though not rejected');
              const ids = before.files.map(({ id }) => id);
              this.#noteGrant({
                attemptId,
                person: before._id,
                to: draft?.to ?? '',
                files: ids.length > 0 ? ids : [before._id],
                hasFailed: false,
              });
              return stored;
            },
          },
        },
      },
    };
    const claim = {
      ...{ userId: 'ada', jobId: this.jobId },
      candidateId: this.#id(at),
      attemptId,
      at: this.#now().toISOString(),
    };
    const { mail } = await claimRejection(watched, claim);
    if (mail) {
      const own = this.grants.filter((grant) => grant.attemptId === attemptId);
      ensure(
        own.some(({ to }) => to === mail.email),
        'granted without a change',
      );
    }
  }

  #noteGrant(grant: Grant): void {
    for (const earlier of this.grants) {
      if (earlier.hasFailed) continue;
      const isSamePerson = earlier.person === grant.person || grant.files.includes(earlier.person);
      const wasMailed =
        earlier.to === grant.to && grant.files.some((id) => earlier.files.includes(id));
      if (isSamePerson || wasMailed) {
        throw new Error(`Granted twice: ${JSON.stringify([earlier, grant])}`);
      }
    }
    this.grants.push(grant);
  }

  async #settle(context: Context, outcome: 'sent' | 'failed' | 'unknown'): Promise<void> {
    const grant = this.grants.find(({ hasFailed }) => !hasFailed);
    if (!grant) return;
    const at = this.#now().toISOString();
    const candidateId = grant.person;
    const settled = { userId: 'ada', jobId: this.jobId, candidateId, outcome, reason: null, at };
    const end = () => recordEmailOutcome(context, settled);
    if (outcome !== 'failed') return end();
    // Reads the state that the email service knows, before anybody can claim again.
    const { candidates } = context.models;
    const [stored] = await candidates.everywhere.find({ _id: candidateId });
    if (stored?.draft?.status === 'sent') return;
    grant.hasFailed = true;
    await end();
  }

  async act(context: Context, command: Step['command']): Promise<void> {
    const by = 'ada@example.com';
    switch (command.do) {
      case 'decide': {
        const { choice } = command;
        const changes = [{ candidateId: this.#id(command.file), choice }];
        await decideCandidates(context, { ...this.#owner, changes, reason: 'Decided.', by });
        return;
      }
      case 'claim':
        return this.#claim(context, command.file, command.attempt);
      case 'settle':
        return this.#settle(context, command.outcome);
      case 'same': {
        const others = [this.#id(command.other)];
        const candidateId = this.#id(command.file);
        await decideSamePerson(context, {
          ...this.#owner,
          candidateId,
          others,
          by,
          same: command.same,
        });
        break;
      }
      case 'separate': {
        const candidateId = this.#id(command.file);
        await separateFile(context, { ...this.#owner, candidateId, by, ...command });
        return;
      }
      case 'address': {
        const { address } = command;
        const candidateId = this.#id(command.file);
        const said = confirmAddress(context, { ...this.#owner, candidateId, address, by });
        // Nobody changes an address that an email may have left for.
        await said.catch((error: unknown) => {
          if (!(error instanceof DomainError) || error.code !== 'AddressNotOpen') throw error;
        });
        return;
      }
      case 'group':
        return groupPersons(context, this.jobId);
      case 'threshold':
        return rescoreJob(context, {
          ...this.#owner,
          changes: { comparisonScore: command.score },
          by,
        });
      case 'sweep':
        await sweep(later(context));
    }
  }

  /** Every file is of one person, who counts it, and what may have left shows. */
  async check(context: Context): Promise<void> {
    // Later than the sweeps that died: what is fresh is left to those who began it.
    await sweep(later(context, 2));
    await context.background.drain();
    const job = await context.models.jobs.everywhere.findOne({ _id: this.jobId });
    if (!job) throw new Error('The job is gone.');
    ensure(!job.ungroupedSince && !job.unappliedSince, 'something is left to do');
    const open = { runId: job.runId, withdrawal: { $ne: null } };
    ensure(
      !(await context.models.candidates.everywhere.exists(open)),
      'a withdrawal is not announced',
    );
    const ids = Array.from({ length: FILES }, (_, at) => this.#id(at));
    const persons = await resolvePersons(context, job, ids);
    const stored = new Map((await findFiles(context, job, ids)).map((one) => [one._id, one]));
    for (const id of ids) {
      const person = stored.get(persons.get(id) ?? '');
      const listed = person?.files.map((one) => one.id) ?? [];
      ensure(listed.length > 0 ? listed.includes(id) : person?._id === id, `${id} is nobody’s`);
    }
    for (const { person, hasFailed } of this.grants) {
      const shown = stored.get(persons.get(person) ?? '');
      ensure(
        hasFailed || (shown && mailOf(shown) !== null),
        'a mail that may have left is not shown',
      );
    }
  }
}

function later(context: Context, hours = 1): Context {
  return { ...context, clock: () => new Date(Date.now() + hours * 3_600_000) };
}

/** A process that dies, or that is told to try again, is what is tried here. */
function isExpected(error: unknown): boolean {
  return error instanceof Crash || (error as { code?: unknown }).code === 'Unavailable';
}

/** A sweep that dies as it follows a new threshold leaves withdrawals, which the next one announces. */
const sweepDies: Step[][] = [
  [{ command: { do: 'threshold', score: 5 }, process: 0, dies: 1 }],
  [{ command: { do: 'sweep' }, process: 0, dies: 2 }],
];

/** One process dies while it tells a file apart, and another has grouped the files before the first changed anything. */
const diesBesideAnother: Step[][] = [
  [{ command: { do: 'claim', file: 0, attempt: 0 }, process: 0, dies: null }],
  [{ command: { do: 'separate', file: 0, separate: false }, process: 0, dies: null }],
  [{ command: { do: 'decide', file: 0, choice: 'shortlisted' }, process: 0, dies: null }],
  [
    { command: { do: 'separate', file: 1, separate: true }, process: 0, dies: 3 },
    { command: { do: 'separate', file: 0, separate: false }, process: 0, dies: null },
  ],
];

let count = 0;
let granted = 0;

it('is granted to one attempt only, and never for somebody shortlisted', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      count += 1;
      const run = new Run(`run-${count}`);
      await copyScreening(run.jobId);
      for (const together of steps) {
        await Promise.all(
          together.map(async ({ command, process, dies }) => {
            const living = contexts[process] as Context;
            const context = dies === null ? living : dyingAfter(living, dies);
            await run.act(context, command).catch((error: unknown) => {
              if (!isExpected(error)) throw error;
            });
          }),
        );
      }
      await run.check(contexts[0] as Context);
      granted += run.grants.length;
    }),
    {
      numRuns: Number(process.env['PROPERTY_RUNS'] ?? 15),
      examples: [[diesBesideAnother], [sweepDies]],
    },
  );
  // The histories are random: chance decides how many claims are granted. Without any, nothing was tried.
  expect(granted).toBeGreaterThan(0);
}, 600_000);
