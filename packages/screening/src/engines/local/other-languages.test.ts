import { describe, expect, it } from 'vitest';
import { createLocalEngine } from './local.js';

const engine = createLocalEngine();

async function judge(jobDescription: string, text: string) {
  const { job } = await engine.prepareJob(jobDescription, { asOf: '2026-11' });
  const result = await engine.screen(job, {
    kind: 'text',
    fileName: 'cv.pdf',
    text,
    pageStarts: [0],
    hiddenText: [],
  });
  return { ...result, met: result.verdicts.map(({ verdict }) => verdict) };
}

/** An advert and a resume in the same language that use different forms of the same words. */
const pairs = {
  German: [
    `Elektriker (m/w/d)
Ihr Profil:
- Mindestens 3 Jahre Berufserfahrung in der Instandhaltung
- Kenntnisse in der Wartung von Förderanlagen`,
    `Thomas Keller
Berufserfahrung
2015 – heute Elektroniker Instandhaltung, Muster GmbH, Stuttgart
- Verantwortlich für Wartungen an einer Förderanlage im Lager und für die Schulung der Kollegen`,
  ],
  French: [
    `Électricien de maintenance
Votre profil :
- Minimum 3 ans d'expérience en maintenance industrielle
- Connaissance des automates et des variateurs`,
    `Marie Dubois
Expérience professionnelle
2015 – aujourd'hui Électricienne de maintenance industrielle, Exemple SA, Lyon
- Dépannage d'un automate et réglage d'un variateur sur les lignes de conditionnement`,
  ],
  Spanish: [
    `Electricista de mantenimiento
Requisitos:
- Mínimo 3 años de experiencia en mantenimiento industrial
- Conocimientos de motores y bombas`,
    `Ana Torres
Experiencia laboral
2015 – actualidad Electricista de mantenimiento industrial, Ejemplo SL, Madrid
- Reparación de un motor y de una bomba en la línea de envasado de la planta`,
  ],
  Polish: [
    `Elektryk utrzymania ruchu
Wymagania:
- Minimum 3 lata doświadczenia w utrzymaniu ruchu
- Znajomość przenośników i silników`,
    `Jan Kowalski
Doświadczenie zawodowe
2015 – obecnie Elektryk utrzymania ruchu, Przykład Sp. z o.o., Łódź
- Naprawa przenośnika i silnika na linii pakowania oraz szkolenie nowych pracowników`,
  ],
} as const;

describe.each(Object.entries(pairs))('a job and a resume in %s', (_, [advert, resume]) => {
  it('are compared by words, whatever their endings, and not by the language', async () => {
    const own = await judge(advert, resume);
    expect(own.met).toEqual(['met', 'met']);
    expect(own.flags.filter(({ kind }) => kind === 'language')).toEqual([]);
    expect(own.score).toBeGreaterThanOrEqual(80);
  });

  it('give nothing to somebody of another trade', async () => {
    const cook = resume
      .split('\n')
      .map((line) => (line.startsWith('- ') ? '- Pizza, Pasta, Sushi' : line))
      .map((line) =>
        line.replace(/(?:Elektroniker|Électricienne|Electricista|Elektryk).*,/, 'Barista,'),
      )
      .join('\n');
    expect((await judge(advert, cook)).score).toBeLessThanOrEqual(20);
  });
});
