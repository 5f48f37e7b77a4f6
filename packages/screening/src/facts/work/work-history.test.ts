import { describe, expect, it } from 'vitest';
import { isKnown, latestJob, readJobs } from './work-history.js';
import { readLines } from './years-lines.js';

const jobsIn = (text: string) => readJobs(readLines(text)).filter(isKnown);
const job = (text: string) => {
  const [first] = jobsIn(text);
  return first && [first.title, first.employer];
};

describe('findJobs', () => {
  it.each([
    [
      'Ward Manager, Acute Unit, St Brannock Hospital\tMarch 2020 – Present',
      'Ward Manager',
      'St Brannock Hospital',
    ],
    [
      'Acute Ward Manager — Severnside General Hospital\t01/2021 – present',
      'Acute Ward Manager',
      'Severnside General Hospital',
    ],
    [
      'Deputy Ward Manager\tJan 2022 – Present\nCrossfield Royal Hospital, acute ward',
      'Deputy Ward Manager',
      'Crossfield Royal Hospital',
    ],
    [
      'Brightleaf Software Ltd\t2019 – 2021\nSenior Software Engineer',
      'Senior Software Engineer',
      'Brightleaf Software Ltd',
    ],
    ['2018 – 2020  Line Cook, The Anchor Restaurant', 'Line Cook', 'The Anchor Restaurant'],
    ['Pastry Chef at Maison Rouge (2018 - 2020)', 'Pastry Chef', 'Maison Rouge'],
    ['Pastry Chef @ Maison Rouge, Leeds, 2018 to 2020', 'Pastry Chef', 'Maison Rouge'],
    ['Accountant | Hill & Sons | 2015–2019', 'Accountant', 'Hill & Sons'],
    ['Head of Finance, Northern Rail plc, since 2021', 'Head of Finance', 'Northern Rail plc'],
    [
      'Charge Nurse (Band 6), Northgate Infirmary\tJune 2016 – May 2020',
      'Charge Nurse',
      'Northgate Infirmary',
    ],
    ['School Nurse, Hill Primary School, 2016 – 2019', 'School Nurse', 'Hill Primary School'],
    [
      'Electrician\nVolt Electrical Services Ltd\n2016 – 2019',
      'Electrician',
      'Volt Electrical Services Ltd',
    ],
    ['Junior Web Developer, Pixel Row\t2019 – 2021', 'Junior Web Developer', null],
    ['Staff Nurse, Acute Medicine, 2019 – 2021', 'Staff Nurse', null],
    ['Ward manager, Northgate Infirmary, 2018 – Present', 'Ward manager', 'Northgate Infirmary'],
    ['Acme Holdings\t2019 – 2021', null, 'Acme Holdings'],
  ])('reads %j', (text, title, employer) => {
    expect(job(text)).toEqual([title, employer]);
  });

  it.each([
    'Lived abroad 2018 – 2020',
    '• Led the 2018 – 2020 programme as project manager',
    'Education\nBSc Nursing, University of Leeds, 2010 – 2013',
    'Managed a team of nurses from 2018 to 2020 and worked with every manager.',
    'Nurse manager',
    'Supported the ward manager 2018 – 2020',
    'Managed staff nurse 2018 – 2020',
    '2018 – 2020',
    '',
    '🙂 – 2020',
  ])('leaves %j out', (text) => {
    expect(jobsIn(text)).toEqual([]);
  });

  it('keeps to a limit and stays quick on hostile text', () => {
    expect(jobsIn('Head Chef 2018 – 2020\n'.repeat(5_000))).toHaveLength(20);
    expect(jobsIn(`${'Chef, '.repeat(50_000)} 2018 – 2020`)).toEqual([]);
    expect(jobsIn(`${'2018 – '.repeat(20_000)}`)).toEqual([]);
  });
});

