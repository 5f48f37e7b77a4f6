import { describe, expect, it } from 'vitest';
import { loadFrames } from '../../data/frames.js';
import { splitSegments } from '../../text/words/segments.js';
import { type Frame, framedStretches } from './frames.js';

/** The frames of the statement part in which `thing` is named; empty when it is plainly done or held. */
function framesOf(text: string, thing: string, code = 'en'): readonly Frame[] {
  const at = text.indexOf(thing);
  expect(at).toBeGreaterThanOrEqual(0);
  return framedStretches({ segments: splitSegments(text) }, [code], '2026-11')
    .filter(({ start, end }) => at >= start && at < end)
    .map(({ frame }) => frame);
}

describe('framedStretches', () => {
  it.each<[string, string, Frame]>([
    ['No experience of tower cranes', 'tower cranes', 'denies'],
    ['I have never held a forklift licence', 'forklift', 'denies'],
    ['Sage and Xero, but not QuickBooks', 'QuickBooks', 'denies'],
    ['CSCS card expired in 2020', 'CSCS', 'lapsed'],
    ['Formerly registered with the HCPC', 'HCPC', 'lapsed'],
    ['Dropped out of a degree in law', 'degree', 'lapsed'],
    ['Gas Safe registration not renewed', 'Gas Safe', 'lapsed'],
    ['Bachelor of Laws, Aldmoor University, 2016 - dropped out', 'Bachelor', 'lapsed'],
    ['BEng Civil Engineering, Castlewick, 2011-2013 (not completed)', 'BEng', 'lapsed'],
    ['MSc Statistics at Norrland University, did not finish', 'MSc', 'lapsed'],
    ['BA History, Fenby College; left after two years', 'BA History', 'lapsed'],
    ['Came off the NMC register in 2022', 'NMC', 'lapsed'],
    ['Forklift licence expired in 2021, was valid to March 2021', 'Forklift', 'lapsed'],
    ['Hoping to retrain as a midwife', 'midwife', 'intends'],
    ['Would like a plant ticket (roller and dumper) next', 'roller', 'intends'],
    ['CeMAP exam booked for spring', 'CeMAP', 'inProgress'],
    ['Working towards the DipFA, to be completed in 2026', 'DipFA', 'inProgress'],
    ['Lent the fitter a hand with gearbox changes', 'gearbox', 'tookPart'],
    ['Have put my name down for the ILM course', 'ILM', 'intends'],
    ['Building up a portfolio for the assessor award', 'assessor', 'inProgress'],
    ['Accounts go to Hart & Lowe, who prepare our tax return', 'tax return', 'others'],
    ['Worked alongside the senior technician: cut and stripped cables', 'cables', 'tookPart'],
    ['Laid the odd course of bricks', 'bricks', 'tookPart'],
    ['Would welcome the chance to run a kitchen', 'kitchen', 'intends'],
    ['ACCA part qualified', 'ACCA', 'inProgress'],
    ['Followed recipes written by the head chef', 'recipes', 'others'],
    ['Called in the lift contractor for repairs', 'repairs', 'others'],
    ['Passed client calls on pension law to the solicitors', 'pension', 'others'],
    ['Logged rolls for the editor, who cut the film', 'film', 'others'],
    ['Boilers were serviced by third line', 'Boilers', 'others'],
    ['Prepared papers for talks led by the director', 'talks', 'tookPart'],
    ['Keen to gain my HGV licence', 'HGV', 'intends'],
    ['Seeking a post in procurement', 'procurement', 'intends'],
    ['Studying for the CIPD Level 5 diploma', 'CIPD', 'inProgress'],
    ['BSc Radiography, expected July 2027', 'Radiography', 'inProgress'],
    ['GPhC registration applied for', 'GPhC', 'inProgress'],
    ['Helped with the annual audit', 'audit', 'tookPart'],
    ['Assisted the senior chef with menu costing', 'menu costing', 'tookPart'],
    ['AutoCAD (basic)', 'AutoCAD', 'tookPart'],
    ['Shadowed a consultant on ward rounds', 'ward rounds', 'others'],
    ['Statutory accounts are prepared by our external accountants', 'Statutory accounts', 'others'],
    ['Worked to drawings made by the design office', 'design office', 'others'],
    ['Menus planned by the head chef', 'Menus planned', 'others'],
    ['Supported the head of year with parents evenings', 'parents evenings', 'tookPart'],
    ['Assisted two surveyors in drafting bills of quantities', 'bills of quantities', 'tookPart'],
    ['Gave the buyer ideas for the autumn range', 'autumn range', 'tookPart'],
    ['Sent figures to the buyer who set the prices', 'prices', 'others'],
    ['Transport manager planned the routes, I printed the manifests', 'routes', 'others'],
    ['Swept up while the stylists did the colours', 'colours', 'others'],
    ['Forwarded court papers to the litigation team', 'litigation', 'others'],
    ['Diary for the partner who ran conveyancing', 'conveyancing', 'others'],
    ["Scanners weren't used in the stores then", 'stores', 'denies'],
    ['Objective: a post as a payroll clerk', 'payroll clerk', 'intends'],
    ['CILEX Level 6: sat three of the five papers', 'CILEX', 'inProgress'],
    ['IPPM (now CIPP) membership lapsed 2011', 'IPPM', 'lapsed'],
    ['Payroll is with HR, so it is not something I have done', 'Payroll', 'denies'],
    ['Assisted the riggers with the lift: slinging, signalling', 'slinging', 'tookPart'],
  ])('%s: %s is %s', (text, thing, frame) => {
    expect(framesOf(text, thing)).toContain(frame);
  });

  it.each<[string, string, string, Frame]>([
    ['de', 'Keine Kenntnisse in SAP', 'SAP', 'denies'],
    ['de', 'Staplerschein abgelaufen', 'Staplerschein', 'lapsed'],
    [
      'de',
      'Bachelor Informatik, Hochschule Lahnau, 2012–2014 (ohne Abschluss)',
      'Bachelor',
      'lapsed',
    ],
    ['fr', 'Master de droit, Université de Valmont, 2015, non obtenu', 'Master', 'lapsed'],
    ['de', 'Mitarbeit bei der Inventur', 'Inventur', 'tookPart'],
    ['fr', 'Permis CE expiré depuis 2021', 'Permis', 'lapsed'],
    ['fr', 'Souhaite évoluer vers la paie', 'paie', 'intends'],
    ['es', 'Sin experiencia en soldadura', 'soldadura', 'denies'],
    ['es', 'Máster en logística en curso', 'logística', 'inProgress'],
    ['it', 'Patente C scaduta', 'Patente', 'lapsed'],
    ['de', 'ADR-Schein: Auffrischung versäumt', 'Auffrischung', 'lapsed'],
    ['fr', "Les essais sont faits par l'ingénieure de l'atelier", 'essais', 'others'],
    ['it', 'Ha dato una mano con gli inventari', 'inventari', 'tookPart'],
    ['nl', 'Wil graag leren lassen', 'lassen', 'intends'],
    ['pt', 'Nunca trabalhei com Excel', 'Excel', 'denies'],
    ['pl', 'Brak uprawnień SEP', 'SEP', 'denies'],
  ])('%s: %s', (code, text, thing, frame) => {
    expect(framesOf(text, thing, code)).toContain(frame);
  });

  it.each([
    ['Clean driving licence, no points', 'driving licence'],
    ['No accidents in 12 years as a driver', 'driver'],
    ['First aid lapsed in 2019, renewed 2024', 'First aid'],
    ['Not only planned but ran the move of 300 desks', 'ran the move'],
    ['Led the payroll team of six', 'payroll'],
    ['Supported residents with washing and dressing', 'washing'],
    ['Supported residents who needed help with meals', 'help with meals'],
    ['Team leader, managed the night shift', 'night shift'],
    ['Helped customers choose paint and flooring', 'paint and flooring'],
    ['Assisted elderly people with meals', 'meals'],
    ['Assembled pumps designed by the client', 'Assembled pumps'],
    ['Cut waste by the end of the year', 'waste'],
    ['BSc Nursing 2009, NMC registration lapsed', 'BSc Nursing'],
    ['BSc Biology 2012, MSc Ecology (not completed)', 'BSc Biology'],
    ['IPAF card ran out in 2023, took the test again last May', 'IPAF'],
    ['ADR lapsed while I was abroad, redone in May', 'ADR'],
    ['SIA badge lapsed in 2022; current to June 2028', 'SIA'],
    ['The aim was to get CIPS Level 4; achieved in 2024', 'CIPS'],
    ['Expired stock removed, allergen labels checked', 'allergen labels'],
  ])('%s: %s is so', (text, thing) => {
    expect(framesOf(text, thing)).toEqual([]);
  });

  it('has words for every language that is read', () => {
    expect([...loadFrames().keys()].sort()).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'it',
      'nl',
      'pl',
      'pt',
    ]);
  });
});
