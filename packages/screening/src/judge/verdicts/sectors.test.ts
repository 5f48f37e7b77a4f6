import { describe, expect, it } from 'vitest';
import { judgeText } from '../../../tests/support/judge-text.js';

const verdictOf = (code: string, criterion: string, text: string) =>
  judgeText(criterion, text, { code }).verdict;

describe('a sector of work', () => {
  it.each([
    ['en', 'Hospitality experience', 'Waiter, Hilton, Leeds, 2019 - 2022\n- Carried plates'],
    ['en', 'Experience in the retail sector', 'Store Manager, H&M, 2015 - 2020\n- 12 staff'],
    ['en', 'Experience in a laboratory', 'Biomedical Scientist, Lothian, 2014 - 2022\n- Analysers'],
    ['en', 'IT experience', 'Helpdesk Analyst, Capita, 2017 - 2020\n- Tickets'],
    ['en', 'A background in construction', 'Bricklayer, Taylor, 2015 - 2021\n- Facework'],
    ['en', 'Two years in hospitality', 'Bartender, The Bell, 2018 - 2023\n- Cocktails'],
    ['de', 'Erfahrung in der Gastronomie', 'Kellnerin, Hofbräu, 2018 – 2022\n- Bedienung'],
    ['fr', 'Expérience en restauration', 'Serveur, Brasserie Georges, 2017 – 2021\n- Salle'],
    ['es', 'Experiencia en hostelería', 'Camarera, Meliá, 2016 – 2020\n- Sala'],
    ['it', 'Esperienza nella ristorazione', 'Cameriere, Da Vittorio, 2015 – 2020\n- Tavoli'],
    ['nl', 'Ervaring in de horeca', 'Barman, Café Hoppe, 2016 – 2020\n- Bier tappen'],
    ['pl', 'Doświadczenie w gastronomii', 'Kelner, Sphinx, 2016 – 2020\n- Obsługa stolików'],
    ['pt', 'Experiência em restauração', 'Cozinheira, Ramiro, 2016 – 2020\n- Mariscos'],
  ])('%s: %s is shown by a job of it', (code, criterion, text) => {
    expect(verdictOf(code, criterion, text)).toBe('met');
  });

  it.each([
    ['Retail experience', 'Welder, Siemens, 2015 - 2022\n- MIG and TIG welding of frames'],
    ['Hospitality experience', 'Payroll Clerk, Kier, 2015 - 2022\n- Monthly payroll'],
    ['Experience in a laboratory', 'Bricklayer, Taylor, 2015 - 2021\n- Facework'],
    ['Two years in hospitality', 'Bartender, The Bell, Jan 2023 - Mar 2023\n- Cocktails'],
  ])('%s is not shown by: %s', (criterion, text) => {
    expect(verdictOf('en', criterion, text)).toBe('not-found');
  });
});

describe('the employer of a job', () => {
  const dental = 'Receptionist, Elm Dental Practice, 2018 - 2022\n- Answered the phone';

  it.each([
    ['Telecoms experience', 'Network Engineer, Vodafone, 2015 - 2020\n- Routers'],
    ['Experience in retail', 'Team Leader, Tesco, 2015 - 2020\n- 14 people'],
    ['Experience in a dental practice', dental],
    [
      'Supervisory experience in a warehouse',
      'Picker, XPO Logistics, 2019 - 2022\n- Led four others',
    ],
  ])('shows its sector: %s by %j', (criterion, text) => {
    expect(verdictOf('en', criterion, text)).toBe('met');
  });

  it.each([
    ['Retail experience', 'Electrician, Tesco, 2015 - 2020\n- Rewired stores'],
    ['Sage accounting software', 'QA Engineer, Sage, Leeds, 2018 - 2024\n- Wrote test scripts'],
    ['Retail experience', 'Course at Tesco Academy, 2015 - 2016'],
  ])('shows neither another trade nor its product: %s by %j', (criterion, text) => {
    expect(verdictOf('en', criterion, text)).toBe('not-found');
  });

  it('is part of what is asked for where work in it is', () => {
    const picker = 'Order Picker, XPO Logistics, 2019 - 2022\n- 180 units an hour';
    expect(verdictOf('en', 'Supervisory experience in a warehouse', picker)).toBe('partly');
  });
});

