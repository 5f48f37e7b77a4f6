import { isHeld, thingOf } from '../things/things.js';
import type { JudgedResume } from './judged-resume.js';

function outside<Key>(
  places: ReadonlyMap<Key, readonly number[]>,
  lists: ReadonlySet<number>,
  isKept: (key: Key) => boolean = () => false,
): ReadonlyMap<Key, readonly number[]> {
  const kept = new Map<Key, readonly number[]>();
  for (const [key, segments] of places) {
    const left = isKept(key) ? segments : segments.filter((segment) => !lists.has(segment));
    if (left.length > 0) kept.set(key, left);
  }
  return kept;
}

/** The resume without what some of its segments show. */
export function withoutSegments(resume: JudgedResume, segments: ReadonlySet<number>): JudgedResume {
  const { thing, done, word } = resume.places;
  const degrees = resume.degrees.filter(({ segment }) => !segments.has(segment));
  const places = {
    thing: outside(thing, segments),
    done: outside(done, segments),
    word: outside(word, segments),
  };
  return { ...resume, degrees, places: { ...resume.places, ...places } };
}

const known = new WeakMap<JudgedResume, JudgedResume>();

/** The resume without the skills and words that it only lists; licences and certificates are held where they are listed. */
export function withoutLists(resume: JudgedResume): JudgedResume {
  const made = known.get(resume) ?? {
    ...resume,
    places: {
      thing: outside(resume.places.thing, resume.lists, (id) => isHeld(thingOf(id))),
      done: outside(resume.places.done, resume.lists),
      word: outside(resume.places.word, resume.lists),
      clause: resume.places.clause,
      work: resume.places.work,
      like: resume.places.like,
    },
  };
  known.set(resume, made);
  return made;
}
