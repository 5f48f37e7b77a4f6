import { describe, expect, it } from 'vitest';
import { inPlainWords } from './plain-words.js';

describe('inPlainWords', () => {
  it.each([
    ['de', 'Koch/Köchin oder Kaufmann/Kauffrau', 'Koch oder Kaufmann'],
    ['de', 'Altenpfleger/in oder Erzieher:in', 'Altenpfleger oder Erzieher'],
    ['de', 'Englischkenntnisse', 'Englisch kenntnisse'],
    ['fr', 'Infirmier/ère ou vendeur/vendeuse', 'Infirmier ou vendeur'],
    ['es', 'Enfermero/a con experiencia', 'Enfermero con experiencia'],
    ['en', 'Install/remove fixtures and/or signage', 'Install/remove fixtures and/or signage'],
    ['en', 'Java/Kotlin', 'Java/Kotlin'],
    ['en', 'Input/output and client/server systems', 'Input/output and client/server systems'],
  ])('%s: writes %j as %j', (code, text, plain) => {
    expect(inPlainWords(text, code)).toBe(plain);
  });
});
