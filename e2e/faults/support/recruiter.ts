import * as authHttp from '@shortlist/contracts/http/auth';
import * as emailHttp from '@shortlist/contracts/http/email';
import * as resumesHttp from '@shortlist/contracts/http/resumes';
import * as usageHttp from '@shortlist/contracts/http/usage';
import type { JobDetail } from '@shortlist/contracts/job';
import type { Operation, OperationResponse } from '@shortlist/contracts/operation';
import type { RejectionEmail } from '@shortlist/contracts/screening';
import { readMailbox } from '../../tests/support/mailbox.js';
import { waitFor } from '../../tests/support/wait-for.js';

export const jobDescription = [
  'Ward nurse',
  'Must have: registered nurse (RN), triage, medication administration.',
  'Nice to have: wound care, electronic health records.',
].join('\n');

const password = 'a long enough password';

/** Longer than any recovery may take, so that slowness is measured and absence reported. */
const patienceMs = 150_000;

/** Where the product answers, and where its mails arrive. */
export interface ProductUrls {
  readonly gatewayUrl: string;
  readonly mailboxUrl: string;
}

/** A slow machine answers so: what was asked for is done later, and people need not ask again. */
function orStillWorking(error: unknown): void {
  if (!(error instanceof Error) || !error.message.includes('"StillWorking"')) throw error;
}

/** Does what a browser does: retries when a call breaks or a part of the product is away. */
export class Recruiter {
  readonly #product: ProductUrls;
  readonly email: string;
  #accessToken = '';

  private constructor(product: ProductUrls, email: string) {
    this.#product = product;
    this.email = email;
  }

  /** Somebody who has an account. */
  static of(product: ProductUrls, email: string): Recruiter {
    return new Recruiter(product, email);
  }

  static async signUp(product: ProductUrls, email: string): Promise<Recruiter> {
    const recruiter = new Recruiter(product, email);
    const form = { firstName: 'Mina', lastName: 'Castellano', email, password };
    await recruiter.#call(authHttp.register, form).catch(orStillWorking);
    const mail = await waitFor(
      async () => (await readMailbox(product.mailboxUrl)).find(({ to }) => to.includes(email)),
      { what: 'the verification mail' },
    );
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    await recruiter.#call(authHttp.verifyEmail, { token }).catch(orStillWorking);
    return recruiter;
  }

  /** Signs in; tries again while the product says that a part is away. */
  async signIn(): Promise<void> {
    const session = await waitFor(
      () => this.#call(authHttp.login, { email: this.email, password }),
      {
        what: 'the sign-in',
        timeoutMs: patienceMs,
      },
    );
    this.#accessToken = session.access_token;
  }

