import type { KeptPerson, PrivacyRequest } from '@shortlist/contracts/privacy';

export function buildKeptPerson(overrides: Partial<KeptPerson> = {}): KeptPerson {
  return {
    jobId: 'job_a',
    candidateId: 'run_0',
    title: 'Ward Manager',
    name: 'Carl Ames',
    fileName: 'carl-ames.pdf',
    files: 1,
    score: 72,
    status: 'rejected',
    createdAt: '2026-11-01T10:00:00.000Z',
    keptUntil: '2027-11-01T10:00:00.000Z',
    ...overrides,
  };
}

/** An open request for a deletion, due in three weeks. */
export function buildPrivacyRequest(overrides: Partial<PrivacyRequest> = {}): PrivacyRequest {
  const now = Date.now();
  const days = (count: number) => new Date(now + count * 24 * 60 * 60 * 1000).toISOString();
  return {
    id: 'request_a',
    wish: 'delete',
    name: 'Carl Ames',
    email: 'carl.ames@example.com',
    employer: '',
    message: '',
    receivedAt: days(-9),
    dueAt: days(21),
    state: 'open',
    answer: null,
    mail: 'none',
    people: [buildKeptPerson()],
    ...overrides,
  };
}
