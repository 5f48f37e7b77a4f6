import { describe, expect, it } from 'vitest';
import { createLocalEngine } from '../../engines/local/local.js';
import { needsPerson } from '../../needs-person.js';
import type { ScreeningResult } from '../../types.js';

const engine = createLocalEngine();

interface Trade {
  readonly name: string;
  readonly advert: string;
  /** Words of the advert, as somebody would list them who did none of it. */
  readonly words: readonly string[];
  /** People who did the work. */
  readonly workers: readonly string[];
}

const trades: readonly Trade[] = [
  {
    name: 'baker',
    advert: `Baker, nights
Requirements
- At least three years as a baker in a craft bakery
- Sourdough, laminated doughs and hand moulding
- Deck ovens, provers and spiral mixers
- Level 2 food hygiene and HACCP records
- Scaling recipes and ordering flour
- Nights from 10 pm
Nice to have
- Gluten-free baking
- Training apprentices`,
    words: [
      'Baker',
      'craft bakery',
      'sourdough',
      'laminated doughs',
      'hand moulding',
      'deck ovens',
      'provers',
      'spiral mixers',
      'Level 2 food hygiene',
      'HACCP records',
      'scaling recipes',
      'ordering flour',
      'nights',
      'gluten-free baking',
      'training apprentices',
    ],
    workers: [
      `Ewan Rooke
Baker, Loaf & Larder, Stroud, 2019 – present
• Mix, ferment and hand mould 400 sourdough loaves a night
• Croissants and Danish from our own laminated doughs
• Load two deck ovens; clean the provers
• Fill in HACCP records
Food hygiene level 2, 2023`,
      `Marta Silva
Head of the night team, Padaria Central, Vauxhall, 2016 – 2024
Shaped and baked white and rye bread for cafés, ran the spiral mixers and ordered flour
Taught two trainees
Skills: sourdough, laminated doughs, deck ovens, HACCP, food hygiene level 2, gluten-free baking, scaling recipes`,
    ],
  },
  {
    name: 'land surveyor',
    advert: `Land Surveyor
What you need
- Degree or HND in surveying or geomatics
- Two years of topographical and measured building surveys
- Total stations, GNSS and laser scanning
- AutoCAD, n4ce and point clouds
- Setting out on construction sites and control networks
- CSCS card and full driving licence
Desirable
- Utility mapping to PAS 128
- Drone photogrammetry`,
    words: [
      'Land Surveyor',
      'geomatics',
      'topographical surveys',
      'measured building surveys',
      'total stations',
      'GNSS',
      'laser scanning',
      'AutoCAD',
      'n4ce',
      'point clouds',
      'setting out',
      'construction sites',
      'control networks',
      'CSCS card',
      'utility mapping',
      'PAS 128',
      'drone photogrammetry',
    ],
    workers: [
      `Hannah Petrie
Surveyor, Northline Geomatics, Perth, 2021 – present
- Topographical surveys of road schemes with total station and GNSS
- Laser scanning of schools, point clouds drawn up in AutoCAD
- Control networks and setting out for two housing sites
BSc Geomatics, University of Glasgow, 2021
CSCS card, clean driving licence`,
      `Idris Bello
Skills: total stations, GNSS, laser scanning, n4ce, AutoCAD, point clouds, PAS 128, setting out, photogrammetry
Experience
Assistant land surveyor, Tellus Surveys, Hull, 2020 – 2022
Land surveyor, Humber Mapping, Hull, 2022 – present
HND Surveying, 2020`,
    ],
  },
  {
    name: 'dental hygienist',
    advert: `Dental Hygienist
Requirements
- GDC registration
- Diploma in dental hygiene or hygiene and therapy
- Scaling and root surface debridement
- Periodontal charting and treatment plans
- Local anaesthesia and fluoride varnish
- Patient education on oral hygiene
- Software of Exact or Dentally
Desirable
- Airflow and whitening
- Direct access patients`,
    words: [
      'Dental hygienist',
      'GDC registration',
      'diploma dental hygiene',
      'therapy',
      'scaling',
      'root surface debridement',
      'periodontal charting',
      'treatment plans',
      'local anaesthesia',
      'fluoride varnish',
      'patient education',
      'oral hygiene',
      'Exact software',
      'Dentally',
      'airflow',
      'whitening',
      'direct access patients',
    ],
    workers: [
      `Priya Nair
Dental hygienist, Castle Street Dental, Lincoln, 2018 – present
• See 14 patients a day for scaling and root surface debridement
• Chart periodontal pockets and write treatment plans in Exact
• Give local anaesthesia, apply fluoride varnish
Diploma in Dental Hygiene and Therapy, 2018
GDC registered since 2018`,
      `Lars Holm
Hygienist, Tandkliniken, Malmö, 2015 – 2020; Smile Rooms, Leeds, 2020 – present
I clean teeth below and above the gum, teach people how to brush, and whiten with trays
GDC registration 2020. Diploma in dental hygiene, Malmö 2015`,
    ],
  },
  {
    name: 'warehouse planner',
    advert: `Warehouse Planner
You bring
- Three years of planning in a distribution centre
- Labour planning, shift rosters and forecasts of volumes
- SAP EWM or Manhattan
- Advanced Excel with Power Query
- Slotting, dock schedules and carrier bookings
- Reports of KPIs to operations managers
Nice
- Lean or Six Sigma yellow belt
- Ecommerce peak`,
    words: [
      'Warehouse planner',
      'distribution centre',
      'labour planning',
      'shift rosters',
      'forecasts',
      'volumes',
      'SAP EWM',
      'Manhattan',
      'advanced Excel',
      'Power Query',
      'slotting',
      'dock schedules',
      'carrier bookings',
      'KPIs',
      'operations managers',
      'lean',
      'Six Sigma yellow belt',
      'ecommerce peak',
    ],
    workers: [
      `Dominika Wrona
Planner, Bluebox Fulfilment, Daventry, 2020 – present
- Plan labour and shift rosters for 220 people from forecasts of volumes
- Dock schedules and carrier bookings in SAP EWM
- KPI reports for operations managers in Excel, Power Query
- Planned five ecommerce peaks`,
      `Steve Hollis
Stock and transport coordinator, Farrow Foods, Corby, 2014 – 2023
Drew up the rota for three shifts, booked hauliers on to doors, moved fast lines near the dock
Weekly figures for the site manager, mostly spreadsheets`,
    ],
  },
  {
    name: 'translator',
    advert: `Übersetzer Deutsch–Englisch (m/w/d)
Anforderungen
- Abgeschlossenes Studium Übersetzen oder staatliche Prüfung
- Drei Jahre Erfahrung mit technischen Übersetzungen
- Trados Studio oder memoQ
- Terminologiepflege und Lektorat
- Maschinenbau, Bedienungsanleitungen und Patente
- Post-Editing maschineller Übersetzungen
Von Vorteil
- Beeidigung
- Französisch`,
    words: [
      'Übersetzer Deutsch Englisch',
      'Studium Übersetzen',
      'staatliche Prüfung',
      'technische Übersetzungen',
      'Trados Studio',
      'memoQ',
      'Terminologiepflege',
      'Lektorat',
      'Maschinenbau',
      'Bedienungsanleitungen',
      'Patente',
      'Post-Editing',
      'maschinelle Übersetzungen',
      'Beeidigung',
      'Französisch',
    ],
    workers: [
      `Katrin Vogel
Übersetzerin, Lingua Technik GmbH, Ulm, 2018 – heute
- Übersetze Bedienungsanleitungen und Patente für den Maschinenbau ins Englische
- Pflege der Terminologie in Trados Studio, Lektorat für zwei Kollegen
- Post-Editing maschineller Übersetzungen
Diplom-Übersetzerin, Universität Mainz, 2017`,
      `Owen Pryor
Freier Übersetzer, Leipzig, 2015 – heute
Handbücher für Pumpen und Pressen aus dem Deutschen, alles in memoQ
M.A. Translation, Leeds, 2014; beeidigt in Sachsen seit 2019`,
    ],
  },
];