  /** Says whom rejections are from: before that the product sends none. Tries again while a part is away. */
  async #nameSender(): Promise<void> {
    const sender = {
      senderName: 'Mina Castellano',
      company: '',
      signature: '',
      replyTo: this.email,
    };
    await waitFor(() => this.#call(resumesHttp.setMailSettings, sender), {
      what: 'the sender of the rejections',
      timeoutMs: patienceMs,
    });
  }

  /**
   * Uploads `resumes` (file name → bytes) and waits until the screening is complete. If the upload breaks or is refused
   * for the moment, checks what became of it, and uploads again only if nothing was kept.
   */
  async screen(jobId: string, resumes: ReadonlyMap<string, Buffer>): Promise<JobDetail> {
    for (;;) {
      await this.upload(jobId, resumes).catch(() => undefined);
      const state = await waitFor(() => this.#findJob(jobId).then(settled), {
        what: `the screening ${jobId} to end or to be gone`,
        timeoutMs: patienceMs,
      });
      if (state !== 'upload again') return state;
    }
  }

  /** Sends every unsent rejection until each was sent or its fate is unknown. */
  sendRejections(jobId: string): Promise<JobDetail> {
    return waitFor(
      async () => {
        const job = await this.readJob(jobId);
        const open = job.rejectionEmails.filter(
          ({ status }) => status === 'draft' || status === 'failed',
        );
        if (open.length > 0) await this.#send(jobId, open);
        const after = await this.readJob(jobId);
        const isKnown = ({ status }: { readonly status: string }) =>
          status === 'sent' || status === 'unknown';
        return after.rejectionEmails.every(isKnown) && after;
      },
      { what: `the rejections of ${jobId}`, timeoutMs: patienceMs },
    );
  }

  /** Sends every unsent rejection in one call and returns its answer. */
  async sendOnce(jobId: string): Promise<OperationResponse<typeof emailHttp.sendBulkEmail>> {
    const { rejectionEmails } = await this.readJob(jobId);
    const open = rejectionEmails.filter(({ status }) => status === 'draft' || status === 'failed');
    return this.#send(jobId, open);
  }

  async #send(jobId: string, drafts: readonly RejectionEmail[]) {
    await this.#nameSender();
    const emails = drafts.map(({ candidateId, candidate, email, subject, content }) => ({
      jobId,
      candidateId,
      candidate,
      email,
      subject,
      content,
    }));
    return this.#call(emailHttp.sendBulkEmail, { emails, delay_between_batches: 0 });
  }

  /** Confirms the rejections of these people: they leave after the time to stop them. */
  async queueMails(
    jobId: string,
    body: { readonly candidateIds: readonly string[]; readonly delaySeconds: number },
  ): Promise<emailHttp.OutboxState> {
    await this.#nameSender();
    return this.#call(emailHttp.queueRejections, body, { jobId });
  }

  /** Stops all that have not left. */
  async stopMails(jobId: string): Promise<emailHttp.OutboxState> {
    return this.#call(emailHttp.stopRejections, {}, { jobId });
  }

  async readOutbox(jobId: string): Promise<emailHttp.OutboxState> {
    const answer = await this.#fetch(emailHttp.getOutbox.path.replace('{jobId}', jobId));
    if (!answer.ok) throw new Error(`The outbox's answer is ${answer.status}.`);
    return emailHttp.getOutbox.response.parse(await answer.json());
  }

  async readJob(jobId: string): Promise<JobDetail> {
    const answer = await this.#fetch(`/resumes/job/${jobId}`);
    if (!answer.ok) throw new Error(`The screening's answer is ${answer.status}.`);
    return resumesHttp.getJob.response.parse(await answer.json());
  }

  /** The screenings as the dashboard shows them. */
  async readHistory(): Promise<OperationResponse<typeof resumesHttp.getHistory>> {
    const answer = await this.#fetch(resumesHttp.getHistory.path);
    return resumesHttp.getHistory.response.parse(await answer.json());
  }

  /** Tokens used this month. */
  async tokensUsed(): Promise<number> {
    const answer = await this.#fetch('/auth/token/usage');
    return usageHttp.getTokenUsage.response.parse(await answer.json()).tokens_used;
  }

  /** Uploads `resumes` once, whatever comes of it; resolves to the answer. */
  upload(jobId: string, resumes: ReadonlyMap<string, Buffer>): Promise<Response> {
    const form = new FormData();
    form.set('jobDescription', jobDescription);
    form.set('comparisonScore', '100');
    form.set('jobId', jobId);
    for (const [name, bytes] of resumes) {
      form.append('resumes', new Blob([new Uint8Array(bytes)]), name);
    }
    return this.#fetch('/resumes/process', { method: 'POST', body: form });
  }

  /** Calls the API as the recruiter; resolves to whatever it answers. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#fetch(path, init);
  }

  async #findJob(jobId: string): Promise<JobDetail | null> {
    const answer = await this.#fetch(`/resumes/job/${jobId}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The screening's answer is ${answer.status}.`);
    return resumesHttp.getJob.response.parse(await answer.json());
  }

  async #call<Op extends Operation>(
    operation: Op,
    body: unknown,
    { jobId = '' }: { readonly jobId?: string } = {},
  ): Promise<OperationResponse<Op>> {
    const answer = await this.#fetch(operation.path.replace('{jobId}', jobId), {
      method: operation.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${operation.name} answered ${answer.status}: ${text}`);
    return operation.response.parse(JSON.parse(text)) as OperationResponse<Op>;
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#accessToken) headers.set('authorization', `Bearer ${this.#accessToken}`);
    const answer = await fetch(`${this.#product.gatewayUrl}/api${path}`, { ...init, headers });
    if (answer.status !== 401 || !this.#accessToken) return answer;
    // The session is over, or a clock says so: people sign in again and repeat what they did.
    this.#accessToken = '';
    await this.signIn();
    return this.#fetch(path, init);
  }
}

/** The completed screening; null while it goes on; `upload again` if it failed or nothing was kept. */
function settled(job: JobDetail | null): JobDetail | 'upload again' | null {
  if (!job || job.status === 'failed') return 'upload again';
  return job.status === 'completed' ? job : null;
}
