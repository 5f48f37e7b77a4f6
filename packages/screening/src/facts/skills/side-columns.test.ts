import { describe, expect, it } from 'vitest';
import { analyseText } from '../../text/analyse.js';
import { maskIdentity } from '../../text/words/identity.js';
import { readCertificates } from './certificates.js';
import { listSkills, readSkills } from './skills.js';

/** The skills and certificates of a resume whose side column has these lines. */
function read(column: string) {
  const text = `${column}\n\nExperience\nWorker, 2015 - 2020`;
  const resume = analyseText(maskIdentity(text, 'Ada King'));
  return [listSkills(readSkills(resume, []), new Map()), readCertificates(resume)];
}

describe('a side column', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    [
      'hobbies',
      'Skills\n• Wound care\n• Infection control\n\nPassions\n• Trail running\n• Baking bread',
      ['Wound care', 'Infection control'],
      [],
    ],
    [
      'an address',
      'Certificates\n• First aid at work\n• 12 Mill Lane\n• Leeds LS1 4AB\n• linkedin.com/in/ada',
      [],
      ['First Aid at Work'],
    ],
    [
      'a person to ask',
      'Skills\n• Wound care\n• Triage\n• Mrs Jane Hope, ward manager\n• Elm House, Leeds\n• 0113 496 0000\n• jane@example.com',
      ['Wound care', 'Triage'],
      [],
    ],
    [
      'a quotation',
      'Skills\nWound care\nTriage\n“Kindness is a language which the deaf can hear”\nMark Twain',
      ['Wound care', 'Triage'],
      [],
    ],
    [
      'links',
      'Skills\nReact\nTypeScript\nada.dev\nPortfolio: ada.design\nexample.com/ada',
      ['React', 'TypeScript'],
      [],
    ],
    [
      'remarks',
      'Skills\nPlanting\nOwn car\nNon-smoker\nAvailable immediately\nBusy lizzies',
      ['Planting', 'Busy lizzies'],
      [],
    ],
    [
      'personal data',
      'Key skills\n• Payroll\n• Sage\nDate of birth: 4 May 1990\nNationality: Irish\nMarital status: married\n2 children',
      ['Payroll', 'Sage'],
      [],
    ],
    [
      'places',
      'Licences\nForklift licence\nCSCS card\nLeeds\nWest Yorkshire\nUnited Kingdom\nOwn transport',
      [],
      ['Forklift licence', 'CSCS'],
    ],
    [
      'remarks in German',
      'Kenntnisse\nDATEV\nLohnabrechnung\nEigener PKW\nReisebereitschaft\nVerheiratet, 2 Kinder\nMusterstraße 12\n80331 München',
      ['DATEV', 'Lohnabrechnung'],
      [],
    ],
    [
      'remarks in French',
      'Compétences\nSage\nPaie\nVéhicule personnel\nMarié, 2 enfants\n12 rue des Lilas\n75011 Paris',
      ['Sage', 'Paie'],
      [],
    ],
    [
      'headings in words of the person',
      'Skills\nWelding\nFitting\nWhen I am not working\nFishing with my sons\nOld motorbikes',
      ['Welding', 'Fitting'],
      [],
    ],
    [
      'further short headings',
      'Skills\nWelding\nFitting\nFree time\nFishing\nPersonality\nCalm\nAddress\n12 Mill Lane\nLeeds',
      ['Welding', 'Fitting'],
      [],
    ],
    [
      'the times of work',
      'Certificates\nCSCS card\nAvailability\nFrom June\nShift work possible',
      [],
      ['CSCS'],
    ],
  ])('gives no skills or certificates by %s', (_, column, skills, certificates) => {
    expect(read(column)).toEqual([skills, certificates]);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    [
      'Skills\nBerth planning\nGantry crane scheduling',
      ['Berth planning', 'Gantry crane scheduling'],
      [],
    ],
    ['Skills\nWelding\nada@example.com\n07700 900123\nMIG welding', ['Welding', 'MIG welding'], []],
    [
      'Skills\nNode.js/Express\nASP.NET\nSocket.io\nVue.js',
      ['Node.js/Express', '.NET', 'Socket.io', 'Vue.js'],
      [],
    ],
    [
      'Skills\nCAD drafting\n“Lean” production\n5 axis milling\nISO 9001',
      ['CAD drafting', 'Lean” production', '5 axis milling', 'ISO 9001'],
      [],
    ],
    [
      'Certificates\nRigging, 2015\nSlinger, 98765432\nScaffolding',
      ['Crane operation', 'Scaffolding'],
      ['Rigging', 'Slinger', 'Scaffolding'],
    ],
    [
      'Kompetenzen\nStraßenbau\nPlatzreservierung\nWegebau',
      ['Straßenbau', 'Platzreservierung', 'Wegebau'],
      [],
    ],
    [
      'Skills\nMobility\nFamily law\nFrench polishing',
      ['Mobility', 'Family law', 'French polishing'],
      [],
    ],
  ])('keeps %j', (column, skills, certificates) => {
    expect(read(column)).toEqual([skills, certificates]);
  });
});