const job = `Experience
Car park attendant, Civic Parking, 2018 – 2025
Opened barriers and helped drivers with tickets`;
const name = 'Robin Ashcombe\nrobin.ashcombe@example.com';

/** Ways to write a list so that it looks like something else. */
const disguises: Readonly<Record<string, (words: readonly string[]) => string>> = {
  'a bare list': (words) => `${name}\n${words.join(', ')}`,
  'a list under a heading': (words) => `${name}\nSkills\n${words.join('\n')}\n${job}`,
  'a list with bars': (words) => `${name}\n${words.join(' | ')}\n${job}`,
  'sentences of nouns': (words) =>
    `${name}\n${words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}.`).join(' ')}\n${job}`,
  'a profile': (words) => `${name}\nProfile\nExperienced in ${words.join(', ')}.\n${job}`,
  'a list below a job': (words) => `${name}\n${job}\n\n${words.join(', ')}`,
};

async function screenAll(advert: string, texts: readonly string[]) {
  const { job: prepared } = await engine.prepareJob(advert, { asOf: '2026-11' });
  return Promise.all(
    texts.map((text) =>
      engine.screen(prepared, {
        kind: 'text',
        fileName: 'resume.txt',
        text,
        pageStarts: [0],
        hiddenText: [],
      }),
    ),
  );
}

/** Lists in the advert's own words are copied from it, too. */
const isFlagged = ({ flags }: ScreeningResult) =>
  needsPerson(flags).some(({ reason }) => ['keyword-list', 'copied-advert'].includes(reason));

describe.each(trades)('a list of the words of an advert: $name', ({ advert, words, workers }) => {
  it.each(Object.entries(disguises))(
    'as %s is flagged, and below everybody who did the work',
    async (_, write) => {
      const [listed, ...others] = await screenAll(advert, [write(words), ...workers]);
      const least = Math.min(...others.map(({ exactScore }) => exactScore));
      expect(listed && isFlagged(listed)).toBe(true);
      expect(listed?.exactScore).toBeLessThan(least);
    },
  );

  it('is not what people show who did the work', async () => {
    const results = await screenAll(advert, workers);
    expect(results.filter(isFlagged)).toEqual([]);
  });
});
