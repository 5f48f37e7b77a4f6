import type { KeptPerson, PrivacyRequest } from '@shortlist/contracts/privacy';

export function buildKeptPerson(given: Partial<KeptPerson> = {}): KeptPerson {
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
    ...given,
  };
}

/** An open request for a deletion, due in three weeks. */
export function buildPrivacyRequest(given: Partial<PrivacyRequest> = {}): PrivacyRequest {
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
    ...given,
  };
}