describe('latestJob', () => {
  const newest = (text: string) => {
    const found = latestJob(readJobs(readLines(text)));
    return found && [found.title, found.employer];
  };

  it.each([
    [
      'Experience\nNorthgate Infirmary, Staff Nurse, 2018 – Present\nOther Hospital, Care Assistant, 2015 – 2018',
      'Staff Nurse',
      'Northgate Infirmary',
    ],
    [
      'Experience\nRN, Progressive Care Unit\nMercy Medical Center, Tulsa, OK\tMay 2021 – Present\n• Cared\nHome Health Aide\nComfort Keepers Inc\t2018 – 2021',
      'RN',
      'Mercy Medical Center',
    ],
    [
      'Experience\nER nurse – St Luke Hospital, 2020 – 2023\nward nurse – St Luke Hospital, 2016 – 2020',
      'ER nurse',
      'St Luke Hospital',
    ],
    [
      'Experience\nRegistered Nurse, Hill Hospital, 2019 – 2022\nNursing Assistant, Hill Hospital, 2015 – 2019',
      'Registered Nurse',
      'Hill Hospital',
    ],
    [
      'Experience\nCertified Nursing Assistant\nHilltop Care Home\nJune 2021 – August 2023\nHost, Olive Restaurant, 2018 – 2020',
      'Certified Nursing Assistant',
      'Hilltop Care Home',
    ],
    [
      'Experience\nCNA, Hilltop Care Home, 2021 – 2023\nCashier, Kroger Stores, 2018 – 2020',
      'CNA',
      'Hilltop Care Home',
    ],
    [
      'Experience\n2021 – 2024\nLead Welder\nHarbour Fabrication Ltd, Hull\n2017 – 2021\nWelder\nDock Works Ltd',
      'Lead Welder',
      'Harbour Fabrication Ltd',
    ],
    [
      'Experience\nRetail Assistant (16 hrs per week), Boots Stores, 2022 – 2024\nBarista (part-time), Bean Group, 2020 – 2022',
      'Retail Assistant',
      'Boots Stores',
    ],
    [
      'Experience\nTeacher of Mathematics, Hill Primary School, 2019 – present\nTeaching Assistant, Oak School, 2017 – 2019',
      'Teacher of Mathematics',
      'Hill Primary School',
    ],
    [
      'Experience\nYear 6 Teacher, Hill Primary School, 2019 – present',
      'Year 6 Teacher',
      'Hill Primary School',
    ],
    [
      'Experience\nClass 1 Driver\tFast Freight Ltd\t2019 - 2024\nClass 2 Driver\tSlow Freight Ltd\t2015 - 2019',
      'Class 1 Driver',
      'Fast Freight Ltd',
    ],
    [
      'Experience\nFront of House, The Anchor Restaurant, 2022 – 2024\nWaiter, The Anchor Restaurant, 2020 – 2022\nBarista, Bean Group, 2018 – 2020',
      'Front of House',
      'The Anchor Restaurant',
    ],
    [
      'Experience\nBlue Finch | Product Owner | 2022 – now\nGreen Heron Ltd | Business Analyst | 2018 – 2022\nRed Kite Ltd | Tester | 2015 – 2018',
      'Product Owner',
      'Blue Finch',
    ],
    [
      'Berufserfahrung\n01/2021 – heute\tPflegefachkraft, Klinikum Nord\n2015 – 2020\tAltenpfleger, Haus Abendruh',
      'Pflegefachkraft',
      'Klinikum Nord',
    ],
    [
      'Expérience\nInfirmière de nuit, Hôpital Saint-Louis, depuis 2020\nAide-soignante, Clinique du Parc, 2015 – 2020',
      'Infirmière de nuit',
      'Hôpital Saint-Louis',
    ],
    [
      'Experiencia\nJefe de cocina – Hotel Miramar (2019 – actualidad)\nCocinero – Hotel Playa (2015 – 2019)',
      'Jefe de cocina',
      'Hotel Miramar',
    ],
    [
      'Experience\nAccountant\nJan 2020 - Mar 2024\nBrown & Sons\nReconciled ledgers\nJunior Accountant\nJan 2017 - Dec 2019\nHill & Co',
      'Accountant',
      'Brown & Sons',
    ],
    [
      'Experience\nCompany Name － City , State\tDec 2019 to Current\tSous Chef\nCompany Name － City , State\tDec 2015 to Dec 2019\tCook',
      'Sous Chef',
      null,
    ],
    [
      'Experience\nMay 2019 to Current Company Name City , State Registered Nurse\nFloor care',
      'Registered Nurse',
      null,
    ],
    [
      'Work History\n06/2020 to Current\nProgramme Finance Associate Company Name – City , State\nText of it.\n10/2008 to 05/2020\nProgramme Assistant Company Name',
      'Programme Finance Associate',
      null,
    ],
    [
      'Experience\nElectrician II, Volt Electrical Services Ltd, 2020 – 2024',
      'Electrician',
      'Volt Electrical Services Ltd',
    ],
    [
      'Experience\nDirector Sales EMEA, Cloudy Software Ltd, 2019 – 2024\nSales Manager, Cloudy Software Ltd, 2015 – 2019',
      'Director Sales EMEA',
      'Cloudy Software Ltd',
    ],
    [
      'Experience\nAssistant to the Director, City Museum, 2019 – 2024',
      'Assistant to the Director',
      'City Museum',
    ],
    [
      'Experience\n**Head Chef** | Hotel Miramar | 2020 – Present\nCook | Inn Group | 2016 – 2020',
      'Head Chef',
      'Hotel Miramar',
    ],
    [
      'EMPLOYMENT\nHOUSEKEEPER, GRAND HOTEL, 2019 – 2023\nCLEANER, OFFICE SERVICES LTD, 2015 – 2019',
      'Housekeeper',
      'GRAND HOTEL',
    ],
    [
      'Experience\nPosition: Warehouse Operative\nCompany: Swift Logistics\nDates: 2020 – 2024',
      'Warehouse Operative',
      'Swift Logistics',
    ],
    [
      'Experience\nSwift Logistics\nWarehouse Operative (Nights)\n2020 – 2024\n• Picked',
      'Warehouse Operative',
      'Swift Logistics',
    ],
    [
      'Experience\nSelf-employed Plumber, 2018 – present\nPlumber, Pipes Ltd, 2010 – 2018',
      'Self-employed Plumber',
      null,
    ],
    [
      'Experience\n2010 – 2014 Cook, Inn Group\n2014 – 2019 Sous Chef, Hotel Playa\n2019 – 2023 Head Chef, Hotel Miramar',
      'Head Chef',
      'Hotel Miramar',
    ],
    [
      'Experience\nForklift operator 2019 – 2023, Dock Company\nPacker 2017 – 2019',
      'Forklift operator',
      'Dock Company',
    ],
    [
      'Experience\nLine Cook at The Anchor, 2022 – 2024\nDishwasher at The Anchor, 2020 – 2022',
      'Line Cook',
      'The Anchor',
    ],
    [
      'Experience\nProject Engineer / Site Supervisor, Build Construction Ltd, 2018 – 2024',
      'Project Engineer / Site Supervisor',
      'Build Construction Ltd',
    ],
    [
      'Experience\nIT Support Analyst – Level 2, Desk Services Ltd, 2019 – 2022',
      'IT Support Analyst',
      'Desk Services Ltd',
    ],
  ])('of %j is %j at %j', (text, title, employer) => {
    expect(newest(text)).toEqual([title, employer]);
  });

  it('reads dates of three lines', () => {
    const text =
      'Experience\nJune 2015\nto\nJanuary 2016\nInn Group, Line Cook\nCooked.\nMay 2014\nto\nMay 2015\nInn Group, Porter';
    expect(newest(text)).toEqual(['Line Cook', 'Inn Group']);
  });

  it('never takes an older job for one of which nothing could be read', () => {
    const older = 'Sales Assistant, Toy Stores, 2019 – 2022';
    expect(newest(`Experience\nMagic maker, Toy House, 2022 – 2024\n${older}`)).toEqual([
      null,
      null,
    ]);
    expect(newest(`Experience\nAcme Ltd, 2022 – 2024\nDid much.\n${older}`)).toEqual([
      null,
      'Acme Ltd',
    ]);
  });

  it('takes no line of prose for a job', () => {
    const prose =
      'I have helped the teams of this firm as a volunteer in all their work since 2022 and do so.';
    expect(newest(`Experience\nCook, Inn Group, 2019 – 2022\n${prose}`)).toEqual([
      'Cook',
      'Inn Group',
    ]);
  });

  it('is the one that goes on, else the one that ended last', () => {
    const past = 'Cook, 2015 – 2017\nHead Chef, 2017 – 2020\nWaiter, 2010 – 2014';
    expect(latestJob(jobsIn(past))?.title).toBe('Head Chef');
    expect(latestJob(jobsIn(`${past}\nTeacher, 2014 – present`))?.title).toBe('Teacher');
    expect(latestJob([])).toBeUndefined();
  });
});
