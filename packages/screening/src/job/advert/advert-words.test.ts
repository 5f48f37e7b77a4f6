import { describe, expect, it } from 'vitest';
import { advertLanguageCode } from './advert-words.js';

describe('advertLanguageCode', () => {
  it.each([
    [
      'es',
      'Requisitos\n- Gestión de incidencias\n- Mantenimiento de equipos\n- Formación de usuarios',
    ],
    ['es', 'Requisitos\n- Soldadura TIG\n- Interpretación de planos\n- Responsabilidad'],
    ['pt', 'Requisitos\n- Gestão de equipas\n- Manutenção de elevadores\n- Formação de operadores'],
    ['pt', 'Requisitos\n- Soldadura TIG\n- Interpretação de desenhos\n- Pontualidade'],
    ['fr', 'Profil recherché\n- Conduite de travaux\n- Lecture de plans\n- Qualité du service'],
    ['it', 'Requisiti\n- Gestione reclami\n- Manutenzione impianti\n- Formazione colleghi'],
    [
      'en',
      'Requirements\n- Administration of servers\n- Presentation skills\n- Competence in Excel',
    ],
  ])('tells %s by a short list: %j', (code, text) => {
    expect(advertLanguageCode(text)).toBe(code);
  });
});
