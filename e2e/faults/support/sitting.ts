import { makeWordFile } from '../../tests/support/word-file.js';
import type { Phase } from './phase.js';
import type { World } from './world.js';

/** Two people with one name and one text would be the same person. */
const firstNames = 'Ada Ben Cleo Dora Emil Finn Gwen Hugo Iris Joel Kira Liam'.split(' ');
export const resumesPerJob = firstNames.length;
/** Resumes that differ in nothing but the person. */
export function createResumes(jobId: string): ReadonlyMap<string, Buffer> {
  return new Map(
    firstNames.map((firstName, index) => {
      const text = `${firstName} Lindqvist\nada.${index}.${jobId}@example.com\n\nExperience\nWard nurse, St Elm Hospital, 2016 - 2024\nRegistered nurse (RN). Triage of emergency patients, wound care.\n\nEducation\nBSc Nursing, 2015`;
      return [`resume-${index}.doc`, makeWordFile(text)] as const;
    }),
  );
}

/** Signs in, screens and sends the rejections; says when each phase begins, and when all is over. */
export async function work(
  { recruiter, jobIds }: World,
  jobId: string,
  begin: (phase: Phase | 'over') => void,
): Promise<void> {
  jobIds.push(jobId);
  begin('signIn');
  await recruiter.signIn();
  begin('screen');
  await recruiter.screen(jobId, createResumes(jobId));
  begin('send');
  await recruiter.sendRejections(jobId);
  begin('over');
}

const following = { signIn: 'screen', screen: 'send', send: 'over' } as const;

/** Works twice while nothing is wrong, and sees how long that takes at best: the first time much is still cold. */
export async function measurePhases(world: World): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    const began = new Map<Phase | 'over', number>();
    await work(world, crypto.randomUUID(), (phase) => began.set(phase, performance.now()));
    for (const phase of ['signIn', 'screen', 'send'] as const) {
      const tookMs = (began.get(following[phase]) ?? 0) - (began.get(phase) ?? 0);
      world.phaseMs.set(phase, Math.min(world.phaseMs.get(phase) ?? Infinity, tookMs));
    }
  }
}