describe('a sector within the name of something else', () => {
  it('asks for that alone', () => {
    const home = 'Registered Manager, Elm House, 2016 - 2024\n- Took the home to good';
    expect(verdictOf('en', 'Critical care experience', home)).toBe('not-found');
  });
});

describe('a job that is asked for', () => {
  it.each([
    ['Experience as a waiter', 'Food Server, Olive Garden, 2018 - 2022\n- Six tables'],
    ['Two years as a care assistant', 'Carer, Sunrise, 2016 - 2021\n- Washing and dressing'],
  ])('%s is shown by another name of the same job', (criterion, text) => {
    expect(verdictOf('en', criterion, text)).toBe('met');
  });

  it('is not shown by people of that job elsewhere in a statement', () => {
    const text = 'Office Manager, Dishoom, 2018 - 2022\n- Booked training for servers';
    expect(verdictOf('en', 'Experience as a waiter', text)).toBe('not-found');
  });
});

describe('people at the head of a statement', () => {
  it.each([
    ['Payroll Manager', 'met'],
    ['Payroll Clerk', 'not-found'],
  ])('are led by a leader alone: %s', (title, verdict) => {
    const text = `${title}, Stobart, 2014 - 2024\n- Four payroll clerks`;
    expect(verdictOf('en', 'Team management', text)).toBe(verdict);
  });
});

describe('an abbreviation', () => {
  it.each([
    ['Member of the KLVB', 'MKLVB'],
    ['Personal Track Safety', 'PTS'],
  ])('is read in a line of its own: %s by %s', (criterion, line) => {
    const text = `Fitter, Northern, 2014 - 2024\n- Points and signals\nTickets\n${line}`;
    expect(verdictOf('en', criterion, text)).toBe('met');
  });
});

describe('a completed training', () => {
  it.each([
    ['Abgeschlossene Ausbildung als Ergotherapeut', 'not-found'],
    ['Abgeschlossene Berufsausbildung', 'met'],
  ])('is of the trade that is asked for: %s', (criterion, verdict) => {
    expect(verdictOf('de', criterion, 'Verwaltungsfachangestellte, Stadt Ulm, 2014')).toBe(verdict);
  });
});

describe('the title of a job', () => {
  it('is no other title with the same stems', () => {
    const product = 'Product Manager, Trainline, 2017 - 2024\n- Roadmap for the app';
    expect(verdictOf('en', 'Production planning', product)).toBe('not-found');
  });

  it('shows what each of its entries does', () => {
    const adviser = 'Solicitor, Irwin Mitchell, 2017 - 2024\n- Files for claimants';
    expect(verdictOf('en', 'Qualified lawyer', adviser)).toBe('met');
  });
});

describe('a short or everyday name in another language', () => {
  it.each([
    ['es', 'Inglés B2', 'Idiomas: inglés C1, francés A2'],
    ['nl', 'Lassen', 'Constructiebankwerker, Damen, 2015 – 2020\n- TIG-lassen van buizen'],
    ['fr', 'Gestion de budget', 'Directrice, Ville de Nantes, 2015 – 2020\n- Gestion du budget'],
    ['it', 'Buona conoscenza dell’inglese', 'Lingue: inglese fluente'],
    ['de', 'Führungserfahrung', 'Teamleiter, Bosch, 2015 – 2020\n- Leitung eines Teams von acht'],
  ])('%s: %s is found', (code, criterion, text) => {
    expect(verdictOf(code, criterion, text)).toBe('met');
  });
});
